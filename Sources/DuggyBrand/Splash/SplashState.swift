// Licensed under the Apache License, Version 2.0.

import LaunchMotion

/// What the splash shows at one instant: the flags of the document's view model and the values of its views.
public struct SplashState: Hashable, Sendable {
    /// The phase of the animation.
    public let phase: SplashAnimationPhase
    /// Whether the name has begun to appear (DG-98).
    public let showAppName: Bool
    /// Whether the tagline has begun to appear (DG-99).
    public let showTagline: Bool
    /// The scale of the logo.
    public let logoScale: Double
    /// The opacity of the logo.
    public let logoOpacity: Double
    /// The scale of the circle behind the logo.
    public let circleScale: Double
    /// The opacity of the circle behind the logo.
    public let circleOpacity: Double
    /// The opacity of the six segments.
    public let segmentOpacity: Double
    /// The angle of the first segment in degrees.
    public let segmentAngle: Double
    /// The opacity of the name.
    public let nameOpacity: Double
    /// The opacity of the tagline.
    public let taglineOpacity: Double
    /// The opacity of the static launch image.
    public let handoffOpacity: Double

    /// Reads the course of a launch at a time, in seconds from the first frame.
    ///
    /// - Parameters:
    ///   - course: How the launch runs through its motion.
    ///   - time: The seconds from the first frame; nil before it.
    public init(_ course: SplashCourse, at time: Double?) {
        let now = max(0, time ?? 0)
        func value(_ key: MotionKey) -> Double { course.value(of: key, at: now) }
        func hasBegun(_ key: MotionKey) -> Bool {
            guard time != nil, let start = course.motion.entry.tracks[key]?.first?.start else { return false }
            return course.start(of: start).map { $0 <= now } ?? false
        }
        phase = time == nil ? .initial : course.phase(at: now)
        showAppName = hasBegun(SplashMotion.nameOpacity)
        showTagline = hasBegun(SplashMotion.taglineOpacity)
        logoScale = value(SplashMotion.logoScale)
        logoOpacity = value(SplashMotion.logoOpacity)
        circleScale = value(SplashMotion.circleScale)
        circleOpacity = value(SplashMotion.circleOpacity)
        segmentOpacity = value(SplashMotion.segmentOpacity)
        segmentAngle = value(SplashMotion.segmentAngle)
        nameOpacity = value(SplashMotion.nameOpacity)
        taglineOpacity = value(SplashMotion.taglineOpacity)
        handoffOpacity = value(SplashMotion.handoffOpacity)
    }
}
