// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A finger that moves.
public struct DragGesture: Gesture, PrimitiveGesture {
    /// The location of the finger and its way there.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// The place of the finger, in points.
        public var location: CGPoint
        /// The place where the finger came down, in points.
        public var startLocation: CGPoint
        /// The velocity of the finger, in points a second.
        public var velocity: CGSize
        /// The translation from the start, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The location where an object released now would come to rest, in points.
        public var predictedEndLocation: CGPoint {
            // It slows down as if it continued for a quarter of a second.
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The translation from the start to the predicted end, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }
    /// The distance that the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinates of all places.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture of a finger that moves.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    /// The runtime follows drags itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> { DragMachine(self) }
}

private final class DragMachine: GestureMachine<DragGesture.Value> {
    private var gesture: DragGesture
    private var start: CGPoint?
    private var samples: [(place: CGPoint, time: Double)] = []
    private var isActive = false

    /// The time over which the speed is measured, in seconds.
    private static let window = 0.1

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func take(_ gesture: Any) { if let new = gesture as? DragGesture { self.gesture = new } }

    override func reset() {
        start = nil
        samples.removeAll()
        isActive = false
    }
    override func cancel(_ calls: inout [() -> Void]) { reset() }

    override func handle(
        _ event: GestureEvent, _ calls: inout [() -> Void]
    ) -> GesturePhase<DragGesture.Value> {
        guard event.kind != .tick, event.finger == 0 else {
            return isActive ? .active(value(event, at: samples.last?.place ?? .zero)) : .possible(nil)
        }
        if event.kind == .began { start = event.location }
        guard let start else { return .failed }
        samples.removeAll { $0.time < event.time - Self.window }
        samples.append((event.location, event.time))
        let way = hypot(event.location.x - start.x, event.location.y - start.y)
        if way >= gesture.minimumDistance { isActive = true }
        guard isActive else { return event.kind == .ended ? .failed : .possible(nil) }
        let value = value(event, at: event.location)
        return event.kind == .ended ? .ended(value) : .active(value)
    }

    private func value(_ event: GestureEvent, at place: CGPoint) -> DragGesture.Value {
        let space = gesture.coordinateSpace
        let here = event.convert(place, space)
        var velocity = CGSize.zero
        if let first = samples.first, let last = samples.last, last.time > first.time {
            let before = event.convert(first.place, space)
            let seconds = last.time - first.time
            velocity = CGSize(width: (here.x - before.x) / seconds, height: (here.y - before.y) / seconds)
        }
        return DragGesture.Value(
            time: event.date, location: here, startLocation: event.convert(start ?? place, space),
            velocity: velocity)
    }
}
