// Licensed under the Apache License, Version 2.0.

/// The state of a stage's layout: whether it is due, and the actions that wait for it.
@MainActor
final class LayoutPass {
    /// Indicates whether some boxes have to be placed; each knows for itself whether it is one of them.
    var isDue = true
    /// Increases when every box has to be placed again, even one that considers itself in place.
    var epoch = 0
    /// Indicates whether any view or layout sets alignment guides; if none does, no stack has to be asked for them.
    var hasOwnGuides = false
    /// Indicates whether something looks otherwise than in the last frame.
    var needsDisplay = true
    /// The actions that wait until boxes are placed, such as scrolling to one of them.
    var afterLayout: [() -> Void] = []
    /// Finds the view that keeps asking for another layout after the last one that is allowed.
    var loop = LayoutLoop()
    /// Indicates whether everything has been placed once.
    var hasLaidOut = false
    /// The number of views that are only drawn on their way out.
    var leavingViews = 0
    /// The boxes to measure again when the safe area of the screen changes.
    var safeAreaReaders = SafeAreaReaders()

    /// The rows of lazy containers that are made when they come near the window.
    let rows = LazyRowsPass()

    /// Has every box placed, even one that considers itself in place.
    func placeAll() {
        isDue = true
        epoch += 1
    }

    func takeActions() -> [() -> Void] {
        let due = afterLayout
        afterLayout.removeAll()
        return due
    }
}

/// Finds the view that keeps a layout from coming to rest.
@MainActor
struct LayoutLoop {
    /// Indicates whether there have been so many rounds that the next view to ask for another one is the cause.
    var isSought = false
    /// The first view that asked for another round.
    weak var node: Node?
}
