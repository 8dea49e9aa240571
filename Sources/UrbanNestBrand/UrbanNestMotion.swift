// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of UrbanNest's splash as data (section 7.3 of the requirements).
public struct UrbanNestMotion: Hashable, Sendable {
    /// The logo's opacity, 0 to 1.
    public static let logoOpacity: MotionKey = "logo.opacity"
    /// The logo's scale, 0.8 to 1.
    public static let logoScale: MotionKey = "logo.scale"
    /// The brand text's opacity, 0 to 1.
    public static let textOpacity: MotionKey = "text.opacity"
    /// The brand text's distance below its place, in points.
    public static let textOffset: MotionKey = "text.offset"
    /// The moment at which the indicator appears if the app is still loading.
    public static let indicatorCue: MotionKey = "indicator"
    /// The indicator's opacity, counted from its appearance.
    public static let indicatorOpacity: MotionKey = "indicator.opacity"
    /// The spinner's angle in degrees, counted from its appearance.
    public static let indicatorAngle: MotionKey = "indicator.angle"
    /// The opacity of a pulsing dot, counted from the indicator's appearance.
    public static let dotOpacity: MotionKey = "indicator.dot"
    /// The whole splash's opacity, counted from the exit's start.
    public static let exitOpacity: MotionKey = "exit.opacity"
    /// The destination's opacity, counted from the exit's start.
    public static let destinationOpacity: MotionKey = "destination.opacity"
    /// The destination's distance from its place as a share of the screen's width.
    public static let destinationShift: MotionKey = "destination.shift"

    /// The time in which an error fades in over the content before, in seconds.
    public static let errorFade = 0.25

    /// From the first frame: logo, then brand text.
    public let entry: MotionTimeline
    /// From the indicator's appearance.
    public let indicator: MotionTimeline
    /// From the start of the exit; the destination's tracks depend on the route.
    public let exit: MotionTimeline
    /// The destination's way in when it slides (UN-105).
    public let slideIn: MotionTimeline
    /// The destination's way in when it fades (UN-100, UN-159).
    public let fadeIn: MotionTimeline
    /// Indicates whether this is the reduced motion.
    public let isReduced: Bool

    /// Creates the motion of the document (UN-61 to UN-105), or the one for users who want less of
    /// it (UN-122 to UN-126, C-UN-32, C-UN-33).
    ///
    /// - Throws: An error that names the entry whose cue cannot be resolved.
    public init(isReduced: Bool) throws(MotionTimeline.Error) {
        self.isReduced = isReduced
        func out(
            _ key: MotionKey, _ from: Double, _ to: Double, _ start: MotionCue, for length: Double
        ) -> MotionEntry {
            .track(key, from: from, to: to, start, duration: length, curve: .easeOut)
        }
        entry = try MotionTimeline {
            out(Self.logoOpacity, 0, 1, .at(0.1), for: 0.3)
            if isReduced {
                out(Self.textOpacity, 0, 1, .with(Self.logoOpacity), for: 0.3)
            } else {
                out(Self.logoScale, 0.8, 1, .with(Self.logoOpacity), for: 0.3)
                out(Self.textOpacity, 0, 1, .after(Self.logoOpacity, 0.1), for: 0.2)
                out(Self.textOffset, 10, 0, .with(Self.textOpacity), for: 0.2)
            }
            MotionEntry.cue(Self.indicatorCue, .at(1))
        }
        indicator = try MotionTimeline {
            out(Self.indicatorOpacity, 0, 1, .at(0), for: 0.2)
            if !isReduced {
                MotionEntry.loop(Self.indicatorAngle, .sawtooth(from: 0, to: 360), period: 1)
                MotionEntry.loop(Self.dotOpacity, .pulse(low: 0.4, high: 1), period: 1, stagger: 1.0 / 3)
            }
        }
        let length = isReduced ? 0 : 0.3
        exit = try MotionTimeline {
            MotionEntry.track(Self.exitOpacity, from: 1, to: 0, .at(0), duration: length, curve: .easeIn)
        }
        slideIn = try MotionTimeline {
            out(Self.destinationShift, isReduced ? 0 : 1, 0, .at(0), for: length)
        }
        fadeIn = try MotionTimeline {
            out(Self.destinationOpacity, isReduced ? 1 : 0, 1, .at(0), for: length)
        }
    }

    /// The end of the entry's last track, in seconds: an error is not shown before.
    public var entryLength: Double { entry.tracks.values.joined().map(\.end).max() ?? 0 }

    /// The time of the entry that is drawn, in seconds.
    ///
    /// The end counts once it was reached, whatever the date: Apple's paused timeline keeps that of its last frame.
    func entryTime(_ elapsed: Double, isOver: Bool) -> Double { isOver ? entryLength : elapsed }
}
