// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// The time at which a server wants the next request, from the HTTP header `Retry-After`.
public enum RetryAfter: Hashable, Sendable {
    /// After a time.
    case delay(Duration)
    /// At a time of day.
    case date(Date)

    /// Reads the value of the header: whole seconds, or an HTTP date in one of its three forms.
    ///
    /// - Returns: nil for anything else.
    public init?(header: String) {
        let text = header.trimmed
        if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
            // A number with more digits than fit is a very long time.
            self = .delay(.seconds(min(Int64(text) ?? .max, 1_000_000_000)))
        } else if let date = HTTPDate.parse(text) {
            self = .date(date)
        } else {
            return nil
        }
    }

    /// Returns the time to wait from now.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - limits: The shortest and the longest wait: a server never makes an app ask without pause, and
    ///     a wrong date never closes it for years.
    public func wait(
        from now: Date, limits: ClosedRange<Duration> = .seconds(5) ... .seconds(6 * 3600)
    ) -> Duration {
        let wanted =
            switch self {
            case .delay(let delay): delay
            case .date(let date): Duration.seconds(min(1e9, max(0, date.timeIntervalSince(now))))
            }
        return min(max(wanted, limits.lowerBound), limits.upperBound)
    }
}

extension String {
    /// Without spaces and tabs at both ends.
    fileprivate var trimmed: String {
        var rest = Substring(self)
        while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return String(rest)
    }
}
