// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The keyframes of a value with parts.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of the keyframes that these ones consist of.
    associatedtype Body: Keyframes<Value>
    /// The keyframes that these ones consist of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// The keyframes as tracks.
    var tracks: KeyframeTracks<Value> { get }
}

extension Keyframes {
    /// The tracks of the body.
    public var tracks: KeyframeTracks<Value> { body.tracks }
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    /// The keyframes as tracks.
    public let tracks: KeyframeTracks<Root>
    /// The track itself.
    public var body: KeyframeTrack<Root, Value, Content> { self }

    /// Creates the track of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\Root.self, content: content)
    }

    /// Creates the track of a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        tracks = KeyframeTracks(tracks: [.part(keyPath, content().pieces)])
    }
}

/// Several tracks that run side by side.
public struct KeyframeTracks<Value>: Keyframes {
    /// A track: from the value at the start it determines its seconds and writes its part.
    @MainActor
    struct Track {
        var start: @MainActor (Value) -> (duration: Double, write: @MainActor (inout Value, Double) -> Void)

        @MainActor
        static func part<Part: Animatable>(
            _ keyPath: WritableKeyPath<Value, Part>, _ pieces: [KeyframePiece<Part>]
        ) -> Track {
            Track { initial in
                let curve = KeyframeCurve(initial[keyPath: keyPath], pieces)
                return (curve.duration, { $0[keyPath: keyPath] = curve.value(at: $1) })
            }
        }
    }
    var all: [Track]
    /// Keyframes that stand without a track: they belong to the value itself, one after the other.
    var own: [KeyframePiece<Value>] = []
    var ownTrack: (@MainActor ([KeyframePiece<Value>]) -> Track)?

    init(tracks: [Track]) { all = tracks }

    /// The tracks themselves.
    public var body: KeyframeTracks<Value> { self }
    /// The tracks themselves.
    public var tracks: KeyframeTracks<Value> { self }

    static func + (a: KeyframeTracks, b: KeyframeTracks) -> KeyframeTracks {
        var result = a
        result.all += b.all
        result.own += b.own
        result.ownTrack = a.ownTrack ?? b.ownTrack
        return result
    }

    var everything: [Track] { all + (ownTrack.map { [$0(own)] } ?? []) }
}

/// Builds keyframes.
@resultBuilder
@MainActor @preconcurrency
public enum KeyframesBuilder<Value> {
    /// Passes keyframes on.
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    /// Keyframes of the value itself.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(
        _ expression: K
    ) -> KeyframeTracks<Value> where Value: Animatable {
        var result = KeyframeTracks<Value>(tracks: [])
        result.own = expression.pieces
        result.ownTrack = { .part(\.self, $0) }
        return result
    }
    /// No keyframes.
    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(tracks: []) }
    /// The first keyframes.
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
    /// Adds keyframes.
    public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
        accumulated: A, next: B
    ) -> KeyframeTracks<Value> { accumulated.tracks + next.tracks }
    /// The first branch of a condition.
    public static func buildEither<K: Keyframes<Value>>(first component: K) -> KeyframeTracks<Value> {
        component.tracks
    }
    /// The second branch of a condition.
    public static func buildEither<K: Keyframes<Value>>(second component: K) -> KeyframeTracks<Value> {
        component.tracks
    }
    /// Keyframes that may be absent.
    public static func buildOptional<K: Keyframes<Value>>(_ component: K?) -> some Keyframes<Value> {
        component?.tracks ?? KeyframeTracks<Value>(tracks: [])
    }
    /// Keyframes from a loop, one after the other.
    public static func buildArray<K: Keyframes<Value>>(_ components: [K]) -> KeyframeTracks<Value> {
        components.reduce(KeyframeTracks<Value>(tracks: [])) { $0 + $1.tracks }
    }
}

/// Keyframes as a function of time.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let writers: [@MainActor (inout Value, Double) -> Void]
    /// The seconds of the longest track.
    public let duration: TimeInterval

    /// Creates a timeline from a value and its keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content().tracks)
    }

    init(_ initialValue: Value, _ tracks: KeyframeTracks<Value>) {
        initial = initialValue
        let started = tracks.everything.map { $0.start(initialValue) }
        writers = started.map(\.write)
        duration = started.map(\.duration).max() ?? 0
    }

    /// Returns the value after seconds.
    public func value(time: TimeInterval) -> Value {
        var result = initial
        update(value: &result, time: time)
        return result
    }
    /// Returns the value at a share of the duration, 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
    /// Writes the parts that have tracks, as they are after seconds.
    public func update(value: inout Value, time: TimeInterval) {
        for write in writers { write(&value, time) }
    }
    /// Writes the parts that have tracks, as they are at a share of the duration, 0 to 1.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }
}
