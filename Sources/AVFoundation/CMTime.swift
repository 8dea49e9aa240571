// Licensed under the Apache License, Version 2.0.

/// The number of parts of a time.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32

/// A time of a film, as a number of parts of a second.
public struct CMTime: Hashable, Sendable {
    /// The number of parts.
    public var value: Int64
    /// The parts of a second.
    public var timescale: Int32
    /// Creates a time.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    /// Creates a time from seconds, in whole parts; one that is no number is an invalid time.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        // A double of this size is the first that is no whole number of 64 bits.
        let isWhole = parts.isFinite && abs(parts) < 0x1p63
        self.init(value: isWhole ? Int64(parts) : 0, timescale: isWhole ? preferredTimescale : 0)
    }
    /// An invalid time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// Indicates whether the time is valid.
    public var isValid: Bool { timescale != 0 }
    /// The time zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// The time in seconds; not a number for an invalid time.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

extension CMTime: Comparable {
    /// Returns whether a time is before another.
    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    /// Adds two times, in the smallest scale that has both; in the finer one of them, if that would be too large.
    public static func + (one: CMTime, other: CMTime) -> CMTime {
        guard one.timescale > 0, other.timescale > 0 else { return .invalid }
        var (divisor, rest) = (Int64(one.timescale), Int64(other.timescale))
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let scale = Int64(one.timescale) / divisor * Int64(other.timescale)
        let left = one.value.multipliedReportingOverflow(by: scale / Int64(one.timescale))
        let right = other.value.multipliedReportingOverflow(by: scale / Int64(other.timescale))
        let sum = left.partialValue.addingReportingOverflow(right.partialValue)
        guard let timescale = Int32(exactly: scale), !left.overflow, !right.overflow, !sum.overflow else {
            return CMTime(
                seconds: one.seconds + other.seconds,
                preferredTimescale: max(one.timescale, other.timescale))
        }
        return CMTime(value: sum.partialValue, timescale: timescale)
    }
    /// Subtracts a time from another.
    public static func - (one: CMTime, other: CMTime) -> CMTime {
        guard other.value != .min else { return .invalid }
        return one + CMTime(value: -other.value, timescale: other.timescale)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time as a number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time from seconds, in whole parts.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Subtracts a time from another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1, as the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
