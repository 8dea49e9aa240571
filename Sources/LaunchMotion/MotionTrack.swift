// Licensed under the Apache License, Version 2.0.

/// One value's way from a start to an end: a pure function of absolute time.
///
/// Before its start a track has the value `from`, after its end the value `to`.
public struct MotionTrack: Hashable, Sendable, Codable {
    /// The value before the start.
    public let from: Double
    /// The value after the end.
    public let to: Double
    /// The start in seconds.
    public let start: Double
    /// The length in seconds; a spring's is its settling duration.
    public let duration: Double
    /// The shape of the motion.
    public let curve: MotionCurve

    /// Creates a track.
    ///
    /// - Parameters:
    ///   - from: The value before the start.
    ///   - to: The value after the end.
    ///   - start: The start in seconds; not a finite number counts as 0.
    ///   - duration: The length in seconds, at least 0. A spring has its own and ignores this.
    ///   - curve: The shape of the motion.
    public init(
        from: Double, to: Double, start: Double, duration: Double = 0, curve: MotionCurve = .linear
    ) {
        self.from = from
        self.to = to
        self.start = start.isFinite ? start : 0
        self.curve = curve
        if case .spring(let spring) = curve {
            self.duration = spring.settlingDuration()
        } else {
            self.duration = duration.isFinite ? max(0, duration) : 0
        }
    }

    /// Creates a track from durations.
    public init(
        from: Double, to: Double, start: Duration, duration: Duration = .zero,
        curve: MotionCurve = .linear
    ) {
        self.init(
            from: from, to: to, start: start.inSeconds, duration: duration.inSeconds, curve: curve)
    }

    /// The instant from which on the value is `to`, in seconds.
    public var end: Double { (start + duration).roundedToNanosecond }

    /// The way from start to end.
    public var delta: Double { to - from }

    /// Returns the value at an absolute time in seconds.
    public func value(at time: Double) -> Double {
        if time >= end { return to }
        if !(time > start) { return from }
        if case .spring(let spring) = curve { return from + delta * spring.value(at: time - start) }
        return from + delta * curve.value(at: (time - start) / duration)
    }

    /// Returns the value at an absolute time.
    public func value(at time: Duration) -> Double { value(at: time.inSeconds) }

    /// Returns the speed at an absolute time in seconds, in units a second.
    ///
    /// It is 0 before the start and from the end on.
    public func velocity(at time: Double) -> Double {
        guard time >= start, time < end else { return 0 }
        if case .spring(let spring) = curve { return delta * spring.velocity(at: time - start) }
        return delta * curve.velocity(at: (time - start) / duration) / duration
    }

    /// Returns whether the value changes at an absolute time in seconds.
    public func isMoving(at time: Double) -> Bool {
        delta != 0 && time >= start && time < end
    }
}
