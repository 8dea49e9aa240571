// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import StageUI

/// The texts with numbers of a project that is adopted, in languages with more than two forms: the package's are the project's.
@MainActor @Suite final class AdoptedPluralTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "plurals-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The forms of CLDR's rules for whole numbers.
    private static let polish = [
        ("one", "%lld jabłko"), ("few", "%lld jabłka"), ("many", "%lld jabłek"), ("other", "%lld jabłka."),
    ]
    private static let arabic = [
        ("zero", "لا تفاح"), ("one", "تفاحة"), ("two", "تفاحتان"), ("few", "%lld تفاحات"),
        ("many", "%lld تفاحة"), ("other", "%lld تفاح"),
    ]
    private static let english = [("one", "%lld apple"), ("other", "%lld apples")]

    private static func rule(_ forms: [(String, String)]) -> String {
        let words = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>%lld apples</key><dict><key>NSStringLocalizedFormatKey</key>\
            <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>\
            \(words)</dict></dict></dict></plist>
            """
    }

    private static func entry(_ language: String, _ forms: [(String, String)]) -> String {
        let words = forms.map {
            "\"\($0.0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.1)\"}}"
        }
        return "\"\(language)\": {\"variations\": {\"plural\": {\(words.joined(separator: ", "))}}}"
    }

    private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld apples": {"localizations": {
        \(entry("en", english)), \(entry("pl", polish)), \(entry("ar", arabic))}}}}
        """

    private static let files = [
        "Days.swift":
            "import SwiftUI\nstruct Days: View { var body: some View { Text(\"\\(3) apples\") } }\n",
        "en.lproj/Localizable.stringsdict": rule(english), "pl.lproj/Localizable.stringsdict": rule(polish),
        "ar.lproj/Localizable.stringsdict": rule(arabic), "Fruit.xcstrings": catalogue,
    ]

    private func adopted() async throws -> Bundle {
        let project = folder.appendingPathComponent("Trips")
        for (path, text) in Self.files {
            let file = project.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let out = folder.path + "/out"
        let result = await CommandRun(
            ["adopt", project.path, "--package", root.path, "--out", out], apps: AppCatalogue([]), width: 120)
        #expect(result.code == 0, "\(result.notes)")
        let manifest = try String(contentsOfFile: out + "/Package.swift", encoding: .utf8)
        for name in ["ar.lproj", "en.lproj", "pl.lproj", "Fruit.xcstrings"] {
            #expect(manifest.contains("\"Resources/\(name)\""), "\(name)")
        }
        return try #require(Bundle(path: out + "/Sources/Trips/Resources"))
    }

    @Test(arguments: ["Localizable", "Fruit"])
    func theFormsOfANumberComeAlong(table: String) async throws {
        let bundle = try await adopted()
        let strings = StringLibrary()
        func shown(_ number: Int, _ language: String) -> String {
            let text = Text("\(number) apples", tableName: table, bundle: bundle)
            let language = TextLanguage(locale: Locale(identifier: language), strings: strings)
            return TextLanguage.$current.withValue(language) { text.plain }
        }
        for (number, words) in [
            (0, "0 jabłek"), (1, "1 jabłko"), (2, "2 jabłka"), (5, "5 jabłek"), (12, "12 jabłek"),
            (21, "21 jabłek"), (22, "22 jabłka"), (104, "104 jabłka"),
        ] {
            #expect(shown(number, "pl") == words)
        }
        for (number, words) in [
            (0, "لا تفاح"), (1, "تفاحة"), (2, "تفاحتان"), (3, "3 تفاحات"), (10, "10 تفاحات"),
            (11, "11 تفاحة"), (99, "99 تفاحة"), (100, "100 تفاح"), (102, "102 تفاح"), (103, "103 تفاحات"),
        ] {
            #expect(shown(number, "ar") == words)
        }
        #expect(shown(1, "en") == "1 apple" && shown(2, "fr") == "2 apples")
    }
}
