// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchAuth
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// Each brand speaks German and Arabic beside the English of its document.
@MainActor @Suite("The brands in German and Arabic")
struct BrandLanguageTests {
    @Test(
        "A screen is in the language of the device, and nothing on it is missing in that language",
        arguments: [
            (
                "urbannest", "de", "home",
                ["Willkommen zu Hause", "Beliebte Dienste", "Reinigung", "ab 39 EUR"]
            ),
            ("urbannest", "ar", "home", ["أهلًا بعودتك", "الخدمات الشائعة", "الحجوزات"]),
            (
                "urbannest", "de", "login",
                ["Melde dich an und finde Hilfe für dein Zuhause.", "Passwort vergessen?"]
            ),
            ("urbannest", "ar", "error", ["يتعذّر الاتصال", "إعادة المحاولة"]),
            (
                "duggy", "de", "home",
                ["Nächstes Spiel · zu Hause", "Sieg mit 34 Runs", "Mit 6 Wickets verloren", "Kader"]
            ),
            ("duggy", "ar", "maintenance", ["توقف بسبب المطر"]),
            ("duggy", "de", "offline", ["So war dein Verein vor 3 Stunden."]),
            ("duggy", "ar", "offline", ["هكذا كان ناديك قبل"]),
            (
                "shipthatapp", "de", "account-deletion",
                ["Dein Konto löschen?", "ShipThatApp", "deine E-Mail-Adresse"]
            ),
            ("shipthatapp", "ar", "home", ["أهلًا بك على متن السفينة", "قبل الإبحار", "الإصدار"]),
            ("fonsters", "de", "home", ["Fonsters", "Brüten"]),
            ("fonsters", "ar", "home", ["Fonsters", "تفقيس"]),
            ("laten", "de", "home", ["Entdecken", "Gemerkt", "Alle"]),
            ("laten", "ar", "account", ["ليس لديك خطط لهذه الليلة بعد.", "تسجيل الخروج"]),
        ] as [(String, String, String, [String])])
    func screen(_ id: String, _ language: String, _ state: String, _ words: [String]) async throws {
        let app = try AppCatalogue.firstlight.named(id)
        let found = try #require(try app.states.first { $0.name == state })
        var scenario = found.scenario
        scenario.device.language = language
        let run = try Simulation(scenario, of: app, text: CairoTextShaper())
        defer { run.launch?.close() }
        var labels: [String] = []
        try await run.followOnVirtualClock(
            fps: 20, instants: [found.instant], until: found.instant
        ) { frame in
            guard abs(frame.time - found.instant) < 1e-9 else { return .goOn }
            labels = run.launch?.stage.accessibilityTree().flattened.compactMap(\.label) ?? []
            return .stop
        }
        for text in words { #expect(labels.contains { $0.contains(text) }, "\(text): \(labels)") }
        let missing = run.launch?.stage.issues.filter { $0.kind == .missingText } ?? []
        #expect(missing.isEmpty, "\(missing.map(\.message))")
    }

    private struct Catalogue: Decodable {
        struct Unit: Decodable { let value: String }
        struct Node: Decodable {
            let stringUnit: Unit?
            let variations: [String: [String: Node]]?
        }
        struct Entry: Decodable { let localizations: [String: Node] }
        let strings: [String: Entry]
    }

    private static let mark = /%(?:[0-9]\$)?(lld|@)|\{[a-z]+\}/

    private static func marks(_ text: String) -> [String] {
        text.matches(of: mark).map { $0.1.map(String.init) ?? String($0.0) }.sorted()
    }

    @Test(
        "Each text of a catalogue is there in German and Arabic with its values, in Arabic in all six plural forms",
        arguments: ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"])
    func catalogue(_ id: String) throws {
        let app = try AppCatalogue.firstlight.named(id)
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(app.strings()))
        #expect(catalogue.strings.count > 20)
        for (key, entry) in catalogue.strings {
            let source = entry.localizations["en"]?.stringUnit?.value ?? key
            for language in ["de", "ar"] {
                let node = try #require(entry.localizations[language], "'\(key)' in \(language)")
                if let value = node.stringUnit?.value {
                    #expect(!value.isEmpty && Self.marks(value) == Self.marks(source), "\(key): \(value)")
                } else {
                    let forms = try #require(node.variations?["plural"], "\(key)")
                    let names = ["zero", "one", "two", "few", "many", "other"]
                    #expect(
                        Set(forms.keys).isSuperset(of: language == "ar" ? names : ["one", "other"]), "\(key)")
                    let other = try #require(forms["other"]?.stringUnit?.value)
                    #expect(Self.marks(other) == Self.marks(source), "\(key): \(other)")
                }
            }
        }
    }

