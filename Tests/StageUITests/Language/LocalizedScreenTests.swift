// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A small app in English, German, Polish and Arabic, on the screen.
@MainActor
@Suite struct LocalizedScreenTests {
    private struct Screen: View {
        let apples: Int
        @State private var isOpen = false

        var body: some View {
            VStack(spacing: 0) {
                Text("Hello")
                Text("\(apples) apples")
                Text(verbatim: "Hello")
                Button("Later") { isOpen = true }
                if isOpen { Text(String(localized: "Hello")) }
            }
        }
    }

    private func library() -> StringLibrary {
        let library = StringLibrary()
        library.add(catalogue: Data(CatalogueSample.text.utf8))
        return library
    }

    private func probe<Content: View>(
        _ language: String?, _ size: CGSize = CGSize(width: 390, height: 800),
        configure: (inout StageConfiguration) -> Void = { _ in }, @ViewBuilder content: () -> Content
    ) -> StageProbe {
        StageProbe(
            size, strings: library(),
            configure: {
                if let language { $0.locale = Locale(identifier: language) }
                configure(&$0)
            }, content: content)
    }

    @Test(
        "Each text is in the language of the device, with the form of its number",
        arguments: [
            (nil, 1, ["Hello", "1 apple", "Hello", "Later"]),
            ("en_GB", 2, ["Hello", "2 apples", "Hello", "Later"]),
            ("de", 1, ["Guten Tag", "1 apple", "Hello", "Später"]),
            ("de_AT", 7, ["Guten Tag", "7 apples", "Hello", "Später"]),
            ("pl", 1, ["Cześć", "1 jabłko", "Hello", "Later"]),
            ("pl_PL", 3, ["Cześć", "3 jabłka", "Hello", "Later"]),
            ("pl", 12, ["Cześć", "12 jabłek", "Hello", "Later"]),
            ("pl", 22, ["Cześć", "22 jabłka", "Hello", "Later"]),
            ("ar", 0, ["مرحبا", "لا تفاح", "Hello", "Later"]),
            ("ar", 2, ["مرحبا", "تفاحتان", "Hello", "Later"]),
            ("ar", 5, ["مرحبا", "5 تفاحات", "Hello", "Later"]),
            ("ar", 11, ["مرحبا", "11 تفاحة", "Hello", "Later"]),
            ("ar", 100, ["مرحبا", "100 تفاح", "Hello", "Later"]),
            ("ja", 2, ["Hello", "2 apples", "Hello", "Later"]),
        ] as [(String?, Int, [String])])
    func languages(_ language: String?, _ apples: Int, _ texts: [String]) {
        #expect(probe(language) { Screen(apples: apples) }.texts == texts)
    }

    @Test("Code of an action and of the body that it causes asks for its texts in the same language")
    func strings() {
        let probe = probe("pl") { Screen(apples: 1) }
        #expect(probe.stage.activate(label: "Later"))
        probe.step()
        #expect(probe.texts.last == "Cześć")
    }

    @Test("What is read aloud is in the language, of a field as well")
    func spoken() {
        let probe = probe("de") {
            VStack {
                TextField("Later", text: .constant(""))
                Color.red.accessibilityElement().accessibilityLabel("Hello").accessibilityHint("Later")
                TextField("Hello", text: .constant("")).environment(\.locale, Locale(identifier: "pl"))
            }
        }
        let nodes = probe.stage.accessibilityTree().flattened
        #expect(nodes.compactMap(\.label) == ["Später", "Guten Tag", "Cześć"])
        #expect(nodes.compactMap(\.hint) == ["Später"])
    }

    @Test("A view's own locale changes the language of its texts")
    func ownLocale() {
        let probe = probe(nil) {
            VStack {
                Text("Hello")
                Text("Hello").environment(\.locale, Locale(identifier: "de"))
            }
        }
        #expect(probe.texts == ["Hello", "Guten Tag"])
    }

