// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import SixthBrand
import Testing

@testable import FirstlightCommands

@MainActor @Suite struct LintCommandTests {
    private func run(_ words: [String]) async -> CommandRun {
        let apps = AppCatalogue(AppCatalogue.firstlight.apps + [.sixth])
        return await CommandRun(["lint"] + words, apps: apps, width: 120)
    }

    @Test func whatIsWellIsCountedAndTheExitCodeIsZero() async {
        let result = await run(["sixth"])
        #expect(result.code == 0 && result.output == "sixth: 0 errors, 0 warnings\n", "\(result.output)")
    }

    @Test func anErrorIsToldWithWhatToDoAndFails() async {
        let result = await run(["sixth", "--scenario", "dim-sign"])
        #expect(result.code == 1)
        let lines = result.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(
            lines.contains { $0.hasPrefix("SX-1 error The name on the sign has a contrast of") }, "\(lines)")
        #expect(lines.last == "sixth: 1 error, 0 warnings")
    }

    @Test func aHoldThatCutsTheIntroOfShipThatAppIsTold() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "hurried-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"name": "hurried", "app": "shipthatapp", "options": {"pace": "quick"}}"#.utf8)
            .write(to: file)
        let result = await run(["--scenario", file.path, "--json"])
        #expect(result.code == 0 && result.output.contains(#""id" : "C-ST-15""#), "\(result.output)")
        let words = "The hold of 0.2 seconds cuts the intro of 0.9 seconds: make it longer."
        #expect(result.output.contains(words), "\(result.output)")
        let usual = await run(["shipthatapp"])
        #expect(usual.output == "shipthatapp: 0 errors, 0 warnings\n")
    }

    @Test func inJSONThereAreTheOptionsAndTheFindings() async {
        let result = await run(["--scenario", "dim-sign", "--json"])
        #expect(result.code == 1)
        for text in [#""app" : "sixth""#, #""sign" : "dim""#, #""severity" : "error""#, #""id" : "SX-1""#] {
            #expect(result.output.contains(text), "\(text) is missing")
        }
    }

    @Test func withoutANameEachBrandIsLookedAt() async {
        let result = await run([])
        for brand in AppCatalogue.firstlight.ids + ["sixth"] {
            #expect(result.output.contains("\(brand): "), "\(brand) is missing")
        }
    }

    @Test func aScenarioOfAnotherBrandIsAMistake() async {
        let result = await run(["duggy", "--scenario", "dim-sign"])
        #expect(result.code == 66 && result.notes.contains("dim-sign"))
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" \
        initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" \
        id="v"><subviews><imageView image="Gone" id="i"/></subviews></view></viewController></objects></scene>\
        </scenes></document>
        """

    /// A project that names a storyboard with a picture that is not there, and does not say whether it encrypts.
    private func project() throws -> ProjectFolder {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(
            XcodeSample.list("<key>UILaunchStoryboardName</key><string>Launch</string>"),
            to: "Shop/Info.plist")
        try project.write(Self.storyboard, to: "Shop/Launch.storyboard")
        return project
    }

    @Test func `Of a file only what is wrong in it is told, by what its project has`() async throws {
        let project = try project()
        let all = await run([project.url.path, "--json"])
        let file = await run([project.url.appending(path: "Shop/Launch.storyboard").path, "--json"])
        #expect(
            all.output.contains("\"file\" : \"Shop\\/Info.plist\"") || all.output.contains("Shop/Info.plist"))
        #expect(file.output.contains("Gone"), "\(file.output) \(file.notes)")
        #expect(!file.output.contains("Info.plist\""), "\(file.output)")
        #expect(file.code == 1)
        // With the picture nothing is wrong in the file any more, though it lies elsewhere.
        try project.write(#"{"images":[]}"#, to: "Shop/Assets.xcassets/Gone.imageset/Contents.json")
        let mended = await run([project.url.appending(path: "Shop/Launch.storyboard").path, "--json"])
        #expect(!mended.output.contains("image-absent"), "\(mended.output)")
        let missing = await run([project.url.appending(path: "Shop/None.storyboard").path])
        #expect(missing.code == 66 && missing.notes.contains("is neither an app nor a folder nor a file."))
    }

    /// A catalogue that several apps have by a link, as in a repository of many.
    @Test func `A link inside the repository counts as what it leads to, and a ring ends nothing`()
        async throws
    {
        let project = try project()
        let (manager, shared) = (FileManager.default, project.around.appending(path: "Shared"))
        try project.write(
            #"{"images":[]}"#, to: "../Shared/Assets.xcassets/Gone.imageset/Contents.json")
        try manager.createDirectory(
            at: project.around.appending(path: ".git"), withIntermediateDirectories: true)
        let own = project.url.appending(path: "Shop")
        let file = own.appending(path: "Launch.storyboard").path
        #expect(await run([file, "--json"]).output.contains("image-absent"))
        try manager.removeItem(at: own.appending(path: "Assets.xcassets"))
        try manager.createSymbolicLink(
            at: own.appending(path: "Assets.xcassets"),
            withDestinationURL: shared.appending(path: "Assets.xcassets"))
        try manager.createSymbolicLink(
            at: own.appending(path: "Ring.xcassets"), withDestinationURL: project.url)
        try manager.createSymbolicLink(
            atPath: own.appending(path: "Nowhere.plist").path, withDestinationPath: "gone/Nowhere.plist")
        let linked = await run([file, "--json"])
        #expect(!linked.output.contains("image-absent"))
        #expect(
            linked.notes.contains("'Shop/Nowhere.plist' is a link to 'gone/Nowhere.plist', where nothing is.")
        )
        let list = own.appending(path: "Info.plist")
        try manager.moveItem(at: list, to: shared.appending(path: "Outside.plist"))
        try manager.createSymbolicLink(at: list, withDestinationURL: shared.appending(path: "Outside.plist"))
        #expect(await run([project.url.path, "--json"]).output.contains("encryption-undeclared"))
    }

    @Test func `A link out of the project is told and not followed, also in import and adopt`() async throws {
        let (project, other) = (try project(), ProjectFolder())
        try other.write(#"{"images":[]}"#, to: "Shared.xcassets/Gone.imageset/Contents.json")
        let own = project.url.appending(path: "Shop")
        try FileManager.default.createSymbolicLink(
            at: own.appending(path: "Shared.xcassets"),
            withDestinationURL: other.url.appending(path: "Shared.xcassets"))
        try FileManager.default.createSymbolicLink(
            at: own.appending(path: "More"), withDestinationURL: other.url)
        let words = [
            "'Shop/Shared.xcassets' is a link to '\(other.url.path)/Shared.xcassets', outside of the project "
                + "'\(project.url.path)', and is not followed.",
            "'Shop/More' is a link to '\(other.url.path)', outside of the project '\(project.url.path)', and is not "
                + "followed.",
        ]
        for command in [["lint", "--store"], ["import"], ["adopt", "--dry-run"]] {
            let ran = await CommandRun([command[0], project.url.path] + command.dropFirst(), width: 120)
            for sentence in words where command[0] == "lint" || sentence.contains("More") {
                #expect(ran.notes.contains(sentence), "\(command): \(ran.notes)")
            }
        }
        #expect(await run([project.url.path, "--json"]).output.contains("image-absent"))
    }

    /// Sources that two apps have by a link to a folder.
    @Test func `A linked folder is looked into, and links in a ring are looked into once`() throws {
        let project = ProjectFolder()
        try project.write("let a = 1", to: "Shared/A.swift")
        try project.write("let b = 1", to: "Shop/B.swift")
        let manager = FileManager.default
        for (place, target) in [("Shop/Shared", "../Shared"), ("Shared/Shop", "../Shop"), ("Shop/Up", "..")] {
            try manager.createSymbolicLink(
                atPath: project.url.appending(path: place).path, withDestinationPath: target)
        }
        let files = try ProjectFiles.read(project.url) { $0.hasSuffix(".swift") }
        #expect(
            files.paths == [
                "Shared/A.swift", "Shared/Shop/B.swift", "Shop/B.swift", "Shop/Shared/A.swift",
            ])
    }

    @Test func `The table says why, and several folders are one report in SARIF`() async throws {
        let (one, other) = (try project(), try project())
        let table = await run([one.url.path])
        let words = table.output.split(separator: "\n").first.map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
        #expect(words?.contains("why") == true, "\(table.output)")
        let log = await run([one.url.path, other.url.path, "--sarif"])
        let object = try JSONSerialization.jsonObject(with: Data(log.output.utf8)) as? [String: Any]
        let runs = try #require(object?["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        for project in [one, other] {
            #expect(log.output.contains("\(project.url.path)/Shop/Launch.storyboard"), "\(project.url.path)")
        }
    }
}
