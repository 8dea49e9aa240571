// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Animation {
    /// Returns the motion after seconds of waiting.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(inner: self, delay: delay))
    }
    /// Returns the motion, so many times faster.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(inner: self, speed: speed))
    }
    /// Returns the motion repeated a number of times; each way counts when it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(inner: self, count: repeatCount, autoreverses: autoreverses))
    }
    /// Returns the motion played without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(inner: self, count: nil, autoreverses: autoreverses))
    }
    /// Indicates whether the motion repeats without an end.
    var isEndless: Bool {
        switch base {
        case let repetition as RepeatAnimation: repetition.count == nil || repetition.inner.isEndless
        case let delayed as DelayAnimation: delayed.inner.isEndless
        case let faster as SpeedAnimation: faster.inner.isEndless
        default: false
        }
    }

    /// Returns the motion, which counts as complete after seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(inner: self, duration: duration))
    }
}

/// A motion after some waiting.
struct DelayAnimation: CustomAnimation {
    var inner: Animation
    var delay: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        inner.animate(value: value, time: max(0, time - delay), context: &context)
    }
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        inner.velocity(value: value, time: max(0, time - delay), context: context)
    }
}

/// A motion at a higher or lower speed.
struct SpeedAnimation: CustomAnimation {
    var inner: Animation
    var speed: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        inner.animate(value: value, time: time * speed, context: &context)
    }
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        inner.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// A motion that counts as complete at a given time.
struct LogicalCompletionAnimation: CustomAnimation {
    var inner: Animation
    var duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let result = inner.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { inner.velocity(value: value, time: time, context: context) }
}

/// A motion played several times.
struct RepeatAnimation: CustomAnimation {
    var inner: Animation
    /// The number of single passes; nil for no end.
    var count: Int?
    var autoreverses: Bool

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state.repetition.first ?? RepeatState()
        defer { context.state.repetition = [state] }
        let last = count.map { $0 - 1 }
        guard state.index <= last ?? .max else { return nil }
        var pass = context.withState(state.inner)
        var shown = inner.animate(value: value, time: time - state.offset, context: &pass)
        if shown == nil {
            // The next pass begins in the frame in which this one is over.
            state.index += 1
            state.offset = time
            guard state.index <= last ?? .max else { return nil }
            pass = AnimationContext(environment: context.environment)
            shown = inner.animate(value: value, time: 0, context: &pass) ?? .zero
        }
        state.inner = pass.state
        context.isLogicallyComplete = pass.isLogicallyComplete && state.index == last
        guard let shown else { return nil }
        return autoreverses && !state.index.isMultiple(of: 2) ? value - shown : shown
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        let state = context.state.repetition.first ?? RepeatState()
        let speed = inner.velocity(
            value: value, time: time - state.offset, context: context.withState(state.inner))
        return autoreverses && !state.index.isMultiple(of: 2) ? speed?.scaled(by: -1) : speed
    }
}

/// The current pass of a repetition.
struct RepeatState<Value: VectorArithmetic> {
    var index = 0
    /// The beginning of the pass, in seconds of the whole.
    var offset = 0.0
    private var kept: [AnimationState<Value>] = []

    /// The state of the repeated motion during the pass.
    var inner: AnimationState<Value> {
        get { kept.first ?? AnimationState() }
        set { kept = [newValue] }
    }
}
