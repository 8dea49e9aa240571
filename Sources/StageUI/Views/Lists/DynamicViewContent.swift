// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views that are made of the elements of a collection, which a list can remove and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {}

/// The changes that an app makes to its elements when rows are edited.
struct RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

/// Views of a collection whose rows can be edited.
private struct EditableContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let base: Base
    let edits: RowEdits
    var data: Base.Data { base.data }
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { EditableNode(self, inputs) }
}

/// A node that a row asks for the changes of its collection.
@MainActor
private protocol RowEditing: Node {
    var edits: RowEdits { get }
}

private final class EditableNode<Base: DynamicViewContent>: ViewNode<EditableContent<Base>>, RowEditing {
    private var child: ViewNode<Base>?

    override init(_ view: EditableContent<Base>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.base.makeViewNode(inputs.child(of: self))
    }

    var edits: RowEdits { view.edits }
    override var children: [Node] { child.map { [$0] } ?? [] }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(
        from old: EditableContent<Base>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.base, environment: environment)
        // A list looks when it arranges its rows.
        let could = (old.edits.delete != nil, old.edits.move != nil)
        if could != (edits.delete != nil, edits.move != nil) { structureDidChange() }
    }
}

extension DynamicViewContent {
    /// Lets the rows of a list be removed; nil does not.
    ///
    /// - Parameter action: Removes the elements at some places of the collection.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, edits: RowEdits(delete: action))
    }
    /// Lets the rows of a list be moved while it is edited; nil does not.
    ///
    /// - Parameter action: Moves the elements at some places of the collection before another place.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, edits: RowEdits(move: action))
    }
}

/// The place of a row among the elements of a collection, and the changes that can be made there.
@MainActor
struct RowPlace {
    let collection: ObjectIdentifier
    let index: Int
    let edits: RowEdits

    /// The place of the row that a node is; nil for a row that is of no collection.
    init?(of row: Node) {
        var node: Node? = row
        var found: (list: any ElementTagging, index: Int)?
        var edits = RowEdits()
        while let current = node {
            if let host = current as? TransitionHost, let list = host.parent as? any ElementTagging {
                guard found == nil, let index = list.index(of: host) else { break }
                found = (list, index)
            } else if found != nil, let editing = current as? any RowEditing {
                edits.delete = edits.delete ?? editing.edits.delete
                edits.move = edits.move ?? editing.edits.move
            } else if current is any RowContainer {
                break
            }
            node = current.parent
        }
        guard let found else { return nil }
        collection = ObjectIdentifier(found.list)
        index = found.index
        self.edits = edits
    }
}

/// A node that arranges the views of its content as rows.
@MainActor
protocol RowContainer: Node {}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = self
        kept.removeAll()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets from the start before another offset, in their order.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements that move.
    ///   - destination: An offset before the move, from 0 to the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter(source.contains).map { all[$0] }
        let before = all.indices.filter { !source.contains($0) && $0 < destination }.map { all[$0] }
        let after = all.indices.filter { !source.contains($0) && $0 >= destination }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
