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

extension ForEach: DynamicViewContent where Content: View {}

/// Views of a collection whose rows can be edited.
private struct EditableContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let base: Base
    let edits: RowEdits
    var data: Base.Data { base.data }
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { EditableNode(self, inputs) }
}

private final class EditableNode<Base: DynamicViewContent>: ViewNode<EditableContent<Base>>, RowInserting {
    private var child: ViewNode<Base>?

    override init(_ view: EditableContent<Base>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.base.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] { child?.elements ?? [] }
    var emptyInsertion: RowInsertion? { elements.isEmpty ? view.edits.insert : nil }
    override func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == RowEdits.Trait.self ? view.edits as? Key.Value : nil
    }

    override func didUpdate(
        from old: EditableContent<Base>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.base, environment: environment)
        // A list looks when it arranges its rows.
        let could = (old.edits.delete != nil, old.edits.move != nil, old.edits.insert != nil)
        if could != (view.edits.delete != nil, view.edits.move != nil, view.edits.insert != nil) {
            structureDidChange()
        }
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
    /// Lets dragged values be let go between the rows of a list.
    ///
    /// - Parameters:
    ///   - accepts: Returns whether some values can be inserted.
    ///   - insert: Inserts values before the element at an offset; returns whether it could.
    package func rowInsertion(
        accepts: @escaping @MainActor ([Any]) -> Bool, insert: @escaping @MainActor ([Any], Int) -> Bool
    ) -> some DynamicViewContent {
        EditableContent(base: self, edits: RowEdits(insert: RowInsertion(accepts: accepts, insert: insert)))
    }
}

/// The place of a row among the elements of a collection, and the changes that can be made there.
@MainActor
struct RowPlace {
    let collection: ObjectIdentifier
    let index: Int
    let edits: RowEdits

    /// The place of a row; nil for one that is of no collection.
    init?(of row: Subview) {
        var node: Node? = row.node
        var found: (list: any ElementTagging, index: Int)?
        var edits = RowEdits()
        while let current = node, ObjectIdentifier(current) != row.container {
            if let host = current as? TransitionHost, let list = host.parent as? any ElementTagging {
                guard found == nil, let index = list.index(of: host) else { break }
                found = (list, index)
            } else if found != nil, let own = current.ownTrait(RowEdits.Trait.self) {
                edits.delete = edits.delete ?? own.delete
                edits.move = edits.move ?? own.move
                edits.insert = edits.insert ?? own.insert
            }
            node = current.parent
        }
        guard let found else { return nil }
        collection = ObjectIdentifier(found.list)
        index = found.index
        self.edits = edits
    }
}

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
