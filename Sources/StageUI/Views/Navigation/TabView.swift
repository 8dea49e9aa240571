// Licensed under the Apache License, Version 2.0.

/// Several views of which one is shown: chosen in a bar, or paged through with a finger.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    /// The tag of the view that is shown; nil when the tab view keeps its own selection.
    public let selection: Binding<SelectionValue>?
    /// The views.
    public let content: Content

    /// Creates a tab view that shows the view with the selected tag.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The view of the runtime; a body, so that a selection kept in a model is observed.
    public var body: some View {
        let binding = selection
        TabContainer(
            content: content, selected: binding.map { AnyHashable($0.wrappedValue) },
            select: binding.map { binding in
                { tag in
                    if let value = tag.base as? SelectionValue { binding.wrappedValue = value }
                }
            },
            takesIndices: SelectionValue.self == Int.self)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own selection.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// The trait under which a view offers its item in a bar of tabs.
enum TabItemTrait: ViewTraitKey {
    typealias Value = TabItemLabel
}

/// The label of a view in a bar of tabs.
struct TabItemLabel {
    var view: AnyView

    /// Creates the label of a tab. An image and a text beside each other are the icon and the title of one.
    @MainActor
    init<V: View>(_ view: V) {
        switch view {
        case let parts as TupleView<(Image, Text)>: self.view = Self.label(parts.value.0, parts.value.1)
        case let parts as TupleView<(Text, Image)>: self.view = Self.label(parts.value.1, parts.value.0)
        default: self.view = AnyView(view)
        }
    }

    @MainActor
    private static func label(_ icon: Image, _ title: Text) -> AnyView {
        AnyView(
            Label {
                title
            } icon: {
                icon
            })
    }
}

struct TabItemModifier: BoxModifier {
    var label: TabItemLabel
    static var changesLayout: Bool { false }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { label as? Key.Value }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        // The bar is above: it takes the new item when its tab view is updated next.
        var node = owner.parent
        while let current = node {
            if let container = current.tabItems { return container.itemsDidChange() }
            node = current.parent
        }
    }
}

/// A node that shows the tab items of the views below it.
@MainActor
protocol TabItemContainer: PageChooser {
    func itemsDidChange()
    /// Stores the requests of a view inside for the bar; nil removes them.
    func setBarOptions(_ node: Node, _ options: TabBarOptions?)
}

extension Node {
    /// The node itself, if it holds the items of a tab bar.
    var tabItems: (any TabItemContainer)? { pageChooser as? any TabItemContainer }
}

extension View {
    /// Sets the view's item in the bar of a tab view: a label, or an image and a text.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modified(TabItemModifier(label: TabItemLabel(label())))
    }
}
