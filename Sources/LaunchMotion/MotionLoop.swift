// Licensed under the Apache License, Version 2.0.

/// An endless motion that several elements may run one after the other.
public struct MotionLoop: Hashable, Sendable, Codable {
    /// The way of one full cycle.
    public enum Waveform: Hashable, Sendable, Codable {
        /// A straight way that jumps back, such as a turn from 0 to 360 degrees.
        case sawtooth(from: Double, to: Double)
        /// The way from low to high by a curve and back by the same curve reversed.
        case pulse(low: Double, high: Double, curve: MotionCurve = .easeInOut)
    }

    /// The seconds of one full cycle, there and back (C-X-04).
    public let period: Double
    /// The start of the first element in seconds.
    public let start: Double
    /// The delay in seconds that each further element adds.
    public let stagger: Double
    /// The way of one cycle.
    public let waveform: Waveform

    /// Creates a loop.
    ///
    /// - Parameters:
    ///   - period: The seconds of one full cycle; anything but a positive number stands still.
    ///   - start: The start in seconds.
    ///   - stagger: The delay in seconds that each further element adds.
    ///   - waveform: The way of one cycle.
    public init(period: Double, start: Double = 0, stagger: Double = 0, waveform: Waveform) {
        self.period = period.isFinite ? max(0, period) : 0
        self.start = start.isFinite ? start : 0
        self.stagger = stagger.isFinite ? stagger : 0
        self.waveform = waveform
    }

    /// Creates a loop from durations.
    public init(
        period: Duration, start: Duration = .zero, stagger: Duration = .zero, waveform: Waveform
    ) {
        self.init(
            period: period.inSeconds, start: start.inSeconds, stagger: stagger.inSeconds,
            waveform: waveform)
    }

    /// Returns the share of the current cycle that passed, 0 up to but not including 1.
    ///
    /// - Parameters:
    ///   - time: The absolute time in seconds.
    ///   - index: The element's place, from 0.
    public func phase(at time: Double, index: Int = 0) -> Double {
        let elapsed = time - start - stagger * Double(index)
        guard period > 0, elapsed > 0, elapsed.isFinite else { return 0 }
        return elapsed.truncatingRemainder(dividingBy: period) / period
    }

    /// Returns the value at an absolute time in seconds; before the start the cycle's first value.
    ///
    /// - Parameters:
    ///   - time: The absolute time in seconds.
    ///   - index: The element's place, from 0.
    public func value(at time: Double, index: Int = 0) -> Double {
        let phase = phase(at: time, index: index)
        switch waveform {
        case .sawtooth(let from, let to):
            return from + (to - from) * phase
        case .pulse(let low, let high, let curve):
            return low + (high - low) * curve.value(at: phase < 0.5 ? 2 * phase : 2 * (1 - phase))
        }
    }
}
