// Licensed under the Apache License, Version 2.0.

import Foundation

/// Numbers and dates as Apple's property lists write them.
enum PropertyListText {
    static func integer(_ text: String) -> Int? {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, digits.hasPrefix("0x") || digits.hasPrefix("0X") else {
            return Int(text)
        }
        let hexadecimal = digits.dropFirst(2)
        return hexadecimal.first?.isHexDigit == true
            ? Int(text.prefix(text.count - digits.count) + hexadecimal, radix: 16) : nil
    }

    static func real(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        return value == 0 ? "0.0" : String(format: "%.17g", value)
    }

    /// Reads a moment written as 2026-01-31T12:00:00Z, in the Gregorian calendar.
    static func date(_ text: String) -> Date? {
        let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 7, numbers.count == 6 else { return nil }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        let (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day), hour < 24,
            minute < 60, second < 60
        else { return nil }
        let days = days(year, month, day)
        // Written back it is the same, or else the day does not exist or the form is another.
        guard self.text(days: days, hour, minute, second) == text else { return nil }
        return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60 + second))
    }

    /// The moment to the second; a year outside 0 to 9999 becomes the nearest.
    static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        let limited = seconds.isNaN ? 0 : min(max(seconds.rounded(.down), -62_167_219_200), 253_402_300_799)
        let whole = Int(limited)
        let days = Int((Double(whole) / 86_400).rounded(.down))
        let rest = whole - days * 86_400
        return text(days: days, rest / 3_600, rest / 60 % 60, rest % 60)
    }

    private static func text(days: Int, _ hour: Int, _ minute: Int, _ second: Int) -> String {
        let (year, month, day) = civil(days)
        return String(format: "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day, hour, minute, second)
    }

    /// The days from 1970-01-01 to a day, with years that begin in March so that the leap day is their last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1)
    }
}
