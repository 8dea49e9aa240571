// Licensed under the Apache License, Version 2.0.

/// The shape of a motion between its start and its end.
///
/// The three easings are the ones of CSS and Core Animation.
public enum MotionCurve: Hashable, Sendable, Codable {
    /// Constant speed.
    case linear
    /// A slow start: the cubic Bezier (0.42, 0, 1, 1).
    case easeIn
    /// A slow end: the cubic Bezier (0, 0, 0.58, 1).
    case easeOut
    /// A slow start and a slow end: the cubic Bezier (0.42, 0, 0.58, 1).
    case easeInOut
    /// A cubic Bezier from (0, 0) to (1, 1); x values outside 0...1 are moved to that range.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring, whose own physics decide how long the motion takes.
    case spring(MotionSpring)

    /// Returns the share of the way covered.
    ///
    /// - Parameter progress: The share of the time that passed, 0...1; for a spring the share of its
    ///   settling duration. Smaller values count as 0 and larger ones as 1.
    public func value(at progress: Double) -> Double {
        let progress = Self.clamped(progress)
        if progress == 0 { return 0 }
        if progress == 1 { return 1 }
        if case .spring(let spring) = self {
            return spring.value(at: progress * spring.settlingDuration())
        }
        return bezier?.value(at: progress) ?? progress
    }

    /// Returns the derivative of the value by progress.
    ///
    /// - Parameter progress: The share of the time that passed, 0...1. Outside nothing moves.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if case .spring(let spring) = self {
            let duration = spring.settlingDuration()
            return spring.velocity(at: progress * duration) * duration
        }
        return bezier?.velocity(at: progress) ?? 1
    }

    private var bezier: UnitBezier? {
        switch self {
        case .linear, .spring: nil
        case .easeIn: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
        case .easeOut: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
        case .easeInOut: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        case .bezier(let x1, let y1, let x2, let y2): UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        }
    }

    private static func clamped(_ progress: Double) -> Double {
        progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
}
