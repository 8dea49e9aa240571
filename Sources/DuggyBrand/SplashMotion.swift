// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of Duggy's splash as data (section 7.3 of the requirements).
public struct SplashMotion: Hashable, Sendable {
    /// The logo's scale: a spring from 0.3 to 1, then a pulse to 1.1.
    public static let logoScale: MotionKey = "logo.scale"
    /// The logo's opacity; it only moves for users who want less motion.
    public static let logoOpacity: MotionKey = "logo.opacity"
    /// The scale of the circle behind the logo.
    public static let circleScale: MotionKey = "circle.scale"
    /// The opacity of the circle behind the logo.
    public static let circleOpacity: MotionKey = "circle.opacity"
    /// The opacity of the ball's six segments.
    public static let segmentOpacity: MotionKey = "segments.opacity"
    /// The angle of the ball's segments in degrees.
    public static let segmentAngle: MotionKey = "segments.angle"
    /// The name's opacity.
    public static let nameOpacity: MotionKey = "name.opacity"
    /// The tagline's opacity.
    public static let taglineOpacity: MotionKey = "tagline.opacity"
    /// The opacity of the static launch image while it hands over (C-DG-23).
    public static let handoffOpacity: MotionKey = "handoff.opacity"
    /// The moment of the phase `logoSpin` (DG-97).
    public static let spinCue: MotionKey = "spin"
    /// The moment at which the indicator appears if the app is still loading (DG-100).
    public static let indicatorCue: MotionKey = "indicator"
    /// The splash's opacity, counted from the exit's start (DG-18).
    public static let exitOpacity: MotionKey = "exit.opacity"
    /// The destination's opacity, counted from the exit's start.
    public static let destinationOpacity: MotionKey = "destination.opacity"

    /// The spring of the logo's arrival (DG-81, DG-82).
    public static let spring = MotionSpring(response: 0.8, dampingFraction: 0.6)
    /// The length of the pulse and of the way back, in seconds (DG-88, DG-90).
    public static let pulseLength = 0.3
    /// The logo's scale after the pulse (DG-87).
    public static let pulseScale = 1.1
    /// The length of a change of message or progress, in seconds (DG-48, C-DG-22).
    public static let messageLength = 0.35
    /// The length of the exit, in seconds (DG-56).
    public static let exitLength = 0.5

    /// The motion of the document.
    public static let standard = SplashMotion(isReduced: false)
    /// The motion for users who want less of it: the same instants with fades alone (C-DG-36, C-X-06).
    public static let reduced = SplashMotion(isReduced: true)

    /// From the first frame.
    public let entry: MotionTimeline
    /// From the moment at which every step is done (DG-89).
    public let completion: MotionTimeline
    /// From the start of the exit.
    public let exit: MotionTimeline
    /// Whether this is the motion for users who want less of it.
    public let isReduced: Bool

    /// Creates the motion.
    ///
    /// - Parameters:
    ///   - isReduced: Whether the user wants less of it: then nothing grows and nothing turns.
    ///   - spin: When the phase `logoSpin` begins, in seconds from the first frame (DG-97).
    public init(isReduced: Bool, spin: Double = 0.5) {
        self.isReduced = isReduced
        // The pulse takes over where the spring is at its instant (C-DG-09).
        let reached = 0.3 + 0.7 * Self.spring.value(at: spin)
        func pulse(_ from: Double, _ to: Double) -> MotionTrack {
            MotionTrack(from: from, to: to, start: spin, duration: Self.pulseLength, curve: .easeOut)
        }
        func fade(_ start: Double, _ length: Double) -> MotionTrack {
            MotionTrack(from: 0, to: 1, start: start, duration: length, curve: .easeInOut)
        }
        var tracks = [
            Self.circleOpacity: [pulse(0.3, 0.1)], Self.segmentOpacity: [pulse(0, 1)],
            Self.nameOpacity: [fade(1, 0.6)], Self.taglineOpacity: [fade(1.5, 0.6)],
            Self.handoffOpacity: [MotionTrack(from: 1, to: 0, start: 0, duration: 0.2)],
        ]
        var loops: [MotionKey: MotionLoop] = [:]
        if isReduced {
            tracks[Self.logoOpacity] = [
                MotionTrack(from: 0, to: 1, start: 0, duration: Self.pulseLength, curve: .easeOut)
            ]
        } else {
            tracks[Self.logoScale] = [
                MotionTrack(from: 0.3, to: 1, start: 0, curve: .spring(Self.spring)),
                pulse(reached, Self.pulseScale),
            ]
            tracks[Self.circleScale] = [pulse(0.8, 1.2)]
            loops[Self.segmentAngle] = MotionLoop(
                period: 2, start: spin, waveform: .sawtooth(from: 0, to: 360))
        }
        entry = MotionTimeline(
            tracks: tracks, loops: loops, cues: [Self.spinCue: spin, Self.indicatorCue: 2])
        completion = MotionTimeline(
            tracks: isReduced
                ? [:]
                : [
                    Self.logoScale: [
                        MotionTrack(
                            from: Self.pulseScale, to: 1, start: 0, duration: Self.pulseLength,
                            curve: .easeOut)
                    ]
                ])
        let exit = fade(0, Self.exitLength)
        self.exit = MotionTimeline(tracks: [
            Self.exitOpacity: [
                MotionTrack(from: 1, to: 0, start: 0, duration: exit.duration, curve: exit.curve)
            ],
            Self.destinationOpacity: [exit],
        ])
    }

    /// Where a property stands that this motion does not move.
    static func standing(_ key: MotionKey) -> Double {
        switch key {
        case logoScale: pulseScale
        case circleScale: 1.2
        case segmentAngle: 0
        default: 1
        }
    }
}
