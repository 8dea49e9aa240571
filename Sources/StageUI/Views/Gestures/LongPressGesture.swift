// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A touch that is held in one place.
public struct LongPressGesture: Gesture, PrimitiveGesture {
    /// The duration for which the touch has to be held, in seconds.
    public var minimumDuration: Double
    /// The distance that the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat
    /// Creates a gesture of a touch that is held.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    /// Indicates whether the touch is being held.
    public typealias Value = Bool
    /// The runtime follows presses itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Bool> { LongPressMachine(self) }
}

private final class LongPressMachine: GestureMachine<Bool> {
    private var gesture: LongPressGesture
    private var start: (place: CGPoint, time: Double)?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var kind: GestureKind { .press }
    override func take(_ gesture: Any) { if let new = gesture as? LongPressGesture { self.gesture = new } }
    override var deadline: Double? { start.map { $0.time + gesture.minimumDuration } }
    override func reset() { start = nil }
    override func cancel(_ calls: inout [() -> Void]) { start = nil }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Bool> {
        if event.kind == .began {
            guard event.finger == 0 else { return .failed }
            start = (event.location, event.time)
        }
        guard let start else { return .possible(nil) }
        if event.time >= start.time + gesture.minimumDuration - 1e-9 {
            self.start = nil
            return .ended(true)
        }
        let isAway =
            event.kind == .moved
            && hypot(event.location.x - start.place.x, event.location.y - start.place.y)
                > gesture.maximumDistance
        if isAway || event.kind == .ended {
            self.start = nil
            return .failed
        }
        return .possible(true)
    }
}
