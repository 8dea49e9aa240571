// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of Duggy's splash as data (section 7.3 of the requirements).
public struct DuggyMotion: Hashable, Sendable {
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
    /// The opacity of a message that takes another's place (DG-48).
    public static let messageOpacity: MotionKey = "message.opacity"
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

    /// From the first frame.
    public let entry: MotionTimeline
    /// From the moment at which every step is done (DG-89).
    public let completion: MotionTimeline
    /// From a change of the message.
    public let message: MotionTimeline
    /// From the start of the exit.
    public let exit: MotionTimeline
    /// Whether this is the motion for users who want less of it.
    public let isReduced: Bool

    /// Creates the motion of the document, or the one for users who want less of it (C-DG-36).
    ///
    /// - Throws: An error that names the entry whose cue cannot be resolved.
    public init(isReduced: Bool) throws(MotionTimeline.Error) {
        self.isReduced = isReduced
        entry = isReduced ? try Self.reducedEntry() : try Self.standardEntry()
        completion = try MotionTimeline {
            if !isReduced {
                MotionEntry.track(
                    Self.logoScale, from: Self.pulseScale, to: 1, .at(0), duration: Self.pulseLength,
                    curve: .easeOut)
            }
        }
        message = try MotionTimeline {
            MotionEntry.track(
                Self.messageOpacity, from: 0, to: 1, .at(0), duration: Self.messageLength,
                curve: .easeInOut)
        }
        exit = try MotionTimeline {
            MotionEntry.track(
                Self.exitOpacity, from: 1, to: 0, .at(0), duration: Self.exitLength, curve: .easeInOut)
            MotionEntry.track(
                Self.destinationOpacity, from: 0, to: 1, .at(0), duration: Self.exitLength,
                curve: .easeInOut)
        }
    }

    private static func standardEntry() throws(MotionTimeline.Error) -> MotionTimeline {
        // The pulse takes over where the spring is at its instant (C-DG-09).
        let reached = 0.3 + 0.7 * spring.value(at: 0.5)
        return try MotionTimeline {
            MotionEntry.cue(spinCue, .at(0.5))
            MotionEntry.track(
                logoScale, from: 0.3, to: 1, .at(0), curve: .spring(spring), named: "logo.arrival")
            MotionEntry.track(
                logoScale, from: reached, to: pulseScale, .with(spinCue), duration: pulseLength,
                curve: .easeOut, named: "logo.pulse")
            MotionEntry.track(
                circleScale, from: 0.8, to: 1.2, .with(spinCue), duration: pulseLength, curve: .easeOut)
            MotionEntry.track(
                circleOpacity, from: 0.3, to: 0.1, .with(spinCue), duration: pulseLength, curve: .easeOut)
            MotionEntry.track(
                segmentOpacity, from: 0, to: 1, .with(spinCue), duration: pulseLength, curve: .easeOut)
            MotionEntry.loop(segmentAngle, .sawtooth(from: 0, to: 360), period: 2, .with(spinCue))
            words()
        }
    }

    /// The same instants with fades alone: nothing grows and nothing turns (C-X-06).
    private static func reducedEntry() throws(MotionTimeline.Error) -> MotionTimeline {
        try MotionTimeline {
            MotionEntry.cue(spinCue, .at(0.5))
            MotionEntry.track(
                logoOpacity, from: 0, to: 1, .at(0), duration: pulseLength, curve: .easeOut)
            MotionEntry.track(
                circleOpacity, from: 0.3, to: 0.1, .with(spinCue), duration: pulseLength, curve: .easeOut)
            MotionEntry.track(
                segmentOpacity, from: 0, to: 1, .with(spinCue), duration: pulseLength, curve: .easeOut)
            words()
        }
    }

    private static func words() -> [MotionEntry] {
        [
            .track(nameOpacity, from: 0, to: 1, .at(1), duration: 0.6, curve: .easeInOut),
            .track(taglineOpacity, from: 0, to: 1, .at(1.5), duration: 0.6, curve: .easeInOut),
            .track(handoffOpacity, from: 1, to: 0, .at(0), duration: 0.2, curve: .linear),
            .cue(indicatorCue, .at(2)),
        ]
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
