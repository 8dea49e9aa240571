// Licensed under the Apache License, Version 2.0.

internal import LaunchMotion

/// A value that trails its model on the way to it.
///
/// The model jumps at once; what is shown follows in layers. Each layer is a motion from what the
/// layers below show to its own target, so an old motion keeps running under a new one and turns
/// round softly. A write without motion shifts all layers and stops none.
@MainActor
final class AnimatedValue<Value: VectorArithmetic>: Movement {
    private struct Layer {
        var animation: Animation
        var target: Value
        /// The speed taken over from an earlier spring, in values a second.
        var velocity: Value
        /// The time of progress zero; nil until the first frames after the change have been drawn.
        var begin: Double?
        var renders: Int
        var lastRender: Double
        /// The share of the way to the target.
        var progress = 0.0
        /// Shares of the way a second.
        var speed = 0.0
        /// The seconds for which the taken over speed counts now.
        var drift = 0.0
        /// How fast that changes.
        var driftSpeed = 0.0
        var completion: (() -> Void)?
    }

    private(set) var model: Value
    private(set) var presentation: Value
    private var start: Value
    private var layers: [Layer] = []
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

    override var isMoving: Bool { !layers.isEmpty }

    /// Goes to a value without any motion, ending those under way.
    func jump(to value: Value) {
        let ended = layers
        layers.removeAll()
        model = value
        start = value
        show(value)
        ended.forEach { $0.completion?() }
    }

    /// Goes to a value, with a motion if there is one.
    ///
    /// - Parameter completion: Called when the motion has left, also when another took its place.
    func set(_ value: Value, animation: Animation?, completion: (() -> Void)? = nil) {
        guard value != model else {
            completion?()
            return
        }
        let shift = value - model
        model = value
        guard let animation else {
            start += shift
            for index in layers.indices { layers[index].target += shift }
            refresh()
            completion?()
            return
        }
        let last = layers.last
        var layer = Layer(
            animation: animation, target: value, velocity: .zero,
            begin: last?.begin.map { _ in stage.movedTime },
            renders: last?.renders ?? (stage.hasMoved ? 1 : 0),
            lastRender: last?.lastRender ?? (stage.hasMoved ? stage.movedTime : -.infinity),
            completion: completion)
        var replaced: [Layer] = []
        if animation.isFluidSpring, let last, last.animation.isFluidSpring {
            // One spring goes on from the place and the speed of the one before.
            let below = shown(through: layers.count - 1)
            layer.velocity =
                (last.target - below).scaled(by: last.speed) + last.velocity.scaled(by: last.driftSpeed)
            replaced = layers
            layers.removeAll()
            start = presentation
        }
        layers.append(layer)
        stage.movements.insert(self)
        refresh()
        replaced.forEach { $0.completion?() }
    }

    /// Moves on to the stage's time; returns whether anything still moves.
    override func advance() -> Bool {
        var lastFinished: Int?
        for index in layers.indices where move(&layers[index]) { lastFinished = index }
        var ended: ArraySlice<Layer> = []
        if let lastFinished {
            // What has arrived hides everything below it.
            ended = layers[...lastFinished]
            start = layers[lastFinished].target
            layers.removeSubrange(...lastFinished)
        }
        refresh()
        ended.forEach { $0.completion?() }
        return !layers.isEmpty
    }

    /// Moves a layer on; returns whether it has arrived.
    private func move(_ layer: inout Layer) -> Bool {
        if layer.begin == nil, stage.time > layer.lastRender {
            layer.lastRender = stage.time
            layer.renders += 1
            // The first two frames after a change show its start; the third is 1/60 s in.
            if layer.renders >= 3 { layer.begin = stage.time - 1.0 / 60 }
        }
        guard let begin = layer.begin else { return false }
        let elapsed = stage.time - begin
        let now = layer.animation.progress(at: elapsed)
        layer.progress = now.value
        layer.speed = now.velocity
        if layer.velocity != .zero {
            let pushed = layer.animation.progress(at: elapsed, initialVelocity: 1)
            layer.drift = pushed.value - now.value
            layer.driftSpeed = pushed.velocity - now.velocity
        }
        return now.isFinished
    }

    /// What the first layers show.
    private func shown(through count: Int) -> Value {
        var value = start
        for layer in layers.prefix(count) {
            value += (layer.target - value).scaled(by: layer.progress)
            if layer.drift != 0 { value += layer.velocity.scaled(by: layer.drift) }
        }
        return value
    }

    private func refresh() { show(layers.isEmpty ? model : shown(through: layers.count)) }

    private func show(_ value: Value) {
        guard value != presentation else { return }
        presentation = value
        changed()
    }
}
