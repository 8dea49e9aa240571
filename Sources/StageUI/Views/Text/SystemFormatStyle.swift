// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

/// The forms in which texts show times that go on, such as those of a stopwatch.
public enum SystemFormatStyle: Sendable {
    /// A stopwatch that counts up from zero, to hundredths of a second.
    public struct Stopwatch: FormatStyle, Sendable {
        let start: Date
        let clock: ClockForm
        /// Creates the form of a stopwatch.
        ///
        /// - Parameters:
        ///   - startDate: The date from which it counts; before, it shows zero.
        ///   - showsHours: Whether hours are a field of their own, once there is one.
        ///   - maxFieldCount: The most fields, from the largest.
        ///   - maxPrecision: The shortest time that is told apart.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockForm(
                showsHours: showsHours, fields: maxFieldCount, step: maxPrecision.inSeconds, leads: true)
        }
        /// Returns the time since the start in the form.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(max(0, value.timeIntervalSince(start)), roundsUp: false))
        }
    }

    /// A timer that runs through a span of time, downwards or upwards.
    public struct Timer: FormatStyle, Sendable {
        let span: Range<Date>
        let countsDown: Bool
        let clock: ClockForm
        private init(_ span: Range<Date>, countsDown: Bool, _ clock: ClockForm) {
            (self.span, self.countsDown, self.clock) = (span, countsDown, clock)
        }
        /// Creates the form of a timer that counts down.
        ///
        /// - Parameters:
        ///   - interval: The span of time.
        ///   - showsHours: Whether hours are a field of their own, once there is one.
        ///   - maxFieldCount: The most fields, from the largest.
        ///   - maxPrecision: The shortest time that is told apart.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            let clock = ClockForm(
                showsHours: showsHours, fields: maxFieldCount, step: maxPrecision.inSeconds, leads: false)
            self.init(interval, countsDown: true, clock)
        }
        /// Creates the form of a timer that counts up.
        ///
        /// - Parameters:
        ///   - interval: The span of time.
        ///   - showsHours: Whether hours are a field of their own, once there is one.
        ///   - maxFieldCount: The most fields, from the largest.
        ///   - maxPrecision: The shortest time that is told apart.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            let clock = ClockForm(
                showsHours: showsHours, fields: maxFieldCount, step: maxPrecision.inSeconds, leads: false)
            self.init(interval, countsDown: false, clock)
        }
        /// Returns the time on the timer in the form.
        public func format(_ value: Date) -> AttributedString {
            let place = min(max(value, span.lowerBound), span.upperBound)
            let seconds =
                countsDown
                ? span.upperBound.timeIntervalSince(place) : place.timeIntervalSince(span.lowerBound)
            return AttributedString(clock.text(seconds, roundsUp: countsDown))
        }
    }

    /// The distance from a date in units, or as on a clock where only minutes and seconds, or hours too, are allowed.
    public struct DateOffset: FormatStyle, Sendable {
        let anchor: Date
        let fields: Set<Date.ComponentsFormatStyle.Field>
        let most: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent
        /// Creates the form of a distance.
        ///
        /// - Parameters:
        ///   - anchor: The date from which it is measured.
        ///   - allowedFields: The units.
        ///   - maxFieldCount: The most units, from the largest.
        ///   - sign: The rule for the sign of the past and of the future.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) { (self.anchor, fields, most, self.sign) = (anchor, allowedFields, maxFieldCount, sign) }
        /// Returns the form in the language of a locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var other = self
            other.locale = locale
            return other
        }
        /// Returns the distance of a date in the form.
        public func format(_ value: Date) -> AttributedString {
            let seconds = value.timeIntervalSince(anchor)
            return AttributedString(mark(seconds) + words(abs(seconds)))
        }
        private func mark(_ seconds: Double) -> String {
            if sign == .never { return "" }
            if seconds <= -1 { return "\u{2212}" }
            if sign == .always(includingZero: true) { return "+" }
            return sign == .always(includingZero: false) && seconds >= 1 ? "+" : ""
        }
        private func words(_ seconds: Double) -> String {
            let isClock =
                fields == [.minute, .second] && most >= 2 || fields == [.hour, .minute, .second] && most >= 3
            if isClock {
                let clock = ClockForm(
                    showsHours: fields.contains(.hour), fields: 3, step: 1, leads: false)
                return clock.text(seconds, roundsUp: false)
            }
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.allowedUnits = units
            formatter.maximumUnitCount = max(1, most)
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
            formatter.calendar = calendar
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return formatter.string(from: start, to: start.addingTimeInterval(seconds.rounded(.down))) ?? ""
        }
        private var units: NSCalendar.Unit {
            let all: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
                (.minute, .minute), (.second, .second),
            ]
            return all.reduce(into: []) { if fields.contains($1.0) { $0.insert($1.1) } }
        }
    }
}

/// A length of time as on a clock.
struct ClockForm: Hashable, Sendable, Codable {
    var showsHours: Bool
    /// The most fields, from the largest.
    var fields: Int
    /// The shortest time that is told apart, in seconds.
    var step: Double
    /// Indicates whether the first field has two digits.
    var leads: Bool

    func text(_ seconds: Double, roundsUp: Bool) -> String {
        let step = max(step, 1e-3)
        // A step that was reached may come a hair too early or too late.
        let steps = roundsUp ? (seconds / step - 1e-6).rounded(.up) : (seconds / step + 1e-6).rounded(.down)
        let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
        let thousandths = Int((max(0, steps) * step * 1000).rounded())
        let whole = thousandths / 1000
        let hours = showsHours ? whole / 3600 : 0
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var parts = hours > 0 ? [hours, whole / 60 % 60, whole % 60] : [whole / 60 - hours * 60, whole % 60]
        let left = fields - parts.count
        // Hours and minutes alone are no stopwatch's: "1:23".
        let leads = leads && left >= 0
        parts = Array(parts.prefix(max(1, fields)))
        var text = parts.enumerated().map { $0 == 0 && !leads ? "\($1)" : two($1) }.joined(separator: ":")
        if digits > 0, left > 0 {
            let fraction = String(thousandths % 1000 + 1000).dropFirst().prefix(digits)
            text += "." + fraction
        }
        return text
    }
}

extension Duration {
    fileprivate var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that counts up from zero.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts down through a span of time.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
    /// A timer that counts up through a span of time.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .week, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
