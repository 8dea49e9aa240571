// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import SwiftUI
import Testing

private struct Town: Sendable {
    let name: String
}

/// Names of Foundation that Linux lacks, for files that import it and SwiftUI.
@Suite struct FoundationNamesTests {
    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, -7200.0, "2 hours ago"), (.full, 7200, "in 2 hours"),
        (.full, -86400, "1 day ago"), (.spellOut, -7200, "two hours ago"), (.short, -7200, "2 hr. ago"),
        (.abbreviated, -7200, "2h ago"), (.full, 0, "in 0 seconds"),
    ])
    func aDistanceIsWrittenInUnits(style: RelativeDateTimeFormatter.UnitsStyle, seconds: Double, text: String)
    {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitsStyle = style
        #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
        let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start) == text)
    }

    @Test func itemsAreWrittenAsAListOfTheLanguage() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: ["a", 2]) == "a and 2")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(for: ["a", "b", "c"]) == "a, b und c")
        #expect(formatter.string(for: 3) == nil)
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        #expect(formatter.string(from: [1, "no number"]) == nil)
        #expect(ListFormatter.localizedString(byJoining: ["alone"]) == "alone")
    }

    /// developer.apple.com, Measurement.FormatStyle, width: 100 degrees Fahrenheit in each width for en_US.
    @Test func aMeasuredValueIsWrittenInEachWidth() {
        let english = Locale(identifier: "en_US")
        let heat = Measurement(value: 100, unit: UnitTemperature.fahrenheit)
        #expect(heat.formatted(.measurement(width: .wide).locale(english)) == "100 degrees Fahrenheit")
        #expect(heat.formatted(.measurement(width: .abbreviated).locale(english)) == "100°F")
        #expect(heat.formatted(.measurement(width: .narrow).locale(english)) == "100°")
    }

    /// Unicode's Common Locale Data Repository: unit preferences of US and DE, and the plurals of pl.
    @Test func aRegionHasItsUnitsAndALanguageItsPlurals() {
        let german = Locale(identifier: "de_DE")
        let way = Measurement(value: 42.195, unit: UnitLength.kilometers)
        let road = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
        #expect(way.formatted(road.locale(Locale(identifier: "en_US"))) == "26 miles")
        #expect(way.formatted(road.locale(german)) == "42 Kilometer")
        let own = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
        #expect(way.formatted(own.locale(german)) == "42,195 Kilometer")
        let polish = own.locale(Locale(identifier: "pl_PL"))
        #expect(Measurement(value: 1, unit: UnitLength.kilometers).formatted(polish) == "1 kilometr")
        #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted(polish) == "5 kilometrów")
        let short = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(way.formatted(short.locale(german)) == "42,2 km")
    }

    /// Unicode's Common Locale Data Repository, the words of units in en and de.
    @Test func aFormatterWritesMeasuredValues() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitOptions = .providedUnit
        let way = Measurement(value: 3.25, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "3,25 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "3,25 Kilometer")
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = []
        #expect(formatter.string(from: way) == "2 miles")
    }

    /// developer.apple.com, PersonNameComponents.FormatStyle, the example of Thomas Louis Clark.
    @Test(arguments: [
        (PersonNameComponents.FormatStyle.Style.short, "Tom"), (.medium, "Thomas Clark"),
        (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
    ])
    func aNameIsWrittenInEachLength(style: PersonNameComponents.FormatStyle.Style, text: String) {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        #expect(name.formatted(.name(style: style)) == text)
    }

    @Test func aNameIsReadAndAnEasternOneBeginsWithTheFamilys() throws {
        let read = try PersonNameComponents.ParseStrategy().parse(" Thomas  Louis Clark ")
        #expect(read.givenName == "Thomas" && read.middleName == "Louis" && read.familyName == "Clark")
        #expect(throws: CocoaError.self) { try PersonNameComponents.ParseStrategy().parse(" ") }
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("太郎", "山田")
        #expect(name.formatted() == "山田太郎")
    }

    @Test func wordsStandForDistancesThatHaveSome() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 5)) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(day: -10)) == "10 days ago")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        #expect(formatter.string(for: "no date") == nil)
        formatter.formattingContext = .beginningOfSentence
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Morgen")
    }

    private static func length(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, in locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), .gmt)
        (formatter.calendar, formatter.unitsStyle, formatter.allowedUnits) = (calendar, style, units)
        return formatter
    }

    /// The examples of Apple's documentation: DateComponentsFormatter, its styles and its behaviors at zero.
    @Test(arguments: [
        (
            DateComponentsFormatter.UnitsStyle.positional,
            DateComponentsFormatter.ZeroFormattingBehavior.default,
            4200.0, "1:10:00"
        ),
        (.positional, .default, 3610, "1:00:10"), (.positional, .pad, 3600, "0d 1:00:00"),
        (.positional, .default, -65, "-1:05"), (.abbreviated, .pad, 3600, "0d 1h 0m 0s"),
        (.abbreviated, .default, 3610, "1h 10s"), (.abbreviated, .dropLeading, 600, "10m 0s"),
        (.full, .default, 543, "9 minutes, 3 seconds"), (.short, .default, 123, "2 min, 3 sec"),
        (.spellOut, .default, 123, "two minutes, three seconds"), (.brief, .default, 123, "2min 3sec"),
        (.full, .default, 0, "0 seconds"),
    ])
    func aLengthOfTimeIsWrittenInItsUnits(
        style: DateComponentsFormatter.UnitsStyle, zeros: DateComponentsFormatter.ZeroFormattingBehavior,
        seconds: Double, text: String
    ) {
        let formatter = Self.length(style, [.day, .hour, .minute, .second])
        formatter.zeroFormattingBehavior = zeros
        #expect(formatter.string(from: seconds) == text)
    }

    @Test func aLengthOfTimeIsShortenedAndSaidInWords() {
        let about = Self.length(.full, [.minute])
        (about.includesApproximationPhrase, about.includesTimeRemainingPhrase) = (true, true)
        #expect(about.string(from: 300) == "About 5 minutes remaining")
        let two = Self.length(.abbreviated, [.hour, .minute, .second])
        two.maximumUnitCount = 2
        #expect(two.string(from: 4230) == "1h 10m")
        let collapsed = Self.length(.abbreviated, [.minute, .second])
        collapsed.collapsesLargestUnit = true
        #expect(collapsed.string(from: 63) == "63s")
        let half = Self.length(.full, [.hour])
        half.allowsFractionalUnits = true
        #expect(half.string(from: 5400) == "1.5 hours")
        #expect(Self.length(.full, [.weekOfMonth, .day]).string(from: 864_000) == "1 week, 3 days")
        #expect(Self.length(.full, []).string(from: DateComponents(month: 14)) == "1 year, 2 months")
        #expect(
            Self.length(.full, [.hour, .minute], in: "de_DE").string(from: 7800) == "2 Stunden, 10 Minuten")
        #expect(Self.length(.positional, [.minute, .second], in: "ar_EG").string(from: 150) == "٢:٣٠")
        #expect(about.string(from: .nan) == nil && about.string(from: 1e300) == nil)
        #expect(about.string(for: 5) == nil && about.string(for: DateComponents(minute: 2)) != nil)
    }

    @Test func textsAreSortedAsTheUserReadsThem() {
        let towns = ["a10", "B1", "a9", "b2"].map(Town.init)
        let up = SortDescriptor(\Town.name, comparator: .localizedStandard)
        #expect(towns.sorted(using: up).map(\.name) == ["a9", "a10", "B1", "b2"])
        let down = SortDescriptor(\Town.name, comparator: .localizedStandard, order: .reverse)
        #expect(towns.sorted(using: down).map(\.name) == ["b2", "B1", "a10", "a9"])
        let path = KeyPathComparator(\Town.name, comparator: .localizedStandard)
        #expect(towns.sorted(using: path).map(\.name) == ["a9", "a10", "B1", "b2"])
        #expect(["b", "A"].sorted(using: .localized) == ["A", "b"])
    }
}
