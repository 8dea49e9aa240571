// Licensed under the Apache License, Version 2.0.

import Foundation

/// Dates of the protocol: RFC 3339 with up to nine digits of a second's fraction, and those of HTTP.
enum AuthDate {
    /// A date such as `2026-11-22T18:13:12.123456789Z`; Go leaves out zeros at the end of the fraction.
    static func parse(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        var (whole, fraction) = (text, 0.0)
        if let dot = text.firstIndex(of: ".") {
            let digits = text[text.index(after: dot)...].prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let value = Double("0." + digits) else { return nil }
            fraction = value
            whole = String(text[..<dot] + text[digits.endIndex...])
        }
        guard let date = try? Date.ISO8601FormatStyle().parse(whole) else { return nil }
        return date.addingTimeInterval(fraction)
    }

    static func text(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// The form that servers have to send, `Sun, 22 Nov 2026 18:13:12 GMT`.
    static func http(_ text: String) -> Date? {
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let words = text.split(separator: " ")
        guard
            words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
            let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        return try? Date.ISO8601FormatStyle().parse(
            "\(padded(year, 4))-\(padded(month + 1, 2))-\(padded(day, 2))T\(words[4])Z")
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
