// Licensed under the Apache License, Version 2.0.

import LaunchMotion

/// The phases of the splash's animation, which only move forward (DG-111, C-DG-10).
public enum SplashAnimationPhase: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// The logo arrives.
    case initial = 0
    /// The ball around it turns.
    case logoSpin = 1
    /// Every step is done.
    case complete = 2

    /// Orders phases by their number.
    public static func < (left: SplashAnimationPhase, right: SplashAnimationPhase) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// What the splash shows at one instant: the flags of the document's view model and the values of its views.
struct SplashState: Hashable, Sendable {
    private let course: SplashCourse
    private let time: Double?

    /// Reads the course of a launch at a time, in seconds from the first frame; nil before it.
    init(_ course: SplashCourse, at time: Double?) { (self.course, self.time) = (course, time) }

    var phase: SplashAnimationPhase { time.map { course.phase(at: max(0, $0)) } ?? .initial }
    /// Whether the name has begun to appear (DG-98).
    var showAppName: Bool { hasBegun(SplashMotion.nameOpacity) }
    /// Whether the tagline has begun to appear (DG-99).
    var showTagline: Bool { hasBegun(SplashMotion.taglineOpacity) }
    var logoScale: Double { value(SplashMotion.logoScale) }
    var logoOpacity: Double { value(SplashMotion.logoOpacity) }
    var circleScale: Double { value(SplashMotion.circleScale) }
    var circleOpacity: Double { value(SplashMotion.circleOpacity) }
    var segmentOpacity: Double { value(SplashMotion.segmentOpacity) }
    /// The angle of the first segment in degrees.
    var segmentAngle: Double { value(SplashMotion.segmentAngle) }
    var nameOpacity: Double { value(SplashMotion.nameOpacity) }
    var taglineOpacity: Double { value(SplashMotion.taglineOpacity) }
    /// The opacity of the static launch image.
    var handoffOpacity: Double { value(SplashMotion.handoffOpacity) }

    private func value(_ key: MotionKey) -> Double { course.value(of: key, at: max(0, time ?? 0)) }

    private func hasBegun(_ key: MotionKey) -> Bool {
        guard let time, let first = course.motion.entry.tracks[key]?.first else { return false }
        return course.start(of: first.start).map { $0 <= max(0, time) } ?? false
    }
}
