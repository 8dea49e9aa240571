// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture, PrimitiveGesture {
    /// The distance between the fingers.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// The distance of the fingers, as a share of the distance at the start.
        public var magnification: CGFloat
        /// The rate of change of that share, in shares a second.
        public var velocity: CGFloat
        /// The middle between the fingers at the start, as a share of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in points.
        public var startLocation: CGPoint
    }
    /// The change of the share before the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// Creates a gesture of two fingers.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    /// The runtime follows the fingers itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> {
        let least = minimumScaleDelta
        return PairMachine { pair in
            guard abs(pair.scale - 1) >= least || pair.hasBegun else { return nil }
            return Value(
                time: pair.date, magnification: pair.scale, velocity: pair.scaleVelocity,
                startAnchor: pair.anchor, startLocation: pair.middle)
        }
    }
}

/// Two fingers that turn about their middle.
public struct RotateGesture: Gesture, PrimitiveGesture {
    /// The rotation of the fingers.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// The angle from the start.
        public var rotation: Angle
        /// The rate of change of the angle, for each second.
        public var velocity: Angle
        /// The middle between the fingers at the start, as a share of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in points.
        public var startLocation: CGPoint
    }
    /// The angle that the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle
    /// Creates a gesture of two fingers.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    /// The runtime follows the fingers itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> {
        let least = abs(minimumAngleDelta.radians)
        return PairMachine { pair in
            guard abs(pair.turn) >= least || pair.hasBegun else { return nil }
            return Value(
                time: pair.date, rotation: .radians(pair.turn), velocity: .radians(pair.turnVelocity),
                startAnchor: pair.anchor, startLocation: pair.middle)
        }
    }
}

/// The movement of two fingers since the second came down.
struct FingerPair {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var scale: CGFloat = 1
    var turn = 0.0
    var scaleVelocity: CGFloat = 0
    var turnVelocity = 0.0
    var middle = CGPoint.zero
    /// The middle as a share of the view's size.
    var anchor = UnitPoint.center
    var hasBegun = false
}

final class PairMachine<Value>: GestureMachine<Value> {
    private let read: (FingerPair) -> Value?
    private var places: [Int: CGPoint] = [:]
    private var start: (distance: CGFloat, angle: Double)?
    private var pair = FingerPair()
    private var lastTime = 0.0

    init(_ read: @escaping (FingerPair) -> Value?) { self.read = read }

    override func reset() {
        places.removeAll()
        start = nil
        pair = FingerPair()
    }
    override func cancel(_ calls: inout [() -> Void]) { reset() }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        if event.kind == .tick { return phase(isOver: false) }
        places[event.finger] = event.location
        if let a = places[0], let b = places[1] {
            let distance = max(hypot(b.x - a.x, b.y - a.y), 1)
            let angle = atan2(Double(b.y - a.y), Double(b.x - a.x))
            if let start {
                let scale = distance / start.distance
                var turn = angle - start.angle
                // The shorter way round from the last angle.
                while turn - pair.turn > .pi { turn -= 2 * .pi }
                while turn - pair.turn < -.pi { turn += 2 * .pi }
                let seconds = event.time - lastTime
                if seconds > 0 {
                    pair.scaleVelocity = (scale - pair.scale) / seconds
                    pair.turnVelocity = (turn - pair.turn) / seconds
                }
                (pair.scale, pair.turn) = (scale, turn)
            } else {
                start = (distance, angle)
                pair.middle = event.convert(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), .local)
                let size = event.size
                pair.anchor = UnitPoint(
                    x: size.width > 0 ? pair.middle.x / size.width : 0.5,
                    y: size.height > 0 ? pair.middle.y / size.height : 0.5)
            }
        }
        pair.date = event.date
        lastTime = event.time
        return phase(isOver: event.kind == .ended)
    }

    private func phase(isOver: Bool) -> GesturePhase<Value> {
        guard start != nil, let value = read(pair) else { return isOver ? .failed : .possible(nil) }
        pair.hasBegun = true
        return isOver ? .ended(value) : .active(value)
    }
}
