// Licensed under the Apache License, Version 2.0.

import LaunchMotion

/// The motion of Duggy's splash as data (section 7.3 of the requirements).
struct SplashMotion: Hashable, Sendable {
    /// A spring from 0.3 to 1, then a pulse to 1.1.
    static let logoScale: MotionKey = "logo.scale"
    /// It only moves for users who want less motion.
    static let logoOpacity: MotionKey = "logo.opacity"
    static let circleScale: MotionKey = "circle.scale"
    static let circleOpacity: MotionKey = "circle.opacity"
    static let segmentOpacity: MotionKey = "segments.opacity"
    /// In degrees.
    static let segmentAngle: MotionKey = "segments.angle"
    static let nameOpacity: MotionKey = "name.opacity"
    static let taglineOpacity: MotionKey = "tagline.opacity"
    /// The opacity of the static launch image while it hands over (C-DG-23).
    static let handoffOpacity: MotionKey = "handoff.opacity"

    /// The spring of the logo's arrival (DG-81, DG-82).
    static let spring = MotionSpring(response: 0.8, dampingFraction: 0.6)
    /// The length of the pulse and of the way back, in seconds (DG-88, DG-90).
    static let pulseLength = 0.3
    /// The logo's scale after the pulse (DG-87).
    static let pulseScale = 1.1
    /// The length of a change of message or progress, in seconds (DG-48, C-DG-22).
    static let messageLength = 0.35
    /// The length of the exit, in seconds (DG-56).
    static let exitLength = 0.5

    /// The motion of the document.
    static let standard = SplashMotion(isReduced: false)
    /// The motion for users who want less of it: the same instants with fades alone (C-DG-36, C-X-06).
    static let reduced = SplashMotion(isReduced: true)
    /// The destination's opacity from the start of the exit; the splash has the rest of it (DG-18).
    static let exit = fade(0, exitLength)

    /// The start of the phase `logoSpin`, in seconds from the first frame (DG-97).
    let spin: Double
    /// From the first frame.
    let entry: MotionTimeline
    /// The logo's scale from the moment at which every step is done (DG-89); nil where nothing grows.
    let completion: MotionTrack?

    /// Creates the motion.
    ///
    /// - Parameters:
    ///   - isReduced: Whether the user wants less of it: then nothing grows and nothing turns.
    ///   - spin: When the phase `logoSpin` begins, in seconds from the first frame.
    init(isReduced: Bool, spin: Double = 0.5) {
        self.spin = spin
        // The pulse takes over where the spring is at its instant (C-DG-09).
        let reached = 0.3 + 0.7 * Self.spring.value(at: spin)
        func pulse(_ from: Double, _ to: Double, at start: Double) -> MotionTrack {
            MotionTrack(from: from, to: to, start: start, duration: Self.pulseLength, curve: .easeOut)
        }
        var tracks = [
            Self.circleOpacity: [pulse(0.3, 0.1, at: spin)], Self.segmentOpacity: [pulse(0, 1, at: spin)],
            Self.nameOpacity: [Self.fade(1, 0.6)], Self.taglineOpacity: [Self.fade(1.5, 0.6)],
            Self.handoffOpacity: [MotionTrack(from: 1, to: 0, start: 0, duration: 0.2)],
        ]
        var loops: [MotionKey: MotionLoop] = [:]
        if isReduced {
            tracks[Self.logoOpacity] = [pulse(0, 1, at: 0)]
        } else {
            tracks[Self.logoScale] = [
                MotionTrack(from: 0.3, to: 1, start: 0, curve: .spring(Self.spring)),
                pulse(reached, Self.pulseScale, at: spin),
            ]
            tracks[Self.circleScale] = [pulse(0.8, 1.2, at: spin)]
            loops[Self.segmentAngle] = MotionLoop(
                period: 2, start: spin, waveform: .sawtooth(from: 0, to: 360))
        }
        entry = MotionTimeline(tracks: tracks, loops: loops)
        completion = isReduced ? nil : pulse(Self.pulseScale, 1, at: 0)
    }

    private static func fade(_ start: Double, _ length: Double) -> MotionTrack {
        MotionTrack(from: 0, to: 1, start: start, duration: length, curve: .easeInOut)
    }

    /// Returns the value of a property that this motion does not move.
    static func standing(_ key: MotionKey) -> Double {
        switch key {
        case logoScale: pulseScale
        case circleScale: 1.2
        case segmentAngle: 0
        default: 1
        }
    }
}
