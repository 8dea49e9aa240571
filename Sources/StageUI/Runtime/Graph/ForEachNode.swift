// Licensed under the Apache License, Version 2.0.

/// The node of a `ForEach`: a view for each element, or only for those near the window of a lazy container.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>, ElementTagging, IdentifyingNode
{
    private lazy var content = DynamicChildren(owner: self)
    /// The rows of a lazy container, once there are so many that not all are made.
    private var rows: LazyRows?
    /// The elements of which views may still be made.
    private var waiting: [Data.Element] = []
    /// The number of rows of a lazy container that were all made.
    private var madeAtOnce = 0

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        refresh(isNew: true)
    }

    override var children: [Node] { content.nodes }
    override func collectBoxes(into boxes: inout [LayoutBox]) {
        if let rows { rows.collectBoxes(into: &boxes) } else { content.collectBoxes(into: &boxes) }
    }
    override var bringsSeveral: Bool { true }
    override var passesRows: Bool { true }
    override var lazyRows: LazyRows? { rows }
    override var elements: [Node] {
        if let rows, rows.set.isList { return rows.elements }
        return content.present.flatMap(\.elements)
    }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == RowEdits.Trait.self ? view.edits as? Key.Value : nil
    }
    func index(of host: TransitionHost) -> Int? {
        if let rows { return rows.source(of: host) }
        return content.present.firstIndex { $0 === host.content }
    }

    override func didUpdate(
        from old: ForEach<Data, ID, Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        refresh(isNew: false)
    }

    private func refresh(isNew: Bool) {
        let elements = Array(view.data)
        let keys = elements.map { AnyHashable($0[keyPath: view.id]) }
        if rows == nil { rows = lazyRows(for: keys.count) }
        guard let rows else {
            if Set(keys).count != keys.count { reportDuplicates() }
            let make = view.content
            return content.set(keys) { index, inputs in
                ForEachContent(element: elements[index], content: make).makeViewNode(inputs)
            } update: { index, node, environment in
                self.update(node, to: elements[index], environment)
            }
        }
        waiting = elements
        rows.update(keys, isNew: isNew) { index, node, environment in
            self.update(node, to: elements[index], environment)
        }
        if rows.hasDuplicates { reportDuplicates() }
    }

    private func reportDuplicates() {
        stage.report(.misuse, "ForEach has elements with the same id; each id is shown once.", at: self)
    }

    private func update(_ node: Node, to element: Data.Element, _ environment: EnvironmentValues) {
        (node as? ViewNode<ForEachContent<Data.Element, Content>>)?.update(
            to: ForEachContent(element: element, content: view.content), environment: environment)
    }

    /// The rows of the lazy container that the views are directly in, if it has so many that not all are made at once.
    private func lazyRows(for count: Int) -> LazyRows? {
        guard let set = rowSet, isLong(count, in: set) else { return nil }
        let rows = LazyRows(of: self, in: set, content: content) { [unowned self] index, inputs in
            ForEachContent(element: waiting[index], content: view.content).makeViewNode(inputs)
        }
        set.add(rows)
        return rows
    }

    private func isLong(_ count: Int, in set: LazyRowSet) -> Bool {
        if set.isList { return set.isLong(with: count, of: self) }
        return count > LazyRowSet.fewest && set.isLong(with: count, last: &madeAtOnce)
    }
}
