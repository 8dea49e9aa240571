// Licensed under the Apache License, Version 2.0.

/// A length of time as scenarios write it: `250ms`, `1s`, `1.5s`.
public struct ScenarioTime: Hashable, Sendable, Codable, Comparable {
    /// The length in seconds.
    public let seconds: Double

    /// Creates a length from seconds.
    public init(seconds: Double) { self.seconds = seconds }

    /// Reads a length; nil when it is not a number with `ms` or `s`, or negative.
    public init?(_ text: String) {
        let trimmed = text.filter { !$0.isWhitespace }
        let factor: Double
        let number: Substring
        if trimmed.hasSuffix("ms") {
            factor = 0.001
            number = trimmed.dropLast(2)
        } else if trimmed.hasSuffix("s") {
            factor = 1
            number = trimmed.dropLast(1)
        } else {
            return nil
        }
        // A number may also be written in base sixteen, but not a time.
        guard !number.lowercased().contains("x"), let value = Double(number), value.isFinite, value >= 0
        else { return nil }
        // Milliseconds are divided, so that 100ms is the same number as 0.1s.
        seconds = factor == 1 ? value : value / 1000
    }

    /// Reads a length from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func problem(_ reason: String) -> ScenarioProblem {
            ScenarioProblem(path: container.codingPath, reason: reason)
        }
        guard let text = try? container.decode(String.self) else {
            throw problem("a time is a text; write \"250ms\" or \"1.5s\".")
        }
        guard let time = ScenarioTime(text) else {
            throw problem("'\(text.prefix(40))' is not a time; write 250ms or 1.5s.")
        }
        guard time <= .longest else {
            throw problem("'\(text.prefix(40))' is more than an hour; 3600s is the longest time.")
        }
        self = time
    }

    /// Writes the length as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Returns whether one length is shorter than another.
    public static func < (a: ScenarioTime, b: ScenarioTime) -> Bool { a.seconds < b.seconds }

    /// The length as a duration, to the microsecond.
    public var duration: Duration { .microseconds(Int64((seconds * 1_000_000).rounded())) }
}

extension ScenarioTime: CustomStringConvertible {
    /// The length as scenarios write it.
    public var description: String {
        let milliseconds = seconds * 1000
        return milliseconds == milliseconds.rounded() && milliseconds < 1e15
            ? "\(Int(milliseconds))ms" : "\(seconds)s"
    }
}
