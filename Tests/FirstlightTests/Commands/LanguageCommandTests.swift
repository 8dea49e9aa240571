// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// A language is chosen for any command, and what is missing in it is told.
@MainActor @Suite struct LanguageCommandTests {
    let folder = ShardFolder()

    private struct Note: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Hello")
                Text("Forgotten words")
                Text("\(2) notes")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// What stays on its side in any direction.
    private struct Stubborn: View {
        var body: some View {
            HStack {
                Text("Hello")
                Spacer()
            }
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    nonisolated private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}},
            "ar": {"stringUnit": {"state": "needs_review", "value": "مرحبا"}}}},
          "Forgotten words": {"localizations": {
            "ar": {"stringUnit": {"state": "translated", "value": "كلمات"}}}},
          "%lld notes": {"localizations": {
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Notiz"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Notizen"}}}}},
            "ar": {"variations": {"plural": {
              "two": {"stringUnit": {"state": "translated", "value": "ملاحظتان"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld ملاحظة"}}}}}}}}}
        """

    private static let app = AppDescriptor(
        id: "notes", name: "Notes", strings: { [UInt8](catalogue.utf8) },
        views: [AppView("note") { Note() }, AppView("stubborn") { Stubborn() }])

    private func run(_ words: String...) async -> CommandRun {
        await CommandRun(words, name: "p", apps: AppCatalogue([Self.app]), width: 200)
    }

    @Test("A snapshot is drawn in each language, and what is missing is told")
    func snapshots() async throws {
        let run = await run(
            "snapshot", "notes", "--state", "note", "--language", "de,ar", "--into", folder.path("out"))
        #expect(run.code == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(files == ["notes-note-1000ms-ar.png", "notes-note-1000ms-de.png"])
        #expect(
            run.notes == """
                p snapshot: missing: There is no text in 'de' for 'Forgotten words' (table Localizable); the key is \
                shown.

                """)
    }

    @Test(
        "The texts of a tree are in the device's language",
        arguments: [
            ("de", ["Guten Tag", "Forgotten words", "2 Notizen"]), ("ar", ["مرحبا", "كلمات", "ملاحظتان"]),
            ("double-length", ["Hello Hello", "Forgotten words Forgotten words", "2 notes 2 notes"]),
            ("accented", ["Ĥéļļö", "Föŕĝöţţéñ ŵöŕďš", "2 ñöţéš"]),
        ])
    func texts(_ language: String, _ words: [String]) async {
        let run = await run("tree", "notes", "--state", "note", "--language", language)
        #expect(run.code == 0)
        for word in words { #expect(run.output.contains("\"\(word)\""), "\(word): \(run.output)") }
    }

    @Test("A language that is read from right to left turns the screen round, a pseudo-language as well")
    func direction() throws {
        var scenario = Scenario(name: "a", of: Self.app)
        for (language, direction) in [
            (nil, LayoutDirection.leftToRight), ("de", .leftToRight), ("ar", .rightToLeft),
            ("he", .rightToLeft),
            ("fa_IR", .rightToLeft), ("right-to-left", .rightToLeft), ("accented", .leftToRight),
        ] as [(String?, LayoutDirection)] {
            scenario.device.language = language
            let device = try SimulatedDevice(scenario.device)
            #expect(device.configuration.layoutDirection == direction, "\(language ?? "none")")
        }
    }

    @Test("A language that does not exist is refused, on the command line and in a file")
    func unknown() async throws {
        for language in ["", "deutsch", "d", "xx-", "1a", "zz"] {
            let run = await run("tree", "notes", "--state", "note", "--language", language)
            #expect(run.code == 64, "\(language): \(run.notes)")
        }
        try folder.write(
            #"{"name": "a", "app": "notes", "device": {"language": "klingon"}}"#, "scenario.json")
        let file = await run("tree", "notes", "--scenario", folder.path("scenario.json"))
        #expect(file.code == 65 && file.notes.contains("There is no language 'klingon'."), "\(file.notes)")
    }

    @Test("A list of languages says how much is translated")
    func list() async {
        let run = await run("list", "languages")
        #expect(
            run.output == """
                app    language  translated  to be reviewed
                -----  --------  ----------  --------------
                notes  ar            3 of 3               1
                notes  de            2 of 3               0
                notes  en            3 of 3               0

                """, "\(run.output)")
        let json = await self.run("list", "languages", "--json")
        #expect(json.output.contains("\"translated\" : 2"))
    }

    @Test("An audit finds missing texts, and what does not turn round")
    func audit() async {
        let run = await run("audit", "notes", "--json")
        #expect(run.code == 1)
        #expect(run.output.contains("There is no text in 'de' for 'Forgotten words'"), "\(run.output)")
        #expect(run.output.contains("stands on the same side when it is read from right to left"))
        #expect(run.output.components(separatedBy: "\"direction\"").count == 2)
    }

    @Test("A matrix of languages has each in its own direction")
    func matrix() {
        let variants = SnapshotVariant.matrix(languages: ["de", "ar"])
        #expect(variants.count == 72 && SnapshotVariant.matrix.count == 72)
        #expect(variants.first?.name == "iphonese1-light-xSmall-ltr-de")
        #expect(variants.contains { $0.name == "ipadpro13-dark-accessibility3-rtl-ar" })
        #expect(SnapshotVariant.matrix.first?.name == "iphonese1-light-xSmall-ltr")
    }
}
