// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of Laten's splash: each value is a pure function of the time since the first frame (`C-LA-02`).
public struct LatenMotion: Hashable, Sendable {
    /// The curve of glows and logo (`LA-43`).
    public static let glide = MotionCurve.bezier(x1: 0.16, y1: 1, x2: 0.3, y2: 1)
    /// The spring of the dots and of the sign-in screen's logo (`LA-37`).
    public static let spring = MotionSpring(stiffness: 380, damping: 35)
    /// The seconds of the exit (`LA-48`).
    public static let exitLength = 0.4

    /// Indicates whether only opacity changes (`LA-255`, `C-LA-42`).
    public let isReduced: Bool

    /// Creates the motion.
    public init(isReduced: Bool = false) { self.isReduced = isReduced }

    private static let glows = MotionTrack(from: 0, to: 1, start: 0, duration: 1, curve: glide)
    private static let logo = MotionTrack(from: 0, to: 1, start: 0, duration: 0.6, curve: glide)
    private static let leaving = MotionTrack(
        from: 1, to: 0, start: 0, duration: exitLength, curve: .easeOut)
    private static let shadow = MotionLoop(period: 1.5, waveform: .pulse(low: 0, high: 1))
    private static let pulse = MotionLoop(
        period: 0.8, start: dotsStart, stagger: 0.15, waveform: .pulse(low: 0, high: 1))
    private static let dotsStart = 0.4
    private static let dotsEnd = 0.8

    /// Returns what is seen at a time, in seconds from the first frame.
    public func values(at time: Double) -> LatenSplashValues {
        let (glow, logo, dots) = (Self.glows.value(at: time), Self.logo.value(at: time), dots(at: time))
        let breath = isReduced ? 0 : Self.shadow.value(at: time)
        return LatenSplashValues(
            glowOpacity: glow, glowScale: isReduced ? 1 : 0.8 + 0.2 * glow, logoOpacity: logo,
            logoScale: isReduced ? 1 : 0.5 + 0.5 * logo, shadowBlur: 20 + 20 * breath,
            shadowOpacity: 0.5 + 0.3 * breath, dotsOpacity: min(dots, 1),
            dotsOffset: isReduced ? 0 : 20 * (1 - dots),
            dots: (0..<3).map { index in
                let beat = Self.pulse.value(at: time, index: index)
                return isReduced
                    ? LatenSplashValues.Dot(scale: 1, opacity: 1)
                    : LatenSplashValues.Dot(scale: 1 + 0.3 * beat, opacity: 0.4 + 0.6 * beat)
            })
    }

    /// The spring rests where the element's own time is over, a thousandth beyond its end (`C-LA-02`).
    private func dots(at time: Double) -> Double {
        if time >= Self.dotsEnd { return 1 }
        return Self.spring.value(at: time - Self.dotsStart)
    }

    /// The opacity of the whole screen, in seconds from the beginning of the exit (`LA-48`).
    public static func exitOpacity(at time: Double) -> Double { leaving.value(at: time) }
}

/// The moving values of Laten's splash, at one instant.
public struct LatenSplashValues: Hashable, Sendable {
    /// A dot of the indicator.
    public struct Dot: Hashable, Sendable {
        /// The size relative to its own.
        public let scale: Double
        /// The opacity, without that of the row.
        public let opacity: Double
    }

    /// The opacity of all glows (`LA-38`).
    public let glowOpacity: Double
    /// The size of the glow in the middle (`LA-39`).
    public let glowScale: Double
    /// The opacity of the logo (`LA-41`).
    public let logoOpacity: Double
    /// The size of the logo (`LA-40`).
    public let logoScale: Double
    /// The blur of the logo's shadow, its sigma in points (`LA-22`).
    public let shadowBlur: Double
    /// The opacity of the logo's shadow (`LA-23`).
    public let shadowOpacity: Double
    /// The opacity of the row of dots (`LA-44`).
    public let dotsOpacity: Double
    /// The row's distance below its place (`LA-45`).
    public let dotsOffset: Double
    /// The three dots (`LA-32`, `LA-33`).
    public let dots: [Dot]
}
