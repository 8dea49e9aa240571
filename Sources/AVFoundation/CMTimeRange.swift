// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A part of a film: a time and a duration.
public struct CMTimeRange: Hashable, Sendable {
    /// The time at which it begins.
    public var start: CMTime
    /// Its length.
    public var duration: CMTime
    /// Creates a part from its start and its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a part from its start and its end.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
    /// The time at which it ends.
    public var end: CMTime { start + duration }
    /// Indicates whether it has no length.
    public var isEmpty: Bool { isValid && duration.value == 0 }
    /// Indicates whether it is valid.
    public var isValid: Bool { start.isValid && duration.isValid && duration.value >= 0 }
    /// The part without a length at the start.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid part.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
    /// Returns whether a time is in it; its end is not.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
    /// Returns whether another part is in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && start <= range.start && range.end <= end
    }
    /// Returns what is in both.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the smallest part with both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Returns a part of a film.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Returns a part of a film from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
/// Returns the time at which a part of a film ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a time is in a part of a film.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns a time that many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    let (value, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    return isTooLarge ? .invalid : CMTime(value: value, timescale: time.timescale)
}
/// Returns a time that many times as long, in whole parts.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
