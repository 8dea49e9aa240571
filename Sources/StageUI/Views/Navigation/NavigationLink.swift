// Licensed under the Apache License, Version 2.0.

/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let value: AnyHashable?
    private let destination: AnyView?
    /// Indicates whether the other screen is shown, where the app sets that.
    private let activation: Binding<Bool>?

    /// The label as a button that leads on.
    public var body: some View {
        if let activation, let destination {
            ConditionDestination(
                content: LinkContent(label: label, activate: { activation.wrappedValue = true }),
                isPresented: activation
            ) { destination }
        } else {
            LinkContent(label: label, value: value, destination: destination)
        }
    }

    /// Creates a link to a view that is shown as long as a value is true.
    init(label: Label, destination: Destination, isShown: Binding<Bool>) {
        self.label = label
        value = nil
        self.destination = AnyView(destination)
        activation = isShown
    }
}

extension NavigationLink {
    /// Returns the link; where there is one column, all screens are shown in it.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
    /// Creates a link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        value = nil
        self.destination = AnyView(destination())
        activation = nil
    }
    /// Creates a link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        value = nil
        self.destination = AnyView(destination)
        activation = nil
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Creates a link with a title to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen that the stack has for a value; without one the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
        destination = nil
        activation = nil
    }
    /// Creates a link with a title to the screen that the stack has for a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    /// Creates a link with a title to the screen that the stack has for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

/// The trait by which a row knows that it leads to another screen.
enum LinkTrait: ViewTraitKey { typealias Value = Bool }

/// The button of a link; a separate node, that finds the stack when it is used.
private struct LinkContent<Label: View>: View, PrimitiveView {
    let label: Label
    var value: AnyHashable?
    var destination: AnyView?
    /// The action of a touch where the link does not lead anywhere itself.
    var activate: (() -> Void)?

    /// Indicates whether a touch leads to another screen.
    var leadsOn: Bool { value != nil || destination != nil || activate != nil }

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { LinkNode(self, inputs) }
}

private final class LinkNode<Label: View>: ViewNode<LinkContent<Label>> {
    private typealias Inner = BoxedView<Button<LinkLabel<Label>>, LinkEnabling>
    private var child: Node?
    private var updateChild: (LinkNode) -> Void = { _ in }

    override init(_ view: LinkContent<Label>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        let node = content.makeViewNode(inputs.child(of: self))
        child = node
        updateChild = { link in node.update(to: link.content, environment: link.environment) }
    }

    private var content: Inner {
        Button { [weak self] in
            self?.follow()
        } label: {
            LinkLabel(label: view.label)
        }.modified(
            LinkEnabling(isEnabled: view.leadsOn && navigation != nil))
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == LinkTrait.self ? true as? Key.Value : super.trait(key)
    }

    override func didUpdate(from old: LinkContent<Label>, viewChanged: Bool, environmentChanged: Bool) {
        updateChild(self)
        if let destination = view.destination {
            navigation?.update(destination, owner: ObjectIdentifier(self))
        }
    }

    private func follow() {
        if let value = view.value {
            navigation?.push(value, from: self)
        } else if let destination = view.destination {
            navigation?.push(destination, owner: ObjectIdentifier(self)) {}
        } else {
            view.activate?()
        }
    }
}

/// Switches a link off that leads nowhere.
private struct LinkEnabling: BoxModifier {
    var isEnabled: Bool
    static var changesLayout: Bool { false }
    func transform(_ environment: inout EnvironmentValues) {
        if !isEnabled { environment.isEnabled = false }
    }
}
