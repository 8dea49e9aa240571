// Licensed under the Apache License, Version 2.0.

/// Finds the view because of which a layout does not come to rest.
@MainActor
struct LayoutLoop {
    /// Whether there have been so many rounds that the next view that asks for another one is the cause.
    var isSought = false
    /// The first view that asked.
    weak var node: Node?
}
