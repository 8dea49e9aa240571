// Licensed under the Apache License, Version 2.0.

import Foundation

/// Takes values that are let go anywhere on a list for its first collection without rows, where the app wants them: there is
/// no row beside which they could come.
struct EmptyListDrop: BoxModifier {
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        DropBox(owner: owner, content: content) { [weak owner] in
            DropTarget { [weak owner] items in
                owner?.insertion(of: items) != nil
            } handle: { [weak owner] event, items, _ in
                guard event != .left, let insertion = owner?.insertion(of: items) else { return false }
                return event != .dropped || insertion.insert(items, 0)
            }
        }
    }
}

/// A node of a collection whose rows can be edited.
@MainActor
protocol RowInserting: Node {
    /// The answers to dragged values, while there is no row.
    var emptyInsertion: RowInsertion? { get }
}

extension Node {
    /// The first collection below without rows that takes some values.
    fileprivate func insertion(of items: [Any]) -> RowInsertion? {
        if let found = (self as? any RowInserting)?.emptyInsertion, found.accepts(items) { return found }
        for child in children where !child.isDeparting {
            if let found = child.insertion(of: items) { return found }
        }
        return nil
    }
}
