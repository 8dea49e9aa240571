// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// How one launch runs through the motion: where it was held up by a failure, and when it was done.
///
/// Cues that are still to come wait while the launch is held up, and are lost once it is done (C-DG-10,
/// C-DG-14); what has begun goes on to its end. The segments stop turning while it is held up (C-DG-11).
public struct SplashCourse: Hashable, Sendable {
    /// A time in which the launch was failed, in seconds from the first frame.
    public struct Pause: Hashable, Sendable {
        /// When it began.
        public let start: Double
        /// When the user tried again; nil while it lasts.
        public let end: Double?

        /// Describes a pause.
        public init(start: Double, end: Double?) { (self.start, self.end) = (start, end) }
    }

    /// The motion.
    public let motion: SplashMotion
    /// The times in which the launch was failed, the first one first.
    public let pauses: [Pause]
    /// When every step was done, in seconds from the first frame; nil before.
    public let completion: Double?

    /// Describes the course of a launch.
    public init(motion: SplashMotion, pauses: [Pause] = [], completion: Double? = nil) {
        (self.motion, self.pauses, self.completion) = (motion, pauses, completion)
    }

    /// When something really begins that the motion has at an instant; nil when it never does.
    public func start(of instant: Double) -> Double? {
        var start = instant
        for pause in pauses where pause.start < start {
            guard let end = pause.end else { return nil }
            start += end - pause.start
        }
        if let completion, start > completion { return nil }
        return start
    }

    /// The phase at a time, in seconds from the first frame (DG-97, DG-106).
    public func phase(at time: Double) -> SplashAnimationPhase {
        if let completion, time >= completion { return .complete }
        guard let spin = spinStart, time >= spin else { return .initial }
        return .logoSpin
    }

    private var spinStart: Double? { motion.entry.cues[SplashMotion.spinCue].flatMap(start) }

    /// The value of a property at a time, in seconds from the first frame.
    public func value(of key: MotionKey, at time: Double) -> Double {
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
            if let last = motion.completion.tracks[key]?.first { begun.append((completion, last)) }
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
        _ last: (start: Double, track: MotionTrack),
        at time: Double
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
