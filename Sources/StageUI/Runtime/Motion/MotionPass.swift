// Licensed under the Apache License, Version 2.0.

/// The animations, timelines and boxes on their way, and the time that they have reached.
@MainActor
final class MotionPass {
    var animations = ActiveAnimationSet()
    var timelines = TimelineSet()
    /// The boxes whose frames are on their way.
    let frames = FrameAnimations()
    /// The time to which the animations have been moved.
    private(set) var time = 0.0
    /// Indicates whether a frame is being made for which the animations have already moved.
    var hasMoved = false
    /// The number of custom transitions that were mounted so far.
    var customTransitions = 0

    /// Advances the animations to the time of their stage; returns whether there were any.
    func advance(to time: Double) -> Bool {
        self.time = time
        hasMoved = true
        let moving = animations.members
        for animation in moving where !animation.advance() { animations.remove(animation) }
        frames.forgetSettled()
        return !moving.isEmpty
    }

    /// Forgets all that moves.
    func stop() {
        timelines.removeAll()
        animations = ActiveAnimationSet()
    }
}
