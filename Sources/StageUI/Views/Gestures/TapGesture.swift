// Licensed under the Apache License, Version 2.0.

public import Foundation

/// One or more short touches.
public struct TapGesture: Gesture, PrimitiveGesture {
    /// The number of touches.
    public var count: Int
    /// Creates a gesture of some short touches.
    public init(count: Int = 1) { self.count = count }
    /// A tap has no value.
    public typealias Value = Void
    /// The runtime follows taps itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Void> {
        TapMachine(count: count, value: { _ in () }, read: { ($0 as? TapGesture)?.count })
    }
}

/// One or more short touches, with their place.
public struct SpatialTapGesture: Gesture, PrimitiveGesture {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }
    /// The number of touches.
    public var count: Int
    /// The coordinates of the place.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture of some short touches.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    /// The runtime follows taps itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> {
        let space = coordinateSpace
        return TapMachine(
            count: count, value: { Value(location: $0.convert($0.location, space)) },
            read: { ($0 as? SpatialTapGesture)?.count })
    }
}

private final class TapMachine<Value>: GestureMachine<Value> {
    private var count: Int
    private let value: @MainActor (GestureEvent) -> Value
    private let read: (Any) -> Int?
    private var taps = 0
    private var start: CGPoint?
    private var lastUp = 0.0

    /// A finger that moves further than this is none that taps, in points.
    private static var reach: CGFloat { 10 }
    /// Taps belong together when they follow each other within this time, in seconds.
    private static var pause: Double { 0.35 }

    init(
        count: Int, value: @escaping @MainActor (GestureEvent) -> Value, read: @escaping (Any) -> Int?
    ) {
        self.count = count
        self.value = value
        self.read = read
    }

    override var kind: GestureKind { .tap }
    override func take(_ gesture: Any) { if let new = read(gesture) { count = new } }
    override var deadline: Double? { start == nil && taps > 0 ? lastUp + Self.pause : nil }

    override func reset() {
        taps = 0
        start = nil
    }
    override func cancel(_ calls: inout [() -> Void]) { reset() }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        if let deadline, event.time > deadline + 1e-9 {
            taps = 0
            if event.kind != .began { return .failed }
        }
        switch event.kind {
        case .began:
            guard event.finger == 0 else { return .failed }
            start = event.location
        case .moved, .ended:
            guard let start else { return .possible(nil) }
            if hypot(event.location.x - start.x, event.location.y - start.y) >= Self.reach { return .failed }
            guard event.kind == .ended else { break }
            self.start = nil
            taps += 1
            lastUp = event.time
            if taps >= count { return .ended(value(event)) }
        case .tick: break
        }
        return .possible(nil)
    }
}
