// Licensed under the Apache License, Version 2.0.

/// A value that trails its model.
///
/// The model jumps at once; what is shown follows in layers. Each layer is a motion from what the layers below show to
/// its own target, so an old motion keeps running under a new one and reverses softly. A write without motion shifts
/// all layers and stops none.
@MainActor
final class AnimatedValue<Value: VectorArithmetic>: ActiveAnimation {
    private struct Layer {
        var animation: Animation
        var target: Value
        var context: AnimationContext<Value>
        /// The time of progress zero; nil until the first frames after the change have been drawn.
        var begin: Double?
        var renders: Int
        var lastRender: Double
        /// The way covered from what the layers below show.
        var way = Value.zero
        /// The whole way from there to the target, when it last moved.
        var length = Value.zero
        /// The tokens that wait for the end.
        var tokens: [CompletionToken]
    }

    private(set) var model: Value
    private(set) var presentation: Value
    private var start: Value
    private var layers: [Layer] = []
    /// The motions that others took the place of, timed on for those who wait until they would have been complete.
    private var replaced: [Layer] = []
    private var tracker: VelocityTracker<Value>?
    private unowned let stage: Stage
    private let changed: () -> Void

    init(_ value: Value, stage: Stage, changed: @escaping () -> Void) {
        model = value
        presentation = value
        start = value
        self.stage = stage
        self.changed = changed
        super.init()
    }

    /// Creates a value that continues as another one does, apart from it.
    init(copying other: AnimatedValue, changed: @escaping () -> Void) {
        model = other.model
        presentation = other.presentation
        start = other.start
        layers = other.layers
        replaced = other.replaced
        tracker = other.tracker
        stage = other.stage
        self.changed = changed
        super.init()
        if isMoving { stage.motions.animations.insert(self) }
    }

    override var isMoving: Bool { !layers.isEmpty || !replaced.isEmpty }

    /// Jumps to a value without any motion, ending those under way.
    func jump(to value: Value) {
        layers.removeAll()
        replaced.removeAll()
        model = value
        start = value
        show(value)
    }

    /// Moves to a value, with a motion if there is one.
    func set(_ value: Value, animation: Animation?) {
        set(value, in: Transaction(animation: animation), environment: EnvironmentValues())
    }

    /// Moves to a value with a motion, and reports when that has come to rest.
    func set(_ value: Value, animation: Animation, completion: @escaping () -> Void) {
        let end = AnimationCompletion(criteria: .removed, action: completion)
        var transaction = Transaction(animation: animation)
        transaction.add(end)
        set(value, in: transaction, environment: EnvironmentValues())
        end.close()
    }

    /// Moves to a value, with the motion of a transaction if it has one.
    func set(_ value: Value, in transaction: Transaction, environment: EnvironmentValues) {
        guard value != model else { return }
        let shift = value - model
        model = value
        guard let animation = transaction.effectiveAnimation else {
            if transaction.tracksVelocity {
                tracker = tracker ?? VelocityTracker()
                tracker?.add(value, at: stage.time)
            }
            start += shift
            for index in layers.indices { layers[index].target += shift }
            refresh()
            return
        }
        var layer = merged(animation, value, environment) ?? fresh(animation, value, environment)
        layer.length = value - (layers.isEmpty ? start : presentation)
        layer.tokens += transaction.completions.map { $0.token(in: stage.updates.invalidations) }
        layers.append(layer)
        stage.motions.animations.insert(self)
        refresh()
    }

    /// A layer on top of those that run.
    private func fresh(_ animation: Animation, _ value: Value, _ environment: EnvironmentValues) -> Layer {
        let last = layers.last
        var context = AnimationContext<Value>(environment: environment)
        if let speed = tracker?.velocity(at: stage.time) { context.state.spring.velocity = speed }
        tracker = nil
        return Layer(
            animation: animation, target: value, context: context,
            begin: last?.begin.map { _ in stage.motions.time },
            renders: last?.renders ?? (stage.motions.hasMoved ? 1 : 0),
            lastRender: last?.lastRender ?? (stage.motions.hasMoved ? stage.motions.time : -.infinity),
            tokens: [])
    }

