// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct LocalizedStringKeyTests {
    private func look(_ key: LocalizedStringKey) -> [String] {
        key.pieces().map { piece in
            var marks = ""
            if piece.weight == .bold { marks += "b" }
            if piece.italic { marks += "i" }
            if piece.strikethrough != nil { marks += "s" }
            if piece.design == .monospaced { marks += "c" }
            if piece.link != nil { marks += "l" }
            return marks + "|"
                + piece.content.string(
                    locale: Locale(identifier: "en_US"), now: Date(timeIntervalSinceReferenceDate: 0))
        }
    }

    @Test(
        arguments: [
            ("plain", ["|plain"]), ("**b**", ["b|b"]), ("a **b** c", ["|a ", "b|b", "| c"]),
            ("*i* and _i_", ["i|i", "| and ", "i|i"]), ("***x***", ["bi|x"]), ("~~s~~", ["s|s"]),
            ("`a*b*`", ["c|a*b*"]), ("[t](https://a.b)", ["l|t"]), ("[**t**](https://a.b)", ["bl|t"]),
            ("snake_case_name", ["|snake_case_name"]), ("2 * 3 * 4", ["|2 * 3 * 4"]), ("\\*no\\*", ["|*no*"]),
            ("**open", ["|**open"]), ("**a *b* c**", ["b|a ", "bi|b", "b| c"]), ("[no] (x)", ["|[no] (x)"]),
            ("", ["|"]),
        ] as [(String, [String])])
    func markdownOfLiterals(_ text: String, pieces: [String]) {
        #expect(look(LocalizedStringKey(text)) == pieces)
    }

    @Test func aLiteralIsAKeyAndNeitherAStringNorAnAttributedOne() {
        let text = Text("a **b**")
        #expect(text.plain == "a b")
        #expect(Text(AttributedString("a **b**")).plain == "a **b**")
    }

    @Test func valuesAreShownAsTheyAreAndKeepTheLookAround() {
        let name = "*Ann*"
        #expect(look("Hello **\(name)**, 100%") == ["|Hello ", "b|*Ann*", "|, 100%"])
        #expect(look("\(3) of \(1234)") == ["|3", "| of ", "|1,234"])
    }

    /// A bundle whose English tables are these.
    private func bundle(_ tables: [String: String], in folder: URL) throws -> Bundle {
        let place = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, text) in tables { try Data(text.utf8).write(to: place.appendingPathComponent(name)) }
        return try #require(Bundle(path: folder.path))
    }

    /// Foundation on Linux ends the process for a value that is no text: the rule of a plural, a list, data.
    @Test func whatIsNoTextInATableOfTranslationsLeavesTheKey() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rule = """
            <plist version="1.0"><dict><key>%lld apples</key><dict><key>NSStringLocalizedFormatKey</key>\
            <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>\
            <key>one</key><string>%lld apple</string><key>other</key><string>%lld apples</string></dict></dict>\
            </dict></plist>
            """
        let bundle = try bundle(
            [
                "Localizable.strings":
                    "\"hello\" = \"Good day\"; \"list\" = (\"a\", \"b\"); \"data\" = <0aff>;",
                "Localizable.stringsdict": rule, "Fruit.stringsdict": rule,
                "Fruit.strings": "\"pear\" = \"Pear!\";",
                "Broken.stringsdict": "<plist", "Broken.strings": "\"a\" = \"b\";",
            ], in: folder)
        for (key, table, text) in [
            ("hello", nil, "Good day"), ("list", nil, "list"), ("data", nil, "data"), ("none", nil, "none"),
            ("\(3) apples", nil, "3 apples"), ("\(3) apples", "Fruit", "3 apples"),
            ("pear", "Fruit", "Pear!"),
            ("a", "Broken", "b"), ("a", "Nowhere", "a"),
        ] as [(LocalizedStringKey, String?, String)] {
            #expect(Text(key, tableName: table, bundle: bundle).plain == text)
        }
    }

    @Test func textsInATextKeepTheirLooks() {
        #expect(look("a \(Text("b").bold()) c") == ["|a ", "b|b", "| c"])
    }

    @Test func valuesMayBeFormatted() {
        #expect(look("\(0.5, format: .percent)") == ["|50%"])
        #expect(look("\(2.5, specifier: "%.2f")") == ["|2.50"])
        let formatter = DateFormatter()
        (formatter.dateFormat, formatter.timeZone) = ("yyyy", TimeZone(secondsFromGMT: 0))
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(look("in \(date, formatter: formatter)") == ["|in ", "|2023"])
    }

    @Test func stringsAreNotRead() {
        let string = "**not bold**"
        #expect(Text(string).pieces.count == 1)
        #expect(Text(verbatim: "**a**").plain == "**a**")
    }

    @Test func aLiteralIsAKey() {
        #expect(Text("**bold** and plain").resolved(in: .current).pieces.map(\.weight) == [.bold, nil])
        #expect(Text("a \(1)").resolved(in: .current).pieces.count == 2)
        #expect(Text(AttributedString("**a**")).plain == "**a**")
    }

    @Test func aTapOnALinkOpensIt() throws {
        let probe = StageProbe(CGSize(width: 400, height: 40)) {
            Text("see [the terms](https://example.com/terms) now").mark("t")
        }
        let frame = try #require(probe.frame("t"))
        // Each character is 8.5 points wide; the link has the characters 4 to 13.
        func tap(_ character: Int) {
            probe.stage.touchDown(at: CGPoint(x: frame.minX + CGFloat(character) * 8.5 + 4, y: frame.midY))
            probe.stage.touchUp(at: CGPoint(x: frame.minX + CGFloat(character) * 8.5 + 4, y: frame.midY))
            probe.step()
        }
        tap(1)
        #expect(probe.stage.openedURLs.isEmpty)
        tap(6)
        #expect(probe.stage.openedURLs.map(\.absoluteString) == ["https://example.com/terms"])
    }

    @Test func aTimerCountsWithTheStage() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let probe = StageProbe { Text(timerInterval: start...start.addingTimeInterval(90)) }
        #expect(probe.texts == ["1:30"])
        probe.step(61)
        #expect(probe.texts == ["1:29"])
        #expect(!probe.stage.isSettled)
    }

    @Test(
        arguments: [
            (0.0, "0 sec"), (59, "59 sec"), (61, "1 min, 1 sec"), (3600, "1 hr"), (90_000, "1 day, 1 hr"),
            (200_000, "2 days, 7 hr"),
        ])
    func distancesInWords(seconds: Double, words: String) {
        let text = Text(Date(timeIntervalSinceReferenceDate: -seconds), style: .relative)
        #expect(text.plain == words)
    }
}
