// Licensed under the Apache License, Version 2.0.

import Foundation

/// A moment in microseconds since 1970, as the tables keep it.
struct Timestamp: Codable, Comparable, Hashable, Sendable {
    let microseconds: Int64

    init(microseconds: Int64) { self.microseconds = microseconds }

    init(_ date: Date) { microseconds = Int64((date.timeIntervalSince1970 * 1_000_000).rounded(.down)) }

    init(from decoder: any Decoder) throws {
        microseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(microseconds)
    }

    var seconds: Int64 { microseconds / 1_000_000 }

    static func < (one: Timestamp, other: Timestamp) -> Bool { one.microseconds < other.microseconds }

    func adding(seconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds + seconds * 1_000_000) }

    /// Seconds since another moment.
    func seconds(since other: Timestamp) -> Double { Double(microseconds - other.microseconds) / 1_000_000 }

    /// RFC 3339 in UTC; zeros at the end of the fraction are left out, as Go leaves them out.
    var text: String {
        let days = (seconds - (seconds < 0 ? 86399 : 0)) / 86400
        let rest = seconds - days * 86400
        // Days to a date by the civil calendar, with years that begin in March.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let day = shifted - era * 146_097
        let yearOfEra = (day - day / 1460 + day / 36524 - day / 146_096) / 365
        let dayOfYear = day - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var text = "\(year)-\(two(month))-\(two(dayOfYear - (153 * part + 2) / 5 + 1))"
        text += "T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
        var fraction = microseconds % 1_000_000
        if fraction > 0 {
            var digits = 6
            while fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
            let number = "\(fraction)"
            text += "." + String(repeating: "0", count: digits - number.count) + number
        }
        return text + "Z"
    }
}
