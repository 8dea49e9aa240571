// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// Writes dates by their distance from another, such as "2 hours ago", in the language of a locale.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The ways to write distances for which there are words.
    public enum DateTimeStyle: Int, Sendable {
        /// By numbers, such as "1 day ago".
        case numeric
        /// By words where there are some, such as "yesterday".
        case named
    }
    /// The lengths of units.
    public enum UnitsStyle: Int, Sendable {
        /// Whole words, such as "2 months ago".
        case full
        /// Numbers in words, too, such as "two months ago".
        case spellOut
        /// Short words, such as "2 mo. ago".
        case short
        /// The shortest words, such as "2mo ago".
        case abbreviated
    }

    /// The way to write distances for which there are words.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of units.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text, which changes its first letter at the beginning of a sentence.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar.
    open var calendar = Calendar.autoupdatingCurrent
    /// The locale.
    open var locale = Locale.autoupdatingCurrent

    /// Returns a distance of some units in words; the largest one that is not zero counts.
    open func localizedString(from dateComponents: DateComponents) -> String {
        typealias Field = Date.AnchoredRelativeFormatStyle.Field
        let fields: [(Calendar.Component, Field)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        let found = fields.first { component, _ in
            dateComponents.value(for: component).map { $0 != 0 && $0 != NSDateComponentUndefined } ?? false
        }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard let found, let value = dateComponents.value(for: found.0),
            let date = calendar.date(byAdding: found.0, value: value, to: start)
        else { return text(of: start, relativeTo: start) }
        return text(of: date, relativeTo: start, [found.1])
    }
    /// Returns a distance of some seconds in words.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return text(of: start.addingTimeInterval(timeInterval), relativeTo: start)
    }
    /// Returns the distance of a date from another in words.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        text(of: date, relativeTo: referenceDate)
    }
    /// Returns the distance of a date from now in words; nil for a value that is no date.
    open override func string(for obj: Any?) -> String? {
        let now = CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) }
        return (obj as? Date).map { text(of: $0, relativeTo: now ?? Date()) }
    }

    private func text(
        of date: Date, relativeTo start: Date, _ fields: Set<Date.AnchoredRelativeFormatStyle.Field>? = nil
    ) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale, calendar: calendar)
        if let fields { style.allowedFields = fields }
        let text = style.format(start)
        guard formattingContext == .beginningOfSentence else { return text }
        return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
}