    /// The layer that replaces all running ones, if the motion is of that kind.
    private func merged(
        _ animation: Animation, _ value: Value, _ environment: EnvironmentValues
    ) -> Layer? {
        guard var layer = layers.last else { return nil }
        let elapsed = layer.begin.map { Self.elapsed(stage.motions.time, since: $0) } ?? 0
        if layers.count == 1 {
            guard
                animation.shouldMerge(
                    previous: layer.animation, value: layer.target - start, time: elapsed,
                    context: &layer.context)
            else { return nil }
        } else if animation.base is FluidSpringAnimation {
            // Several motions together have no one speed.
            layer.context = AnimationContext(environment: environment)
            layer.context.state.spring.offset = presentation - start
            layer.context.state.spring.time = elapsed
            layer.context.state.spring.startTime = elapsed
        } else {
            return nil
        }
        layer.animation = animation
        layer.target = value
        layer.way = presentation - start
        // Who waits for the end of a motion waits for that of the one that took its place.
        layer.tokens = layers.flatMap(\.tokens).filter { $0.completion.criteria == .removed }
        layers.forEach(keepTiming)
        layers.removeAll()
        return layer
    }

    /// Times a motion on that another one took the place of, if anybody waits until it would have been complete.
    private func keepTiming(_ layer: Layer) {
        guard !layer.animation.isEndless else { return }
        var layer = layer
        layer.tokens.removeAll { $0.completion.criteria != .logicallyComplete }
        guard !layer.tokens.isEmpty else { return }
        layer.target = layer.length
        replaced.append(layer)
    }

    private func moveReplaced() {
        for index in replaced.indices.reversed()
        where move(&replaced[index], from: .zero) || replaced[index].tokens.isEmpty {
            replaced.remove(at: index)
        }
    }

    /// Advances to the stage's time; returns whether anything still moves.
    override func advance() -> Bool {
        if !replaced.isEmpty { moveReplaced() }
        var below = start
        var lastFinished: Int?
        for index in layers.indices {
            if move(&layers[index], from: below) {
                lastFinished = index
                below = layers[index].target
            } else {
                below += layers[index].way
            }
        }
        if let lastFinished {
            // A layer that has arrived hides everything below it.
            start = layers[lastFinished].target
            layers[..<lastFinished].forEach(keepTiming)
            layers.removeSubrange(...lastFinished)
        }
        // A value at rest is drawn from the model, to the last bit.
        if layers.isEmpty, lastFinished != nil, presentation == model { changed() }
        refresh()
        return isMoving
    }

    /// Advances a layer; returns whether it has arrived.
    private func move(_ layer: inout Layer, from below: Value) -> Bool {
        if layer.begin == nil, stage.time > layer.lastRender {
            layer.lastRender = stage.time
            layer.renders += 1
            // The first two frames after a change show its start; the third is 1/60 s in.
            if layer.renders >= 3 { layer.begin = stage.time - 1.0 / 60 }
        }
        guard let begin = layer.begin else { return false }
        layer.length = layer.target - below
        let way = layer.animation.animate(
            value: layer.length, time: Self.elapsed(stage.time, since: begin), context: &layer.context
        )
        guard let way, way.magnitudeSquared.isFinite else { return true }
        layer.way = way
        if layer.context.isLogicallyComplete, !layer.tokens.isEmpty {
            layer.tokens.removeAll { $0.completion.criteria == .logicallyComplete }
        }
        return false
    }

    /// The seconds between two times; frames are at whole 120ths, despite rounding in the subtraction.
    private static func elapsed(_ time: Double, since begin: Double) -> Double {
        let seconds = time - begin
        let frames = (seconds * 120).rounded() / 120
        return abs(frames - seconds) < 1e-9 ? frames : seconds
    }

    private func refresh() {
        show(layers.isEmpty ? model : layers.reduce(into: start) { $0 += $1.way })
    }

    private func show(_ value: Value) {
        guard value != presentation else { return }
        presentation = value
        changed()
    }
}

/// The speed of a value that was changed without a motion.
struct VelocityTracker<Value: VectorArithmetic> {
    private var samples: [(value: Value, time: Double)] = []

    mutating func add(_ value: Value, at time: Double) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((value, time))
        if samples.count > 4 { samples.removeFirst() }
    }

    /// The mean speed of the last changes, if they are not long ago.
    func velocity(at time: Double) -> Value? {
        let recent = samples.filter { time - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}