    @Test("Markdown of a translation is read, and the key's look holds for all of it")
    func looks() {
        let language = TextLanguage(locale: Locale(identifier: "de"), strings: library())
        let text = Text("Hello").italic().resolved(in: language)
        #expect(text.pieces.map(\.weight) == [.bold, nil])
        #expect(text.pieces.map(\.italic) == [true, true])
    }

    @Test("Values may be in another order and in another format")
    func values() {
        let probe = probe("de") { Text("\("Ann") has \(1234) points (\(12.345))") }
        #expect(probe.texts == ["12,3%: 1.234 Punkte für Ann"])
        let english = self.probe(nil) { Text("\("Ann") has \(1234) points (\(12.345))") }
        #expect(english.texts == ["Ann has 1,234 points (12.345000)"])
    }

    @Test("A form for the device is chosen by its width")
    func devices() {
        #expect(probe("de") { Text("Tap here") }.texts == ["Hier tippen"])
        let pad = probe("de", CGSize(width: 820, height: 1180)) { Text("Tap here") }
        #expect(pad.texts == ["Auf dem iPad tippen"])
    }

    @Test("Each control takes a resource and a string as it takes a key, and a string is shown as it is")
    func titles() {
        let resource = LocalizedStringResource("Later")
        let plain = ["Later"].joined()
        let probe = probe("de") {
            NavigationStack {
                VStack(spacing: 0) {
                    Button(resource) {}
                    Button(plain) {}
                    Label(resource, systemImage: "star")
                    NavigationLink(resource) { Text(verbatim: "a") }
                    NavigationLink(plain, destination: Text(verbatim: "a"))
                    Toggle(resource, isOn: .constant(true))
                    Toggle("Later", isOn: .constant(true))
                }
            }
        }
        #expect(probe.texts == ["Später", "Later", "Später", "Später", "Later", "Später", "Später"])
        let field = self.probe("de") { TextField(resource, text: .constant("")) }
        #expect(field.texts == ["Später"])
        let named = self.probe("de") { Text(verbatim: "a").accessibilityLabel(resource) }
        #expect(named.stage.elements.map(\.label) == ["Später"])
    }