    @Test(
        "A catalogue has all texts of the sign-in and the account, and in English the code's own",
        arguments: ["urbannest", "duggy", "shipthatapp"])
    func signIn(_ id: String) throws {
        let app = try AppCatalogue.firstlight.named(id)
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(app.strings()))
        let strings = SignInStrings.titled(app: "{app}")
        for text in SignInText.allCases where text != .deleteMessage {
            let english = catalogue.strings[text.rawValue]?.localizations["en"]?.stringUnit?.value
            let said = english?.replacing("{biometry}", with: "Face ID").replacing("{provider}", with: "")
            #expect(said == strings(text), "\(text.rawValue)")
        }
    }

    @Test("Letters of another script, which are higher than a field's own, are whole in it")
    func field() throws {
        struct Field: View {
            var body: some View { TextField("", text: .constant(""), prompt: Text("بريدي")).padding(20) }
        }
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 200, height: 80), layoutDirection: .rightToLeft),
            text: try CairoTextShaper()
        ) {
            Field()
        }
        let text = try #require(PlacedText.all(in: stage.frame(at: 0)).first)
        #expect(text.string == "بريدي" && abs(text.frame.midY - 40) < 0.01, "\(text.frame)")
        #expect(text.clip.minY <= text.frame.minY && text.frame.maxY <= text.clip.maxY, "\(text.clip)")
    }

    @Test("The shared texts give way to those of the app, and what is no catalogue comes back as it is")
    func shared() throws {
        let own = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Skip": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Vorbei"}}}}}}
            """
        let all = try JSONDecoder().decode(
            Catalogue.self, from: Data(SharedTexts.joined(with: [UInt8](own.utf8))))
        #expect(all.strings["Skip"]?.localizations["de"]?.stringUnit?.value == "Vorbei")
        #expect(all.strings["Next"]?.localizations["de"]?.stringUnit?.value == "Weiter")
        for text in ["", "{", "[]", #"{"version": "1.0"}"#, #"{"strings": {"a": "#, #"{"strings": {"a\"#] {
            #expect(SharedTexts.joined(with: [UInt8](text.utf8)) == [UInt8](text.utf8), "\(text)")
        }
    }

    @Test("A key counts however it is written, and a catalogue without texts gets all shared ones")
    func sharedKeys() throws {
        func words(_ entries: String) throws -> [String: Any] {
            let file = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
            let whole = try JSONSerialization.jsonObject(
                with: Data(SharedTexts.joined(with: [UInt8](file.utf8))))
            let catalogue = try #require(whole as? [String: Any])
            #expect(catalogue["version"] as? String == "1.0")
            return try #require(catalogue["strings"] as? [String: Any])
        }
        #expect(try words("")["Next"] is [String: Any])
        let own = #""Sk\u0069p": {"comment": "a } and a \", \\"}, "é": {"comment": [1, {}]}"#
        let all = try words(own)
        #expect((all["Skip"] as? [String: Any])?["comment"] as? String == #"a } and a ", \"#)
        #expect((all["Skip"] as? [String: Any])?.count == 1)
        #expect(all["é"] is [String: Any] && all["Next"] is [String: Any])
    }
}
