// Licensed under the Apache License, Version 2.0.

/// A damped spring that pulls a value from 0 to 1.
///
/// Position and speed are closed forms of time, so any instant can be asked for in any order.
/// A spring is described either by response and damping fraction or by stiffness, damping and mass:
/// the angular frequency is √(stiffness / mass) = 2π / response, and the damping ratio is
/// damping / (2 √(stiffness · mass)).
///
/// A spring that could not move or would never rest is not representable: a response that is not a
/// positive number becomes 1 ms, and the damping ratio is kept in 0.001...1000 (not a number: 1).
/// Decoding such values from data throws instead.
public struct MotionSpring: Hashable, Sendable {
    /// The frequency of the undamped spring in radians a second.
    public let angularFrequency: Double
    /// The damping: below 1 the spring overshoots, at 1 it does not, above 1 it creeps.
    public let dampingRatio: Double

    /// Creates a spring from the vocabulary of SwiftUI.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds.
    ///   - dampingFraction: The damping ratio; 1 does not overshoot.
    public init(response: Double, dampingFraction: Double) {
        self.init(angularFrequency: 2 * Double.pi / response, dampingRatio: dampingFraction)
    }

    /// Creates a spring from the vocabulary of mechanics.
    ///
    /// - Parameters:
    ///   - stiffness: The spring constant.
    ///   - damping: The damping coefficient.
    ///   - mass: The moved mass.
    public init(stiffness: Double, damping: Double, mass: Double = 1) {
        self.init(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    init(angularFrequency: Double, dampingRatio: Double) {
        let fastest = 2 * Double.pi / 0.001
        let isUsable = angularFrequency > 0 && angularFrequency.isFinite
        self.angularFrequency = isUsable ? min(max(angularFrequency, 1e-6), fastest) : fastest
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.001), 1000)
    }

    /// The period of the undamped spring in seconds.
    public var response: Double { 2 * Double.pi / angularFrequency }

    /// Returns the position: 0 at the start, and 1 at rest.
    ///
    /// - Parameters:
    ///   - seconds: The time since the start; negative times count as 0.
    ///   - initialVelocity: The speed at the start in full ways a second.
    public func value(at seconds: Double, initialVelocity: Double = 0) -> Double {
        1 + motion(initialVelocity).displacement(at: max(0, seconds))
    }

    /// Returns the speed in full ways a second.
    ///
    /// - Parameters:
    ///   - seconds: The time since the start; negative times count as 0.
    ///   - initialVelocity: The speed at the start in full ways a second.
    public func velocity(at seconds: Double, initialVelocity: Double = 0) -> Double {
        motion(initialVelocity).velocity(at: max(0, seconds))
    }

    func motion(_ initialVelocity: Double) -> DampedMotion {
        DampedMotion(
            angularFrequency: angularFrequency, dampingRatio: dampingRatio,
            initialVelocity: initialVelocity.isFinite ? initialVelocity : 0)
    }
}
