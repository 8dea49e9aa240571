// Licensed under the Apache License, Version 2.0.

extension ValueParser where Value == Duration {
    /// A time with its unit, such as `250ms` or `1.5s`, exact to the nanosecond.
    ///
    /// An hour is the most, as in a scenario: no launch is watched for longer.
    package static var duration: ValueParser {
        ValueParser(
            metavar: "TIME", takes: "a time from 0s to 3600s with its unit, such as 250ms, 1s or 1.5s"
        ) {
            (text: String) throws(ValueProblem) -> Duration in
            guard let nanoseconds = DurationText.nanoseconds(text), nanoseconds <= 3_600_000_000_000
            else { throw ValueProblem() }
            return .nanoseconds(nanoseconds)
        }
    }
}

/// Reads a decimal number with a unit without a detour over binary fractions: an instant such as
/// 0.1 s is to be the same instant as 100 ms.
package enum DurationText {
    private static let units: [(suffix: String, nanoseconds: Int64)] = [
        ("ms", 1_000_000), ("us", 1_000), ("s", 1_000_000_000),
    ]

    package static func nanoseconds(_ text: String) -> Int64? {
        if text == "0" { return 0 }
        guard let unit = units.first(where: { text.hasSuffix($0.suffix) }) else { return nil }
        let parts = text.dropLast(unit.suffix.count)
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap(digits) else { return nil }
        guard parts.count == 2 else { return whole * unit.nanoseconds }
        guard let fraction = digits(parts[1]) else { return nil }
        let scale = parts[1].reduce(Int64(1)) { power, _ in power * 10 }
        let (share, rest) = (fraction * unit.nanoseconds).quotientAndRemainder(dividingBy: scale)
        return rest == 0 ? whole * unit.nanoseconds + share : nil
    }

    /// One to nine decimal digits, so that no product leaves 64 bits.
    private static func digits(_ text: Substring) -> Int64? {
        guard (1...9).contains(text.utf8.count),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int64(text)
    }
}
