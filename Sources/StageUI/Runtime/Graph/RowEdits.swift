// Licensed under the Apache License, Version 2.0.

import Foundation

/// The changes that an app makes to its elements when rows are edited.
struct RowEdits {
    enum Trait: ViewTraitKey { typealias Value = RowEdits }
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: RowInsertion?
}

/// The answers of a collection to values that are dragged between its rows.
struct RowInsertion {
    /// Returns whether some values can be inserted at all.
    let accepts: @MainActor ([Any]) -> Bool
    /// Inserts values before an element; returns whether it could.
    let insert: @MainActor ([Any], Int) -> Bool
}
