// Licensed under the Apache License, Version 2.0.

import Foundation

/// The changes that an app makes to its elements when rows are edited.
struct RowEdits {
    enum Trait: ViewTraitKey { typealias Value = RowEdits }
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}
