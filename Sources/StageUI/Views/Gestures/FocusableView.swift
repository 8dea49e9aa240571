// Licensed under the Apache License, Version 2.0.

import Foundation

/// The purposes of a view's focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The raw value, with one bit for each purpose.
    public let rawValue: Int
    /// Creates purposes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view is activated, as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The interactions of the platform.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// A focusable view that takes no text.
struct FocusableView<Content: View>: View, PrimitiveView {
    let content: Content
    let isFocusable: Bool
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { FocusableViewNode(self, inputs) }
}

private final class FocusableViewNode<Content: View>:
    ViewNode<FocusableView<Content>>, FocusableNode
{
    private typealias Inner = BoxedView<Content, FieldMark>
    private var child: ViewNode<Inner>?
    private var isFocused = false

    override init(_ view: FocusableView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = inner.makeViewNode(inputs.child(of: self, environment: innerEnvironment))
    }

    private var inner: Inner {
        view.content.modified(FieldMark { [weak self] in self })
    }
    private var innerEnvironment: EnvironmentValues {
        var values = environment
        values.isFocused = isFocused
        return values
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(
        from old: FocusableView<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: inner, environment: innerEnvironment)
    }

    var canFocus: Bool { isMounted && view.isFocusable && environment.isEnabled && !isOutOfFocusReach }

    func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
        stage.perform { [weak self] in
            guard let self, self.isMounted else { return }
            self.child?.update(to: self.inner, environment: self.innerEnvironment)
        }
    }

    func insert(_ text: String) {}
    func press(_ key: StageKey, _ modifiers: EventModifiers) -> Bool { false }
    func pressCommand(_ character: Character, _ modifiers: EventModifiers) -> Bool { false }
    func inherit(from other: any FocusableNode) {}
    func advance(to time: Double) {}
}

/// Marks the place of a view that can have the focus, so that the tab key finds it.
private struct FieldMark: BoxModifier {
    var field: @MainActor () -> (any FocusableNode)?
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        FieldMarkBox(owner: owner, content: content) { [unowned owner] in owner.modifier.field() }
    }
}

private final class FieldMarkBox: WrapperBox, FocusPlaceBox {
    private let found: () -> (any FocusableNode)?

    init(owner: Node, content: LayoutBox, field: @escaping () -> (any FocusableNode)?) {
        found = field
        super.init(owner: owner, content: content)
    }

    var focusable: (any FocusableNode)? { found() }
}

private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether the nearest focusable view around has the focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

extension View {
    /// Lets the view have the focus, and with it the keys.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }
    /// Lets the view have the focus for some purposes.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }
}
