// Licensed under the Apache License, Version 2.0.

/// The parts of a stage that one pass of a frame each works on.
///
/// Nodes and boxes hold them themselves. Tasks of views refer weakly to their stage, and from then on each look at the stage
/// goes through a table beside it.
@MainActor
final class StagePasses {
    let updates = UpdateQueue()
    let layout = LayoutPass()
    let motions = MotionPass()
}

extension Stage {
    var updates: UpdateQueue { passes.updates }
    var layoutPass: LayoutPass { passes.layout }
    var motions: MotionPass { passes.motions }
}
