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

/// The state of the splash at one instant: the flags of the document's view model and the values of its views.
struct SplashState: Hashable, Sendable {
    private let playback: SplashPlayback
    private let time: Double?

    /// Reads the course of a launch at a time, in seconds from the first frame; nil before it.
    init(_ playback: SplashPlayback, at time: Double?) { (self.playback, self.time) = (playback, time) }

    var phase: SplashAnimationPhase { time.map { playback.phase(at: max(0, $0)) } ?? .initial }
    /// Indicates whether the name has begun to appear (DG-98).
    var showAppName: Bool { hasBegun(SplashMotion.nameOpacity) }
    /// Indicates whether the tagline has begun to appear (DG-99).
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

    private func value(_ key: MotionKey) -> Double { playback.value(of: key, at: max(0, time ?? 0)) }

    private func hasBegun(_ key: MotionKey) -> Bool {
        guard let time, let first = playback.motion.entry.tracks[key]?.first else { return false }
        return playback.start(of: first.start).map { $0 <= max(0, time) } ?? false
    }
}

/// The course of one launch through the motion: its pauses after failures, and its completion.
///
/// Cues that are still to come wait while the launch is held up, and are lost once it is done (C-DG-10,
/// C-DG-14); what has begun runs to its end. The segments stop turning while it is held up (C-DG-11).
struct SplashPlayback: Hashable, Sendable {
    /// A time in which the launch was failed, in seconds from the first frame.
    struct Pause: Hashable, Sendable {
        let start: Double
        /// The time at which the user tried again; nil while it lasts.
        let end: Double?
    }

    let motion: SplashMotion
    /// The times in which the launch was failed, the first one first.
    var pauses: [Pause] = []
    /// The time at which every step was done, in seconds from the first frame; nil before.
    var completion: Double?

    /// Returns the real start of something that the motion has at an instant; nil when it never begins.
    func start(of instant: Double) -> Double? {
        var start = instant
        for pause in pauses where pause.start < start {
            guard let end = pause.end else { return nil }
            start += end - pause.start
        }
        if let completion, start > completion { return nil }
        return start
    }

    /// The phase at a time, in seconds from the first frame (DG-97, DG-106).
    func phase(at time: Double) -> SplashAnimationPhase {
        if let completion, time >= completion { return .complete }
        guard let spin = start(of: motion.spin), time >= spin else { return .initial }
        return .logoSpin
    }

    /// The value of a property at a time, in seconds from the first frame.
    func value(of key: MotionKey, at time: Double) -> Double {
        if motion.entry.loops[key] != nil { return turning(key, at: time) }
        guard var tracks = motion.entry.tracks[key], let first = tracks.first else {
            return SplashMotion.standing(key)
        }
        var begun: [(start: Double, track: MotionTrack)] = []
        for track in tracks {
            guard let start = start(of: track.start), start <= time else { continue }
            begun.append((start, track))
        }
        if let completion, time >= completion {
            // The phase `complete` also ends `initial`: what that phase changes begins now, if it had not.
            if begun.isEmpty, Self.followsPhase.contains(key) {
                tracks = [first]
                begun = [(completion, first)]
            }
            if key == SplashMotion.logoScale, let last = motion.completion {
                begun.append((completion, last))
            }
        }
        guard let last = begun.last else { return first.from }
        return reached(begun.dropLast(), last, at: time)
    }

    private static let followsPhase: Set<MotionKey> = [
        SplashMotion.circleScale, SplashMotion.circleOpacity, SplashMotion.segmentOpacity,
    ]

    /// A motion that takes over begins where the one before it is at that instant (C-DG-09).
    private func reached(
        _ before: ArraySlice<(start: Double, track: MotionTrack)>,
        _ last: (start: Double, track: MotionTrack), at time: Double
    ) -> Double {
        let track = last.track
        let from = before.last.map { reached(before.dropLast(), $0, at: last.start) } ?? track.from
        let made = MotionTrack(
            from: from, to: track.to, start: track.start, duration: track.duration, curve: track.curve)
        return made.value(at: time - last.start + track.start)
    }

    /// A loop's value, with the time left out in which it stood still.
    private func turning(_ key: MotionKey, at time: Double) -> Double {
        guard let loop = motion.entry.loops[key], let start = start(of: loop.start), time > start else {
            return motion.entry.loops[key]?.value(at: 0) ?? 0
        }
        var running = time - start
        for pause in pauses {
            let (from, to) = (max(pause.start, start), min(pause.end ?? time, time))
            if to > from { running -= to - from }
        }
        return loop.value(at: loop.start + running)
    }
}
