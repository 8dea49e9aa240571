// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Animation {
    /// The motion used where none is named: a spring of response 0.5 s without overshoot.
    public static let `default` = spring

    /// A spring of response 0.5 s without overshoot.
    public static var spring: Animation { spring() }

    /// A spring by its perceived duration in seconds and its bounce, -1 to 1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: Spring.dampingFraction(bounce: bounce),
            blendDuration: blendDuration)
    }
    /// A spring by its response in seconds and its share of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }
    /// A spring that takes over the place and speed of the one before.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A spring without overshoot.
    public static var smooth: Animation { smooth() }
    /// A spring without overshoot, but for the extra bounce; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small overshoot.
    public static var snappy: Animation { snappy() }
    /// A spring with a small overshoot; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a clear overshoot.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a clear overshoot; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A fast spring for changes that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A fast spring for changes that follow a finger; the durations are in seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }
    /// A fast spring for changes that follow a finger, by its response in seconds and its damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring that is added to the motion before.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
    /// A spring by its physical properties, added to the motion before.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            MechanicalSpringAnimation(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }
    /// A spring by its perceived duration in seconds and its bounce, added to the motion before.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// A spring that is added to the motion before.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: initialVelocity)
    }
}
