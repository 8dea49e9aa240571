// Licensed under the Apache License, Version 2.0.

public import Foundation

/// One keyframe as data: where to, for how long, and how.
public struct KeyframePiece<Value> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }
    let target: Value
    /// The seconds of the piece; nil for those that the spring takes to settle.
    let duration: TimeInterval?
    let kind: Kind
}

/// Several keyframes for one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable
    /// The type of the keyframes that these ones consist of.
    associatedtype Body: KeyframeTrackContent<Value>
    /// The keyframes that these ones consist of.
    var body: Body { get }
    /// The keyframes as data, in order.
    var pieces: [KeyframePiece<Value>] { get }
}

extension KeyframeTrackContent {
    /// The keyframes of the body.
    public var pieces: [KeyframePiece<Value>] { body.pieces }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe as data.
    public let pieces: [KeyframePiece<Value>]
    /// The keyframe itself.
    public var body: MoveKeyframe<Value> { self }

    /// Creates a jump to a value.
    public init(_ to: Value) { pieces = [KeyframePiece(target: to, duration: 0, kind: .move)] }
}

/// A keyframe that moves straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe as data.
    public let pieces: [KeyframePiece<Value>]
    /// The keyframe itself.
    public var body: LinearKeyframe<Value> { self }

    /// Creates a keyframe that moves to a value over seconds, eased by a curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        pieces = [KeyframePiece(target: to, duration: duration, kind: .linear(timingCurve))]
    }
}

/// A keyframe that moves to a value on a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe as data.
    public let pieces: [KeyframePiece<Value>]
    /// The keyframe itself.
    public var body: CubicKeyframe<Value> { self }

    /// Creates a keyframe that moves to a value over seconds; speeds that are not given keep the motion smooth.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        pieces = [
            KeyframePiece(
                target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
        ]
    }
}

/// A keyframe that moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe as data.
    public let pieces: [KeyframePiece<Value>]
    /// The keyframe itself.
    public var body: SpringKeyframe<Value> { self }

    /// Creates a keyframe that moves to a value over seconds, or for as long as the spring takes to settle.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        pieces = [
            KeyframePiece(target: to, duration: duration, kind: .spring(spring, start: startVelocity))
        ]
    }
}

/// Keyframes that a builder has put together.
public struct KeyframeTrackPieces<Value: Animatable>: KeyframeTrackContent {
    /// The keyframes as data, in order.
    public let pieces: [KeyframePiece<Value>]
    /// The keyframes themselves.
    public var body: KeyframeTrackPieces<Value> { self }
}

/// Builds the keyframes of one value.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Passes a keyframe on.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    /// No keyframes.
    public static func buildBlock() -> KeyframeTrackPieces<Value> { KeyframeTrackPieces(pieces: []) }
    /// The first keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
    /// Adds keyframes.
    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A, next: B
    ) -> KeyframeTrackPieces<Value> {
        KeyframeTrackPieces(pieces: accumulated.pieces + next.pieces)
    }
    /// Keyframes that may be absent.
    public static func buildOptional<K: KeyframeTrackContent<Value>>(
        _ component: K?
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackPieces<Value>(pieces: component?.pieces ?? [])
    }
    /// The first branch of a condition.
    public static func buildEither<K: KeyframeTrackContent<Value>>(
        first component: K
    ) -> KeyframeTrackPieces<Value> { KeyframeTrackPieces(pieces: component.pieces) }
    /// The second branch of a condition.
    public static func buildEither<K: KeyframeTrackContent<Value>>(
        second component: K
    ) -> KeyframeTrackPieces<Value> { KeyframeTrackPieces(pieces: component.pieces) }
    /// Keyframes from a loop.
    public static func buildArray<K: KeyframeTrackContent<Value>>(
        _ components: [K]
    ) -> KeyframeTrackPieces<Value> { KeyframeTrackPieces(pieces: components.flatMap(\.pieces)) }
}
