// Licensed under the Apache License, Version 2.0.

import Foundation

/// Dates as the screens write them, in the time zone of the device.
struct MatchDates: Hashable, Sendable {
    let timeZone: TimeZone

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: timeZone)
    }

    /// `Sat 28 Nov`.
    func day(_ date: Date) -> String {
        let words = date.formatted(style.weekday(.abbreviated).day().month(.abbreviated))
        return words.replacing(",", with: "")
    }

    /// `13:00`.
    func time(_ date: Date) -> String {
        date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
    }
}
