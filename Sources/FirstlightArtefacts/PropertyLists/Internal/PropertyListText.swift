// Licensed under the Apache License, Version 2.0.

import Foundation

/// Numbers and dates as Apple's property lists write them.
enum PropertyListText {
    static func integer(_ text: String) -> Int? {
        // White space may follow the sign.
        let sign = text.prefix { $0 == "-" || $0 == "+" }
        let text = sign.count == 1 ? String(sign) + text.dropFirst().drop { $0 == " " } : text
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, digits.hasPrefix("0x") || digits.hasPrefix("0X") else {
            return Int(text)
        }
        let hexadecimal = digits.dropFirst(2)
        return hexadecimal.first?.isHexDigit == true
            ? Int(text.prefix(text.count - digits.count) + hexadecimal, radix: 16) : nil
    }

    /// Reads a real number: decimal, or one of the words for infinity and for no number.
    static func number(_ text: String) -> Double? {
        text.contains { $0 == "x" || $0 == "X" } ? nil : Double(text)
    }

    /// Reads Base64 as Apple's readers do: signs that do not belong to it are passed over, and an unfinished group is
    /// left out. The flag is false when there was something to pass over.
    static func data(_ text: String) -> (value: Data, isWhole: Bool) {
        let plain = text.filter { !$0.isWhitespace }
        if let value = Data(base64Encoded: plain) { return (value, true) }
        var bytes: [UInt8] = []
        var (group, count, fillers): (UInt32, Int, Int) = (0, 0, 0)
        for byte in plain.utf8 {
            fillers = byte == UInt8(ascii: "=") ? fillers + 1 : 0
            guard let value = sextet(byte) else { continue }
            (group, count) = (group << 6 | value, count + 1)
            guard count.isMultiple(of: 4) else { continue }
            bytes.append(UInt8(truncatingIfNeeded: group >> 16))
            if fillers < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
            if fillers < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
        }
        return (Data(bytes), false)
    }

    private static func sextet(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case UInt8(ascii: "="): 0
        default: nil
        }
    }

    static func real(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        return value == 0 ? "0.0" : String(format: "%.17g", value)
    }

    /// Reads a moment written as 2026-01-31T12:00:00Z, in the Gregorian calendar; a day or a month too many counts on
    /// into the next.
    static func date(_ text: String) -> Date? {
        guard
            let parts = text.wholeMatch(
                of: /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z/)
        else { return nil }
        let output = parts.output
        let texts = [output.1, output.2, output.3, output.4, output.5, output.6]
        let numbers = texts.compactMap { Int($0) }
        guard numbers.count == 6, numbers[1] > 0, numbers[2] > 0 else { return nil }
        let (years, month) = (numbers[1] - 1).quotientAndRemainder(dividingBy: 12)
        let days = days(numbers[0] + years, month + 1, 1) + numbers[2] - 1
        let seconds = days * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
        return seconds <= 253_402_300_799 ? Date(timeIntervalSince1970: Double(seconds)) : nil
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
