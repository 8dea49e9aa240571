// Licensed under the Apache License, Version 2.0.

import struct Foundation.Date

/// The three forms of a date in HTTP (RFC 9110, section 5.6.7), always in Greenwich time.
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
    /// `Sun Nov  6 08:49:37 1994`; nil for anything else.
    static func parse(_ text: String) -> Date? {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        switch words.count {
        case 6 where words[5] == "GMT":
            return date(day: words[1], month: words[2], year: number(words[3], digits: 4), time: words[4])
        case 4 where words[3] == "GMT":
            let parts = words[1].split(separator: "-").map(String.init)
            guard parts.count == 3, let year = number(parts[2], digits: 2) else { return nil }
            // Two digits are of the century that is nearest: the form is only in old servers.
            return date(
                day: parts[0], month: parts[1], year: year < 70 ? 2000 + year : 1900 + year, time: words[2])
        case 5:
            return date(day: words[2], month: words[1], year: number(words[4], digits: 4), time: words[3])
        default: return nil
        }
    }

    private static func date(day: String, month: String, year: Int?, time: String) -> Date? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map {
            number(String($0), digits: 2)
        }
        guard let year, let place = months.firstIndex(of: month), clock.count == 3,
            let hour = clock[0], let minute = clock[1], let second = clock[2],
            let day = day.utf8.count <= 2 ? number(day, digits: day.utf8.count) : nil,
            year >= 1601, (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second),
            (1...length(of: place, in: year)).contains(day)
        else { return nil }
        let days = daysSince1970(year: year, month: place + 1, day: day)
        return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60 + second))
    }

    private static func number(_ text: String, digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 1 ? (isLeap ? 29 : 28) : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
    }

    /// The days of the Gregorian calendar, counted in years that begin in March.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let start = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return start * 365 + start / 4 - start / 100 + start / 400 + dayOfYear - 719_468
    }
}
