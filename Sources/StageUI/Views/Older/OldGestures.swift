// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Two fingers that move apart or together; its value is the share of the distance at the start.
public struct MagnificationGesture: Gesture, PrimitiveGesture {
    /// The share of the distance of the fingers at the start.
    public typealias Value = CGFloat
    /// The runtime follows the fingers itself.
    public typealias Body = Never
    /// The change of the share before the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// Creates a gesture of two fingers.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    func makeMachine() -> GestureMachine<CGFloat> {
        let least = minimumScaleDelta
        return PairMachine { pair in
            abs(pair.scale - 1) >= least || pair.hasBegun ? pair.scale : nil
        }
    }
}

/// Two fingers that turn about their middle; its value is the angle from the start.
public struct RotationGesture: Gesture, PrimitiveGesture {
    /// The angle from the start.
    public typealias Value = Angle
    /// The runtime follows the fingers itself.
    public typealias Body = Never
    /// The angle that the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle
    /// Creates a gesture of two fingers.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    func makeMachine() -> GestureMachine<Angle> {
        let least = abs(minimumAngleDelta.radians)
        return PairMachine { pair in
            abs(pair.turn) >= least || pair.hasBegun ? .radians(pair.turn) : nil
        }
    }
}
