// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import FirstlightTesting
import Foundation
import StageUI
import SwiftUI
import Testing

/// A driven view speaks the language of its variant.
@MainActor @Suite struct LanguageTests {
    private struct Counter: View {
        @State private var count = 1
        @State private var note = ""

        var body: some View {
            VStack {
                Text("\(count) files")
                Button("More") {
                    count += 1
                    Task { note = String(localized: "Done") }
                }
                Text(note)
            }
        }
    }

    private var strings: StringLibrary {
        let library = StringLibrary()
        library.add(
            catalogue: Data(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "More": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Więcej"}}}},
                  "Done": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Gotowe"}}}},
                  "%lld files": {"localizations": {"pl": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
                    "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
                    "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
                """.utf8))
        return library
    }

    @Test("Texts of a view, of its actions and of their tasks are in one language")
    func driver() async throws {
        let variant = SnapshotVariant(device: "iphone14", language: "pl")
        let driver = try ViewDriver(on: variant, strings: strings) { Counter() }
        defer { driver.close() }
        try await driver.settle()
        #expect(driver.labels == ["1 plik", "Więcej"])
        try await driver.tap("Więcej")
        #expect(driver.labels == ["2 pliki", "Więcej", "Gotowe"])
    }

    @Test("A matrix has its languages beside the other settings")
    func matrix() {
        let variants: [SnapshotVariant] = .matrix(
            textSizes: [.large, .xLarge], languages: [nil, "de", "ar"])
        #expect(
            variants.map(\.name) == [
                "iphone14-light-large-ltr", "iphone14-light-large-ltr-de", "iphone14-light-large-rtl-ar",
                "iphone14-light-xLarge-ltr", "iphone14-light-xLarge-ltr-de", "iphone14-light-xLarge-rtl-ar",
            ])
    }
}
