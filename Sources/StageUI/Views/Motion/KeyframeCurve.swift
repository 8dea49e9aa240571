// Licensed under the Apache License, Version 2.0.

import Foundation

/// The keyframes of one value as a function of time.
@MainActor
struct KeyframeCurve<Value: Animatable> {
    typealias Numbers = Value.AnimatableData

    private struct Segment {
        var start: Double
        var duration: Double
        var value: (Double) -> Numbers
        var velocity: (Double) -> Numbers
        var end: Double { start + duration }
    }
    private let initial: Value
    private var segments: [Segment] = []
    /// The number at the end of everything.
    private var last: Numbers
    let duration: Double

    init(_ initial: Value, _ pieces: [KeyframePiece<Value>]) {
        self.initial = initial
        var value = initial.animatableData
        var velocity = Numbers.zero
        var time = 0.0
        // Where the way to the piece's beginning began: the neighbour before.
        var before: (value: Numbers, duration: Double)?
        for (index, piece) in pieces.enumerated() {
            let next = pieces.dropFirst(index + 1).first
            let segment = Self.segment(piece, next, from: value, velocity, before, at: time)
            segments.append(segment)
            if segment.duration > 0 {
                before = (value, segment.duration)
                value = segment.value(segment.duration)
                velocity = segment.velocity(segment.duration)
            } else {
                before = nil
                value = piece.target.animatableData
                velocity = .zero
            }
            time = segment.end
        }
        last = pieces.last?.target.animatableData ?? value
        duration = time
    }

    /// The numbers at seconds from the beginning.
    private func numbers(at time: Double) -> Numbers {
        guard time < duration else { return last }
        let segment = segments.last { $0.start <= time && $0.duration > 0 } ?? segments.first
        guard let segment, time >= segment.start else { return initial.animatableData }
        return segment.value(min(time - segment.start, segment.duration))
    }

    /// The value at seconds from the beginning.
    func value(at time: Double) -> Value {
        var result = initial
        result.animatableData = numbers(at: max(0, time))
        return result
    }

    private static func segment(
        _ piece: KeyframePiece<Value>, _ next: KeyframePiece<Value>?, from start: Numbers,
        _ velocity: Numbers, _ before: (value: Numbers, duration: Double)?, at time: Double
    ) -> Segment {
        let target = piece.target.animatableData
        let way = target - start
        switch piece.kind {
        case .move:
            return Segment(start: time, duration: 0, value: { _ in target }, velocity: { _ in .zero })
        case .linear(let curve):
            let duration = max(0, piece.duration ?? 0)
            return Segment(start: time, duration: duration) {
                start + way.scaled(by: duration > 0 ? curve.value(at: $0 / duration) : 1)
            } velocity: {
                duration > 0 ? way.scaled(by: curve.velocity(at: $0 / duration) / duration) : .zero
            }
        case .spring(let spring, let given):
            let push = given?.animatableData ?? velocity
            let duration = max(0, piece.duration ?? spring.settlingDuration)
            return Segment(start: time, duration: duration) {
                start + spring.value(target: way, initialVelocity: push, time: $0)
            } velocity: {
                spring.velocity(target: way, initialVelocity: push, time: $0)
            }
        case .cubic(let givenStart, let givenEnd):
            let duration = max(0, piece.duration ?? 0)
            let v0 = givenStart?.animatableData ?? velocity
            let v1 = givenEnd?.animatableData ?? speed(at: target, from: start, over: duration, to: next)
            return cubic(start, v0, target, v1, at: time, over: duration)
        }
    }

    /// The speed between two pieces: given by the next one, or else that of the line past the point.
    private static func speed(
        at value: Numbers, from start: Numbers, over duration: Double, to next: KeyframePiece<Value>?
    ) -> Numbers {
        guard let next else { return .zero }
        switch next.kind {
        case .move: return .zero
        case .cubic(let given?, _): return given.animatableData
        case .spring(_, let given?): return given.animatableData
        case .cubic, .spring, .linear:
            let span = duration + max(0, next.duration ?? 0)
            return span > 0 ? (next.target.animatableData - start).scaled(by: 1 / span) : .zero
        }
    }

    /// The cubic with given values and speeds at its two ends.
    private static func cubic(
        _ p0: Numbers, _ v0: Numbers, _ p1: Numbers, _ v1: Numbers, at time: Double, over duration: Double
    ) -> Segment {
        guard duration > 0 else {
            return Segment(start: time, duration: 0, value: { _ in p1 }, velocity: { _ in v1 })
        }
        return Segment(start: time, duration: duration) { now in
            let t = now / duration
            let s = 1 - t
            return p0.scaled(by: s * s * (1 + 2 * t)) + v0.scaled(by: s * s * t * duration)
                + p1.scaled(by: t * t * (3 - 2 * t)) - v1.scaled(by: t * t * s * duration)
        } velocity: { now in
            let t = now / duration
            return (p1 - p0).scaled(by: 6 * t * (1 - t) / duration)
                + v0.scaled(by: (1 - t) * (1 - 3 * t)) + v1.scaled(by: t * (3 * t - 2))
        }
    }
}
