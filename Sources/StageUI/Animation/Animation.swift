// Licensed under the Apache License, Version 2.0.

internal import LaunchMotion

/// How a change is drawn in steps.
public struct Animation: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        /// An easing curve over a duration in seconds.
        case curve(MotionCurve, duration: Double)
        /// A spring that takes over the speed of the one before.
        case fluidSpring(response: Double, dampingFraction: Double)
        /// A spring that is added to the motion before.
        case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    }

    /// How often a motion is played.
    struct Repetition: Hashable, Sendable {
        /// The number of single passes; nil for no end.
        var count: Int?
        var autoreverses: Bool
    }

    var base: Base
    /// Seconds of waiting before the motion.
    var delay: Double = 0
    /// How many times faster the motion runs.
    var speed: Double = 1
    var repetition: Repetition?

    init(_ base: Base) { self.base = base }

    /// A motion of even speed; 0.35 s where no duration is given.
    public static let linear = Animation(.curve(.linear, duration: 0.35))
    /// A motion that starts slowly; 0.35 s where no duration is given.
    public static let easeIn = Animation(.curve(.easeIn, duration: 0.35))
    /// A motion that ends slowly; 0.35 s where no duration is given.
    public static let easeOut = Animation(.curve(.easeOut, duration: 0.35))
    /// A motion that starts and ends slowly; 0.35 s where no duration is given.
    public static let easeInOut = Animation(.curve(.easeInOut, duration: 0.35))
    /// The motion used where none is named: a spring of response 0.5 s without overshoot.
    public static let `default` = spring

    /// A motion of even speed over seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.curve(.linear, duration: duration))
    }
    /// A motion that starts slowly, over seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.curve(.easeIn, duration: duration))
    }
    /// A motion that ends slowly, over seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.curve(.easeOut, duration: duration))
    }
    /// A motion that starts and ends slowly, over seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.curve(.easeInOut, duration: duration))
    }
    /// A motion along a cubic curve with two control points, over seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.curve(.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
    }

    /// A spring of response 0.5 s without overshoot.
    public static let spring = spring(duration: 0.5, bounce: 0)
    /// A spring without overshoot.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A spring with a small overshoot.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// A spring with a clear overshoot.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)

    /// A spring by its perceived duration in seconds and its bounce, -1 to 1.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            .fluidSpring(
                response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
    }
    /// A spring by its response in seconds and its share of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.fluidSpring(response: response, dampingFraction: dampingFraction))
    }
    /// A spring by its physical properties, added to the motion before.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
    }

    /// Returns the motion after seconds of waiting.
    public func delay(_ delay: Double) -> Animation {
        var result = self
        result.delay += delay
        return result
    }
    /// Returns the motion, so many times faster; the factor must be positive.
    public func speed(_ speed: Double) -> Animation {
        var result = self
        // The waiting so far is a part of what gets faster.
        result.delay /= speed
        result.speed *= speed
        return result
    }
    /// Returns the motion played so many times; each way counts when it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var result = self
        result.repetition = Repetition(count: max(1, repeatCount), autoreverses: autoreverses)
        return result
    }
    /// Returns the motion played without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var result = self
        result.repetition = Repetition(count: nil, autoreverses: autoreverses)
        return result
    }
}
