// Licensed under the Apache License, Version 2.0.

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
