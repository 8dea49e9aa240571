// Licensed under the Apache License, Version 2.0.

/// A value that trails its model on the way to it.
///
/// The model jumps at once. What is shown is the model less each running interval, plus what that
/// interval's motion has covered: so motions add up, and a write without motion shifts them.
@MainActor
final class AnimatedValue<Value: VectorArithmetic>: Movement {
    private struct Running {
        var interval: Value
        var animation: Animation
        /// Nil until the first frames after the change have been drawn.
        var begin: Double?
        var framesSeen = 0
        var initialVelocity = 0.0
        var lastProgress = 0.0
        var lastVelocity = 0.0
        var completion: (() -> Void)?
    }

    private(set) var model: Value
    private(set) var presentation: Value
    private var running: [Running] = []
    private unowned let stage: Stage
    private let changed: () -> Void

    init(_ value: Value, stage: Stage, changed: @escaping () -> Void) {
        model = value
        presentation = value
        self.stage = stage
        self.changed = changed
        super.init()
    }

    override var isMoving: Bool { !running.isEmpty }

    /// Goes to a value without any motion, ending those under way.
    func jump(to value: Value) {
        running.removeAll()
        model = value
        show(value)
    }

    /// Goes to a value, with a motion if there is one.
    func set(_ value: Value, animation: Animation?, completion: (() -> Void)? = nil) {
        guard value != model else {
            completion?()
            return
        }
        let interval = value - model
        let shown = presentation
        model = value
        guard let animation else {
            refresh()
            completion?()
            return
        }
        if animation.isFluidSpring, let last = running.last, last.animation.isFluidSpring {
            merge(last, shown: shown, animation: animation, completion: completion)
        } else {
            running.append(Running(interval: interval, animation: animation, completion: completion))
        }
        stage.movements.insert(self)
        refresh()
    }

    /// Lets one spring take over position and speed from the one before.
    private func merge(_ last: Running, shown: Value, animation: Animation, completion: (() -> Void)?) {
        let interval = model - shown
        let speed = last.interval.scaled(by: last.lastVelocity)
        let length = interval.magnitudeSquared
        // The speed is carried over as a share of the new way; along a line this is exact.
        let along = length > 0 ? (speed.magnitudeSquared / length).squareRoot() : 0
        let sign = (interval - speed).magnitudeSquared <= (interval + speed).magnitudeSquared ? 1.0 : -1
        last.completion?()
        running.removeAll()
        running.append(
            Running(
                interval: interval, animation: animation, begin: stage.time, framesSeen: 2,
                initialVelocity: along * sign, completion: completion))
    }

    /// Moves on to the stage's time; returns whether anything still moves.
    override func advance() -> Bool {
        var finished: [() -> Void] = []
        for index in running.indices.reversed() {
            var motion = running[index]
            motion.framesSeen += 1
            // The first two frames after a change show its start; the third is one frame in.
            if motion.begin == nil, motion.framesSeen >= 2 { motion.begin = stage.time }
            let elapsed = motion.begin.map { stage.time - $0 } ?? 0
            let progress = motion.animation.progress(
                at: elapsed, initialVelocity: motion.initialVelocity)
            motion.lastProgress = progress.value
            motion.lastVelocity = progress.velocity
            if progress.isLogicallyComplete || progress.isFinished, let done = motion.completion {
                motion.completion = nil
                finished.append(done)
            }
            if progress.isFinished { running.remove(at: index) } else { running[index] = motion }
        }
        refresh()
        finished.forEach { $0() }
        return !running.isEmpty
    }

    private func refresh() {
        var value = model
        for motion in running {
            value -= motion.interval.scaled(by: 1 - motion.lastProgress)
        }
        show(value)
    }

    private func show(_ value: Value) {
        guard value != presentation else { return }
        presentation = value
        changed()
    }
}
