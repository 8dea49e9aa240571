// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux has the name and forbids its use; this one is found in its place (Decision 0074).

/// Writes lengths of time, such as "1:05" or "2 hours, 10 minutes", in the language of a calendar's locale.
///
/// Years, months and the phrases around a length are in English in any language: Foundation on Linux has no others.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The lengths of units.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers between colons, such as "1:10:00".
        case positional
        /// The shortest words, such as "2m 3s".
        case abbreviated
        /// Short words, such as "2 min, 3 sec".
        case short
        /// Whole words, such as "2 minutes, 3 seconds".
        case full
        /// Numbers in words, too, such as "two minutes, three seconds".
        case spellOut
        /// Short words without spaces, such as "2min 3sec".
        case brief
    }
    /// Ways to write units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the ways.
        public let rawValue: UInt

        /// Creates ways of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones are dropped between colons, and all of them in words.
        public static let `default` = Self(rawValue: 1)
        /// Those before the first other unit are dropped.
        public static let dropLeading = Self(rawValue: 2)
        /// Those between other units are dropped.
        public static let dropMiddle = Self(rawValue: 4)
        /// Those behind the last other unit are dropped.
        public static let dropTrailing = Self(rawValue: 8)
        /// All of them are dropped.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All of them are written.
        public static let pad = Self(rawValue: 0x1_0000)
    }

    /// The length of units.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; none stands for years, months, days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The way to write units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, whose locale the language is of.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which a length begins that is given by no dates.
    open var referenceDate: Date?
    /// Indicates whether the smallest unit may have a fraction.
    open var allowsFractionalUnits = false
    /// The most units that are written; 0 for any number.
    open var maximumUnitCount = 0
    /// Indicates whether a single largest unit counts as smaller ones, such as "63s".
    open var collapsesLargestUnit = false
    /// Indicates whether "About" stands before a length.
    open var includesApproximationPhrase = false
    /// Indicates whether "remaining" stands behind a length.
    open var includesTimeRemainingPhrase = false
    /// The place of the text, which changes its first letter at the beginning of a sentence.
    open var formattingContext = Formatter.Context.unknown

    /// Returns a length of components in words; nil where the calendar cannot add them to a date.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }
    /// Returns the length of time between two dates in words.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var units = LengthUnit.allCases.filter {
            allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.bit)
        }
        let dates = startDate < endDate ? (startDate, endDate) : (endDate, startDate)
        guard !units.isEmpty, dates.1.timeIntervalSince(dates.0) < 1e12 else { return nil }
        var values = self.values(of: units, dates.0, dates.1)
        if collapsesLargestUnit, let first = values.firstIndex(where: { $0 != 0 }), values[first] == 1,
            first + 1 < units.count
        {
            units = Array(units[(first + 1)...])
            values = self.values(of: units, dates.0, dates.1)
        }
        let shown = shownUnits(Array(zip(units, values)))
        var text = unitsStyle == .positional ? positions(of: shown) : words(of: shown)
        if endDate < startDate { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        guard formattingContext == .beginningOfSentence else { return text }
        return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
    /// Returns a length of some seconds in words; nil for none or no end of them.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }
    /// Returns a length of components in words; nil for a value that is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }
    /// Returns a length of components in words of a style, or nil.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

    /// Returns the number of each unit in a time; that of the last may have a fraction.
    private func values(of units: [LengthUnit], _ start: Date, _ end: Date) -> [Double] {
        let calendar = calendar ?? .autoupdatingCurrent
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var values = units.map { Double(parts.value(for: $0.component) ?? 0) }
        if allowsFractionalUnits, let last = units.last, let seconds = last.seconds,
            let whole = calendar.date(byAdding: parts, to: start)
        {
            values[units.count - 1] += max(0, end.timeIntervalSince(whole)) / seconds
        }
        return values
    }

    /// Returns the units that are written, of all that may be.
    private func shownUnits(_ all: [(LengthUnit, Double)]) -> [(LengthUnit, Double)] {
        let (zeros, isPositional) = (zeroFormattingBehavior, unitsStyle == .positional)
        var (dropsLeading, dropsMiddle, dropsTrailing) = (
            zeros.contains(.dropLeading), zeros.contains(.dropMiddle), zeros.contains(.dropTrailing)
        )
        if zeros.contains(.pad) {
            (dropsLeading, dropsMiddle, dropsTrailing) = (false, false, false)
        } else if zeros.contains(.default) || zeros.isEmpty {
            (dropsLeading, dropsMiddle, dropsTrailing) = (true, !isPositional, !isPositional)
        }
        guard let first = all.firstIndex(where: { $0.1 != 0 }),
            let last = all.lastIndex(where: { $0.1 != 0 })
        else { return dropsLeading || dropsTrailing ? Array(all.suffix(1)) : limited(all) }
        return limited(
            all.enumerated().filter { index, unit in
                unit.1 != 0
                    || !(index < first ? dropsLeading : index > last ? dropsTrailing : dropsMiddle)
            }.map(\.element))
    }

    private func limited(_ units: [(LengthUnit, Double)]) -> [(LengthUnit, Double)] {
        guard maximumUnitCount > 0 else { return units }
        let leading = units.prefix { $0.1 == 0 }.count
        return Array(units.prefix(leading + maximumUnitCount))
    }

    /// Returns numbers between colons; days and longer units have their letters before them.
    private func positions(of units: [(LengthUnit, Double)]) -> String {
        let longer = units.filter { $0.0 < .hour }.map { $0.0.text(of: $0.1, .narrow, locale) }
        let clock = units.filter { $0.0 >= .hour }.enumerated().map { index, unit in
            let least = index == 0 ? 1 : 2
            return unit.1.formatted(
                .number.locale(locale).grouping(.never).precision(
                    .integerAndFractionLength(integerLimits: least..., fractionLimits: 0...1)))
        }
        return (longer + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(of units: [(LengthUnit, Double)]) -> String {
        let texts = units.map { unit, value in
            switch unitsStyle {
            case .positional, .abbreviated: unit.text(of: value, .narrow, locale)
            case .short: unit.text(of: value, .abbreviated, locale)
            case .brief: unit.text(of: value, .abbreviated, locale).filter { !$0.isWhitespace }
            case .full: unit.text(of: value, .wide, locale)
            case .spellOut: unit.spelled(value, locale)
            }
        }
        return texts.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
    }
}

/// A unit of a length of time, the longest first.
private enum LengthUnit: Int, CaseIterable, Comparable {
    case year
    case month
    case week
    case day
    case hour
    case minute
    case second

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var bit: NSCalendar.Unit { names.bit }
    var component: Calendar.Component { names.component }

    /// The unit as both of the calendar's types call it.
    private var names: (bit: NSCalendar.Unit, component: Calendar.Component) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }
    /// The seconds in one; nil for what is not always as long.
    var seconds: Double? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }
    private var timed: Duration.UnitsFormatStyle.Unit {
        switch self {
        case .year, .month, .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    func text(of value: Double, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale) -> String {
        if let seconds {
            return Duration.seconds(value * seconds).formatted(
                .units(
                    allowed: [timed], width: width,
                    fractionalPart: .show(length: value == value.rounded() ? 0 : 1)
                )
                .locale(locale))
        }
        // Unicode's Common Locale Data Repository, English: duration-year and duration-month.
        let number = value.formatted(.number.locale(locale))
        let words =
            switch width {
            case .wide: self == .year ? ("year", "years") : ("month", "months")
            case .narrow: self == .year ? ("y", "y") : ("m", "m")
            default: self == .year ? ("yr", "yrs") : ("mth", "mths")
            }
        return number + (width == .narrow ? "" : " ") + (value == 1 ? words.0 : words.1)
    }

    func spelled(_ value: Double, _ locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let text = text(of: value, .wide, locale)
        let digits = value.formatted(.number.locale(locale).precision(.fractionLength(0...1)))
        guard let number = formatter.string(from: value as NSNumber) else { return text }
        return text.replacingOccurrences(of: digits, with: number)
    }
}
