// Licensed under the Apache License, Version 2.0.

/// The parts of a stage that one pass of a frame each works on.
///
/// Nodes and boxes hold them themselves. Tasks of views refer weakly to their stage, and from then on each look at the stage
/// goes through a table beside it.
@MainActor
final class StagePasses {
    // Unchecked, because they are exchanged once, at the end; the check would cost as much as the access.
    @exclusivity(unchecked) private(set) var updates = UpdateQueue()
    @exclusivity(unchecked) private(set) var layout = LayoutPass()
    @exclusivity(unchecked) private(set) var motions = MotionPass()

    /// Lets go of all that waits or moves: it holds nodes, which hold this object.
    func end() { (updates, layout, motions) = (UpdateQueue(), LayoutPass(), MotionPass()) }
}

extension Stage {
    var updates: UpdateQueue { passes.updates }
    var layoutPass: LayoutPass { passes.layout }
    var motions: MotionPass { passes.motions }
}
