// Licensed under the Apache License, Version 2.0.

/// One of two views, by a condition.
public struct ConditionalContent<First: View, Second: View> {
    enum Storage {
        case first(First)
        case second(Second)
    }
    let storage: Storage
}

extension ConditionalContent: View {}

extension ConditionalContent: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ConditionalNode(self, inputs) }
}

private final class ConditionalNode<First: View, Second: View>:
    ViewNode<ConditionalContent<First, Second>>
{
    private lazy var content = DynamicChildren(owner: self)

    override init(_ view: ConditionalContent<First, Second>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        refresh()
    }

    override var children: [Node] { content.nodes }
    override var passesRows: Bool { true }
    override func collectBoxes(into boxes: inout [LayoutBox]) { content.collectBoxes(into: &boxes) }
    override var bringsSeveral: Bool { true }
    override var elements: [Node] { content.present.flatMap(\.elements) }

    override func didUpdate(
        from old: ConditionalContent<First, Second>, viewChanged: Bool, environmentChanged: Bool
    ) {
        refresh()
    }

    private func refresh() {
        switch view.storage {
        case .first(let view): show(view, key: "first")
        case .second(let view): show(view, key: "second")
        }
    }

    private func show<Content: View>(_ view: Content, key: String) {
        content.set([AnyHashable(key)]) { _, inputs in
            view.makeViewNode(inputs)
        } update: { _, node, environment in
            (node as? ViewNode<Content>)?.update(to: view, environment: environment)
        }
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { OptionalNode(self, inputs) }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private lazy var content = DynamicChildren(owner: self)

    override init(_ view: Wrapped?, _ inputs: NodeInputs) {
        super.init(view, inputs)
        refresh()
    }

    override var children: [Node] { content.nodes }
    override var passesRows: Bool { true }
    override func collectBoxes(into boxes: inout [LayoutBox]) { content.collectBoxes(into: &boxes) }
    override var bringsSeveral: Bool { true }
    override var elements: [Node] { content.present.flatMap(\.elements) }

    override func didUpdate(from old: Wrapped?, viewChanged: Bool, environmentChanged: Bool) {
        refresh()
    }

    private func refresh() {
        guard let wrapped = view else {
            content.set([]) { _, inputs in
                Node(inputs)
            } update: { _, _, _ in
            }
            return
        }
        content.set(["some"]) { _, inputs in
            wrapped.makeViewNode(inputs)
        } update: { _, node, environment in
            (node as? ViewNode<Wrapped>)?.update(to: wrapped, environment: environment)
        }
    }
}

/// A view for each element of a collection, identified by the element's id.
///
/// What it makes need not be views: a chart's marks are made of data, too.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// Nothing: what it makes is asked for by element.
    public typealias Body = Never

    /// The elements.
    public let data: Data
    let id: KeyPath<Data.Element, ID>
    /// Makes the view of an element.
    public let content: (Data.Element) -> Content
    /// The view in the place of those of the elements, where the elements are found in another view.
    var resolved: (@MainActor () -> AnyView)?
    /// The changes that the rows of a list can make to the elements.
    var edits: RowEdits?

    /// Creates what is made for elements that are identified by a property, for a module that makes no views of them.
    ///
    /// The closure comes first, so that no trailing one is tried on it besides those of builders.
    package init(
        making content: @escaping (Data.Element) -> Content, of data: Data, id: KeyPath<Data.Element, ID>
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

extension ForEach: View where Content: View {
    /// Creates views for elements that are identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(making: content, of: data, id: id)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Creates views for identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(making: content, of: data, id: \.id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for a constant range of numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(making: content, of: data, id: \.self)
    }
}

extension ForEach: PrimitiveView where Content: View {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        resolved == nil ? ForEachNode(self, inputs) : ResolvedForEachNode(self, inputs)
    }
}

/// A node whose dynamic children are tagged with their ids by default.
@MainActor
protocol ElementTagging: Node {
    /// The place of an element's view among those that are there to stay.
    func index(of host: TransitionHost) -> Int?
}

/// A node whose keyed children have the ids that the app gave them.
@MainActor
protocol IdentifyingNode: Node {}

/// Creates the content of one element; a separate view, so that the values it reads are observed.
struct ForEachContent<Element, Content: View>: View, UnnamedView {
    let element: Element
    let content: (Element) -> Content
    var body: some View { content(element) }
}

/// A view that starts anew when its id changes.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { IdentifiedNode(self, inputs) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
    ViewNode<IdentifiedView<Content, ID>>, IdentifyingNode
{
    private lazy var content = DynamicChildren(owner: self)

    override init(_ view: IdentifiedView<Content, ID>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        refresh()
    }

    override var children: [Node] { content.nodes }
    override var passesRows: Bool { true }
    override var passesElements: Bool { false }
    override func collectBoxes(into boxes: inout [LayoutBox]) { content.collectBoxes(into: &boxes) }
    override var bringsSeveral: Bool { true }

    override func didUpdate(
        from old: IdentifiedView<Content, ID>, viewChanged: Bool, environmentChanged: Bool
    ) {
        refresh()
    }

    private func refresh() {
        content.set([AnyHashable(view.id)]) { _, inputs in
            view.content.makeViewNode(inputs)
        } update: { _, node, environment in
            (node as? ViewNode<Content>)?.update(to: view.content, environment: environment)
        }
    }
}

extension View {
    /// Binds the view's identity to a value: when the value changes, the view starts anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