    @Test("A string, a resource and NSLocalizedString find the same texts")
    func stringsOfCode() {
        let language = TextLanguage(locale: Locale(identifier: "de"), strings: library())
        TextLanguage.$current.withValue(language) {
            #expect(String(localized: "Later") == "Später")
            #expect(String(localized: "greeting.title", defaultValue: "Hi") == "Willkommen")
            #expect(String(localized: "no.such", defaultValue: "Hi \(3)") == "Hi 3")
            #expect(String(localized: "Hello") == "**Guten** Tag")
            #expect(String(localized: LocalizedStringResource("Later")) == "Später")
            #expect(
                String(localized: LocalizedStringResource("Hello", locale: Locale(identifier: "pl")))
                    == "Cześć")
            #expect(NSLocalizedString("Later", comment: "") == "Später")
            #expect(NSLocalizedString("none", value: "Nothing", comment: "") == "Nothing")
            #expect(String(localized: "\(1) apples", locale: Locale(identifier: "pl")) == "1 apple")
            #expect(Text(LocalizedStringResource("Later")).plain == "Später")
            #expect(Text("See: \(LocalizedStringResource("Later"))").plain == "See: Später")
        }
        #expect(String(localized: "Later") == "Later")
    }

    @Test(
        "What is missing is told once, and what needs no translation is not",
        arguments: [
            ("de", "Hello", nil),
            ("pl", "Later", "There is no text in 'pl' for 'Later' (table Localizable); the key is shown."),
            (
                "pl", "greeting.title",
                "There is no text in 'pl' for 'greeting.title' (table Localizable); the one in 'en' is shown."
            ),
            ("de", "Firstlight", nil), ("de", "– • –", nil), (nil, "New words.", nil), (nil, "Later", nil),
            (
                nil, "settings.title",
                "There is no text in 'en-US' for 'settings.title' (table Localizable); the key is shown."
            ),
            ("fr", "Hello", "The app has no texts in 'fr'; those of its own language are shown."),
        ] as [(String?, String, String?)])
    func missing(_ language: String?, _ key: String, _ message: String?) {
        let probe = probe(language) {
            VStack {
                Text(LocalizedStringKey(key)); Text(LocalizedStringKey(key))
            }
        }
        #expect(probe.stage.issues.map(\.message) == (message.map { [$0] } ?? []))
        #expect(probe.stage.issues.allSatisfy { $0.kind == .missingText })
    }

    @Test("Words to be inflected are shown without the markup, and told")
    func inflection() {
        let probe = probe(nil) { Text("You have ^[\(2) apple](inflect: true).") }
        #expect(probe.texts == ["You have 2 apple."])
        #expect(
            probe.stage.issues.map(\.message) == [
                "'You have ^[%lld apple](inflect: true).' asks for inflection, which this system does not have; its "
                    + "words are shown as they are."
            ])
    }

    @Test("Pseudo-languages change what comes from a key, and nothing else")
    func pseudo() {
        func texts(_ pseudo: PseudoLanguage) -> [String] {
            probe(nil, configure: { $0.pseudoLanguage = pseudo }) {
                VStack {
                    Text("Hello \("Ann") [here](https://a.b)")
                    Text(verbatim: "Hello")
                    Text("\(1) apples")
                }
            }.texts
        }
        #expect(texts(.doubleLength) == ["Hello Ann here Hello Ann here", "Hello", "1 apple 1 apple"])
        #expect(texts(.accented) == ["Ĥéļļö Ann ĥéŕé", "Hello", "1 åppļé"])
        #expect(texts(.rightToLeft) == ["Hello Ann here", "Hello", "1 apple"])
    }

    @Test("The files of a bundle are read: tables by name, plural forms before texts, the nearest language")
    func bundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rule = """
            <plist version="1.0"><dict><key>%lld apples</key><dict><key>NSStringLocalizedFormatKey</key>\
            <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>\
            <key>one</key><string>ein Apfel</string><key>other</key><string>%lld Äpfel</string></dict></dict>\
            </dict></plist>
            """
        for (name, text) in [
            ("en.lproj/Localizable.strings", "\"title\" = \"Title\"; \"only\" = \"Only English\";"),
            ("de.lproj/Localizable.strings", "\"title\" = \"Titel\"; \"%lld apples\" = \"Obst\";"),
            ("de.lproj/Localizable.stringsdict", rule),
            ("pt-BR.lproj/Localizable.strings", "\"title\" = \"Título\";"),
            ("zh-Hant.lproj/Localizable.strings", "\"title\" = \"標題\";"),
            ("zh-Hans.lproj/Localizable.strings", "\"title\" = \"标题\";"),
            ("de.lproj/Other.strings", "\"title\" = \"Anders\"; \"broken"),
        ] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let bundle = try #require(Bundle(path: folder.path))
        let strings = StringLibrary()
        func shown(_ key: LocalizedStringKey, _ language: String, _ table: String? = nil) -> String {
            let text = Text(key, tableName: table, bundle: bundle)
            let language = TextLanguage(locale: Locale(identifier: language), strings: strings)
            return TextLanguage.$current.withValue(language) { text.plain }
        }
        #expect(shown("title", "de_DE") == "Titel" && shown("title", "de_CH", "Other") == "Anders")
        #expect(shown("\(1) apples", "de") == "ein Apfel" && shown("\(1500) apples", "de") == "1.500 Äpfel")
        #expect(shown("only", "de") == "Only English" && shown("title", "fr") == "Title")
        #expect(shown("title", "pt_PT") == "Título")
        #expect(shown("title", "zh_TW") == "標題" && shown("title", "zh_CN") == "标题")
        #expect(shown("title", "de", "Nowhere") == "title")
        #expect(
            strings.notes(for: Locale(identifier: "en_US")) == [
                "'de.lproj/Other.strings' cannot be read: line 1: a text in quotes has no end.",
                "There is no text in 'de' for 'only' (table Localizable); the one in 'en' is shown.",
                "There is no table 'Nowhere' of texts; the keys are shown.",
            ])
    }
}
