// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import Testing

@testable import FirstlightCommands
@testable import StageUI

/// The languages of an app that `firstlight new` makes: their texts, their pictures, and what is still missing.
@MainActor @Suite struct NewLanguageTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private static let sun = "The sun is up. %lld things come first."
    private static let catalogue = "Sources/Hello/Localizable.xcstrings"

    private func template(_ languages: [String]) throws -> PackageTemplate {
        PackageTemplate(
            name: try AppModuleName("Hello"), source: .folder("../.."),
            languages: try languages.map { try AppLanguage($0) })
    }

    /// The files of an app in some languages.
    private func files(_ languages: String...) throws -> [String: String] {
        try template(languages).files().files.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func bytes(_ languages: String...) throws -> [UInt8] {
        try #require(try template(languages).files()[Self.catalogue])
    }

    // MARK: - Texts

    @Test(
        arguments: [
            ("pl", 1, "one", "Słońce wzeszło. Jedna sprawa na początek."),
            ("pl", 2, "few", "Słońce wzeszło. %1$lld sprawy na początek."),
            ("pl", 5, "many", "Słońce wzeszło. %1$lld spraw na początek."),
            ("pl", 22, "few", "Słońce wzeszło. %1$lld sprawy na początek."),
            ("pl", 1.5, "other", "Słońce wzeszło. %1$lld sprawy na początek."),
            ("ar", 0, "zero", "أشرقت الشمس، ولا شيء ينتظر."),
            ("ar", 1, "one", "أشرقت الشمس. شيء واحد يأتي أولًا."),
            ("ar", 2, "two", "أشرقت الشمس. شيئان يأتيان أولًا."),
            ("ar", 3, "few", "أشرقت الشمس. %1$lld أشياء تأتي أولًا."),
            ("ar", 11, "many", "أشرقت الشمس. %1$lld شيئًا يأتي أولًا."),
            ("ar", 100, "other", "أشرقت الشمس. %1$lld شيء يأتي أولًا."),
            ("uk", 21, "one", "Сонце зійшло. Спершу — %1$lld справа."),
            ("uk", 3, "few", "Сонце зійшло. Спершу — %1$lld справи."),
            ("fr", 0, "one", "Le soleil est levé. %1$lld chose d’abord."),
            ("ja", 1, "other", "日が昇りました。まず、することが%1$lld件あります。"),
        ] as [(String, Double, String, String)])
    func `A number has the form that CLDR gives it`(
        language: String, number: Double, category: String, text: String
    ) throws {
        let operands = PluralOperands(number)
        #expect(PluralRules(language: language).category(of: operands).rawValue == category)
        let table = try StringTable(catalogue: Data(try bytes(language)), name: "Localizable")
        let translation = try #require(table.texts[language]?[Self.sun])
        let values = TranslationValues(numbers: [operands], language: language, device: "iphone")
        #expect(translation.format(for: values) == text)
        #expect(translation.needsReview)
    }

    @Test func `Each translation has each text, and each plural form of its language`() throws {
        let catalogue = try template([]).spoken.catalogue
        let languages = ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "uk", "zh-Hans"]
        #expect(catalogue.strings.count == 5)
        for (key, text) in catalogue.strings {
            #expect(text.localizations.keys.sorted() == languages, "\(key)")
            for (language, wording) in text.localizations {
                let state = language == "en" ? "translated" : "needs_review"
                guard key == Self.sun else {
                    #expect(wording.stringUnit?.value.isEmpty == false, "\(key), \(language)")
                    #expect(wording.stringUnit?.state == state, "\(key), \(language)")
                    continue
                }
                let forms = wording.variations?["plural"] ?? [:]
                let categories = PluralRules(language: language).categories.map(\.rawValue)
                #expect(Set(forms.keys) == Set(categories), "\(language)")
                for (category, form) in forms {
                    let unit = try #require(form.stringUnit)
                    #expect(unit.state == state)
                    // A number may be a word only where no other number has the same form.
                    let isWord = ["zero", "one", "two"].contains(category) && !unit.value.contains("%lld")
                    let isOwn = ["ar", "de", "en", "es", "it", "nl", "pl"].contains(language)
                    let isRight = isWord ? isOwn : unit.value.contains("%lld")
                    #expect(isRight, "\(language), \(category)")
                }
            }
        }
    }

    @Test func `A language without a translation has the English texts, which count as missing`() throws {
        let catalogue = try TemplateCatalogue(try bytes("cs", "ko", "pl"))
        for (key, text) in catalogue.strings {
            #expect(text.localizations.keys.sorted() == ["cs", "en", "ko", "pl"], "\(key)")
            for language in ["cs", "ko"] {
                let wording = try #require(text.localizations[language])
                let forms = wording.variations?["plural"] ?? [:]
                var expected: [String] = []
                if key == Self.sun {
                    expected = language == "cs" ? ["few", "many", "one", "other"] : ["other"]
                }
                #expect(forms.keys.sorted() == expected, "\(key), \(language)")
                for unit in forms.values.map(\.stringUnit) + (forms.isEmpty ? [wording.stringUnit] : []) {
                    #expect(unit?.state == "new" && unit?.value == key)
                }
            }
        }
        let library = StringLibrary()
        library.add(catalogue: Data(try bytes("cs", "pl")))
        #expect(
            library.languages.map { "\($0.language) \($0.translated) of \($0.texts)" } == [
                "cs 0 of 5", "en 5 of 5", "pl 5 of 5",
            ])
    }

    @Test(
        arguments: [
            ("pt-BR", "Boas-vindas"), ("es-419", "Te damos la bienvenida"), ("zh-CN", "欢迎"), ("zh", "欢迎"),
            ("en-GB", "Welcome"), ("zh-Hant", nil), ("hr", nil),
        ] as [(String, String?)])
    func `A neighbour in the same script is read, another language is not`(
        language: String, text: String?
    ) throws {
        let catalogue = try TemplateCatalogue(try bytes(language))
        let unit = try #require(catalogue.strings["Welcome"]?.localizations[language]?.stringUnit)
        let (words, state) = text.map { ($0, "needs_review") } ?? ("Welcome", "new")
        #expect(unit.value == words)
        #expect(unit.state == state)
    }

    // MARK: - Pictures, and what is missing

    @Test func `Its tests, its pictures and its guide go through the languages`() throws {
        let made = try files("pl", "ar", "hu")
        let tests = try #require(made["Tests/HelloTests/HelloTests.swift"])
        #expect(
            tests.contains("    static let languages: [String?] = [nil, \"pl\", \"ar\", \"hu\"]\n\n    @Test")
        )
        #expect(
            tests.contains("on: .matrix(textSizes: [.large, .accessibility3], languages: Self.languages))\n"))
        let makefile = try #require(made["Makefile"])
        #expect(makefile.contains(" snapshot --state $$state --language en,pl,ar,hu --into out/pictures;"))
        #expect(!makefile.contains("fonts-wqy-microhei"))
        let guide = try #require(made["README.md"])
        #expect(guide.contains("`swift run hello snapshot --state home --language en,pl,ar,hu`"))
        #expect(guide.contains("The texts in pl and ar are to be reviewed"))
        #expect(guide.contains("The texts in hu are still English (`new`)"))
        #expect(!guide.contains("say it in another language"))
    }

    @Test func `Many languages stand in lines that can be read, and have their fonts`() throws {
        let made = try files("de", "fr", "es", "it", "nl", "pl", "ar", "ja", "pt-BR", "uk", "zh-Hans")
        let tests = try #require(made["Tests/HelloTests/HelloTests.swift"])
        #expect(
            tests.contains(
                """
                    static let languages: [String?] = [
                        nil, "de", "fr", "es", "it", "nl", "pl", "ar",
                        "ja", "pt-BR", "uk", "zh-Hans",
                    ]

                """))
        #expect(made["Makefile"]?.contains(" fonts-wqy-microhei ") == true)
        #expect(made["README.md"]?.contains("still English") == false)
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                Text("Welcome")
                Text("The sun is up. \(3) things come first.")
            }
        }
    }

    private func audit(_ catalogue: [UInt8]) async -> String {
        let app = AppDescriptor(
            id: "hello", name: "Hello", strings: { catalogue }, views: [AppView("screen") { Screen() }])
        let ran = await CommandRun(["audit", "hello", "--json"], apps: AppCatalogue([app]), width: 200)
        return ran.output
    }

    @Test func `The audit names a text that is taken out of a language`() async throws {
        let whole = try bytes("pl", "ar")
        let clean = await audit(whole)
        #expect(!clean.contains("There is no text"), "\(clean)")
        var file = try #require(try JSONSerialization.jsonObject(with: Data(whole)) as? [String: Any])
        var strings = try #require(file["strings"] as? [String: [String: [String: Any]]])
        strings["Welcome"]?["localizations"]?["pl"] = nil
        file["strings"] = strings
        let found = await audit([UInt8](try JSONSerialization.data(withJSONObject: file)))
        #expect(
            found.contains(
                "There is no text in 'pl' for 'Welcome' (table Localizable); the one in 'en' is shown."))
        #expect(!found.contains("for 'The sun") && !found.contains("There is no text in 'ar'"), "\(found)")
    }

    @Test func `The audit names a language that nobody has translated yet`() async throws {
        let found = await audit(try bytes("pl", "hu"))
        #expect(found.contains("The app has no texts in 'hu'; those of its own language are shown."))
        #expect(!found.contains("no texts in 'pl'") && !found.contains("There is no text"), "\(found)")
    }

    @Test func `The project for Xcode knows the languages`() async throws {
        let strings = try bytes("pl", "pt-BR", "hu")
        let app = AppDescriptor(
            id: "hello", name: "Hello", routes: ["home"], plan: { _ in LaunchPlan() },
            scenarios: { [UInt8](#"{"scenarios": [], "states": []}"#.utf8) }, strings: { strings },
            artefacts: { _ in
                AppArtefacts(
                    project: "Hello", bundleID: "com.example.hello", ground: BrandColor(0x1B2A41), app: []
                ) { _ in Circle() }
            }
        ) { _ in throw CancellationError() }
        let project = ProjectFolder()
        try Data().write(to: project.around.appendingPathComponent("Package.swift"))
        let ran = await CommandRun(
            ["generate", "hello", "--into", project.url.path, "--package", project.around.path],
            apps: AppCatalogue([app]), width: 200)
        #expect(ran.code == 0, "\(ran.notes)")
        let regions =
            try project.text("Hello.xcodeproj/project.pbxproj")
            .split(separator: "knownRegions = (").last?.prefix { $0 != ")" } ?? ""
        #expect(regions.filter { $0.isLetter || $0 == "-" || $0 == "," } == "en,Base,hu,pl,pt-BR,")
        let written = try project.text("Hello/Localizable.xcstrings")
        #expect(try TemplateCatalogue([UInt8](written.utf8)).strings.count == 5)
    }

    // MARK: - Mistakes

    @Test(arguments: [
        ("en", "'en', but English is always included"),
        ("pl,EN", "'EN', but English is always included"), ("eng", "English is always included"),
        ("pl,pl", "was given 'pl' twice"), ("pl,ar,PL", "was given 'pl' twice"),
        ("pt_br,pt-BR", "was given 'pt-BR' twice"), ("he,iw", "was given 'he' twice"),
        ("pl,", "was given '', but that is not a language code"),
        (
            "polish",
            "'polish', but that is not a language code; it takes the code of a language besides English"
        ),
        ("double-length", "not a language code"), ("../pl", "not a language code"),
        ("xx", "'xx', but no language has that code"), ("und", "no language has that code"),
        ("pl-QQ", "there is no region 'QQ'"), ("zh-Qqqq", "there is no script 'Qqqq'"),
    ])
    func `A language that cannot be is refused, and nothing is written`(
        given: String, message: String
    ) async throws {
        let root = TestFolder.packageRoot
        let ran = await CommandRun(
            [
                "new", "Hello", "--into", folder.appendingPathComponent("Hello").path, "--package", root.path,
                "--languages", given,
            ], apps: AppCatalogue([]), width: 400)
        #expect(ran.code == 64 && ran.notes.contains(message), "\(ran.notes)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
