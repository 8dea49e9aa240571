// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import GalleryApps
import LaunchKit
import ProofSupport
import SwiftUI
import Testing

@testable import FirstlightCommands

/// Fonts that an app brings along, and declares once for every tool.
@MainActor @Suite struct OwnFontTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private struct Lost: Error, CustomStringConvertible { let description = "the disk is gone" }

    /// An app of one view, whose text is set in a font.
    private static func letters(in name: String, _ fonts: [AppFont]) -> AppDescriptor {
        AppDescriptor(
            id: "letters", name: "Letters", fonts: fonts,
            views: [
                AppView("title") {
                    Text("Good morning").font(.custom(name, size: 17))
                }
            ])
    }

    /// An app with a project, whose icon and whose launch have letters in the font.
    private static func project(_ fonts: [AppFont]) -> AppDescriptor {
        let lost = AppDescriptor.lost
        return AppDescriptor(
            id: "letters", name: "Letters", routes: lost.routes, plan: lost.plan, scenarios: lost.scenarios,
            fonts: fonts,
            artefacts: { _ in
                AppArtefacts(
                    project: "Letters", bundleID: "com.example.letters", ground: BrandColor(0xFFFFFF), app: []
                ) { side in Text("A").font(.custom(EmberFont.name, size: side / 2)) }
            },
            make: { setting in
                let made = try await lost.make(setting)
                return AppLaunch(made.controller) {
                    made.root
                    Text("Good morning").font(.custom(EmberFont.name, size: 17))
                }
            })
    }

    /// The font as an app declares it; `more` bytes make it another one that looks the same.
    private static func ember(more: [UInt8] = [], licence: String = "Free.") throws -> AppFont {
        let bytes = try EmberFont.bytes() + more
        return AppFont(EmberFont.file) {
            bytes
        } licence: {
            [UInt8](licence.utf8)
        }
    }

    private func run(
        _ words: [String], _ app: AppDescriptor, into name: String? = nil
    ) async -> (code: Int32, notes: String) {
        let recorder = ConsoleRecorder()
        let into = name.map { ["--into", path($0)] } ?? []
        let code = await DrawingCommands.run(
            words + into, name: "mine", apps: AppCatalogue([app]), console: recorder.console(width: 200))
        return (code, recorder.diagnostics)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    // MARK: - Drawing

    @Test func aTextIsDrawnInTheAppsFont() async throws {
        let own = await run(
            ["snapshot", "--state", "title"], Self.letters(in: EmberFont.name, [try Self.ember()]),
            into: "own")
        // What the font is a copy of, and what is drawn where nobody has it.
        let inter = await run(
            ["snapshot", "--state", "title"], Self.letters(in: "Inter-Bold", []), into: "inter")
        let without = await run(
            ["snapshot", "--state", "title"], Self.letters(in: EmberFont.name, []), into: "without")
        #expect([own.code, inter.code, without.code] == [0, 0, 0], "\(own.notes)")
        let picture = try bytes("own/letters-title-1000ms.png")
        #expect(picture == (try bytes("inter/letters-title-1000ms.png")))
        #expect(picture != (try bytes("without/letters-title-1000ms.png")))
        #expect(!own.notes.contains("missing"), "\(own.notes)")
        #expect(without.notes.contains("There is no font named 'Ember-Bold'"), "\(without.notes)")
    }

    @Test(arguments: [
        ["snapshot", "--text"], ["snapshot", "--matrix"], ["record", "--until", "100ms"], ["tree"], ["audit"],
    ])
    func noToolMissesIt(_ words: [String]) async throws {
        let draws = ["snapshot", "record"].contains(words[0]) && !words.contains("--text")
        let app = Self.letters(in: EmberFont.name, [try Self.ember()])
        let result = await run(words, app, into: draws ? "out" : nil)
        #expect(result.code == 0 && !result.notes.contains("missing"), "\(result.notes)")
    }

    @Test func theFirstFrameBesideALaunchScreenHasItToo() async throws {
        let own = await run(["seam", "letters"], Self.project([try Self.ember()]))
        #expect(!own.notes.contains(EmberFont.name), "\(own.notes)")
        let without = await run(["seam", "letters"], Self.project([]))
        #expect(without.notes.contains("There is no font named 'Ember-Bold'"), "\(without.notes)")
    }

    @Test func aCacheKnowsTheFontThatAPictureWasDrawnWith() async throws {
        let (first, other) = (
            Self.letters(in: EmberFont.name, [try Self.ember()]),
            Self.letters(in: EmberFont.name, [try Self.ember(more: [0])])
        )
        let words = ["snapshot", "--matrix", "--shard", "1/24", "--cache", path("cache")]
        for (app, into, found) in [(first, "a", 0), (first, "b", 3), (other, "c", 0)] {
            let notes = await run(words, app, into: into).notes
            #expect(notes.contains("cache: \(found) of 3 found"), "\(notes)")
        }
    }

    @Test func shardsOfOtherFontsAreOfAnotherRun() throws {
        let (first, other) = (
            Self.letters(in: EmberFont.name, [try Self.ember()]),
            Self.letters(in: EmberFont.name, [try Self.ember(more: [0])])
        )
        let build = try ProgramBuild.drawing("build", of: [first])
        #expect(try ProgramBuild.drawing("build", of: [first, first]) == build)
        #expect(try ProgramBuild.drawing("build", of: [other]) != build)
    }

    // MARK: - What is wrong

    @Test func bytesThatAreNoFontAreRefusedByTheirName() async {
        let font = AppFont("notes.txt") {
            [UInt8]("no font".utf8)
        } licence: {
            []
        }
        let result = await run(["tree"], Self.letters(in: "Notes", [font]))
        #expect(result.code == 65)
        #expect(
            result.notes.hasPrefix(
                "mine tree: The font 'notes.txt' of the app cannot be used: its bytes are no font."),
            "\(result.notes)")
    }

    @Test func aFontThatCannotBeReadIsToldWithTheReason() async {
        let font = AppFont(EmberFont.file) {
            throw Lost()
        } licence: {
            []
        }
        let result = await run(["audit"], Self.letters(in: EmberFont.name, [font]))
        #expect(result.code == 65)
        #expect(
            result.notes.contains("'Ember-Bold.otf' of the app cannot be used: it cannot be read: the disk"),
            "\(result.notes)")
    }

    // MARK: - Projects

    @Test func aProjectGetsTheFontItsLicenceAndTheKey() async throws {
        let font = try Self.ember(licence: "Free for all.")
        let result = await run(
            ["generate", "letters", "--platform", "ios"], Self.project([font]), into: "app")
        #expect(result.code == 0 && !result.notes.contains("missing"), "\(result.notes)")
        #expect(try bytes("app/Letters/Fonts/Ember-Bold.otf") == (try EmberFont.bytes()))
        #expect(
            try bytes("app/Letters/Fonts/Ember-Bold.otf.LICENCE.txt") == [UInt8]("Free for all.".utf8))
        let list = try PropertyListFile(reading: try bytes("app/Letters/Info.plist"), file: "Info.plist")
        #expect(list["UIAppFonts"]?.strings == ["Ember-Bold.otf"])
    }

    @Test func aFontIsNotGivenOnWithoutItsLicence() async throws {
        let font = try Self.ember(licence: "")
        let result = await run(
            ["generate", "letters", "--platform", "ios"], Self.project([font]), into: "app")
        #expect(result.code == 65)
        #expect(result.notes.contains("The licence of the font 'Ember-Bold.otf' is empty."))
        #expect(!FileManager.default.fileExists(atPath: path("app")))
    }
}
