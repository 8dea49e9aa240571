// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import Testing

@testable import FirstlightCommands

/// Pictures of a launch whose screen is turned, folded or split: each has the size that the screen has then.
@Suite @MainActor struct ChangingScreenTests {
    /// A change of a screen, and its sizes before and after it.
    struct Change: Sendable, CustomTestStringConvertible {
        let device, step: String
        let before, after: [Int]

        var testDescription: String { "\(device), \(step)" }
    }

    nonisolated private static let changes = [
        Change(
            device: "iphonese", step: #""orientation": "landscape""#, before: [375, 667], after: [667, 375]),
        Change(device: "iphoneduo", step: #""pose": "open""#, before: [466, 678], after: [951, 669]),
        Change(
            device: "ipadpro13", step: #""window": [511, 1376]"#, before: [1032, 1376], after: [511, 1376]),
        Change(device: "mac", step: #""window": [600, 700]"#, before: [1280, 800], after: [600, 700]),
    ]

    private func scenario(_ change: Change, in folder: WorkFolder) throws -> URL {
        let file = folder.url.appending(path: "changed.json")
        let text = """
            {"name": "changed", "app": "shipthatapp", "device": {"profile": "\(change.device)"},
             "state": {"firstLaunch": false}, "script": [{"at": "450ms", \(change.step)}], "expect": {"route": "signIn"}}
            """
        try Data(text.utf8).write(to: file)
        return file
    }

    private func size(_ file: URL) throws -> [Int] {
        let picture = try PixelImage(pngData: try Data(contentsOf: file))
        return [picture.width, picture.height]
    }

    @Test(.proves("ST26-DV-02"), arguments: changes)
    func eachPictureHasTheSizeOfTheScreenThen(change: Change) async throws {
        let folder = try WorkFolder("changed")
        defer { folder.remove() }
        let file = try scenario(change, in: folder)
        let recorder = ConsoleRecorder()
        let words = [
            "snapshot", "--scenario", file.path, "--at", "200ms,1s", "--scale", "1", "--into",
            folder.url.path,
        ]
        #expect(await DrawingCommands.run(words, apps: .firstlight, console: recorder.console()) == 0)
        #expect(try size(folder.url.appending(path: "shipthatapp-changed-200ms.png")) == change.before)
        #expect(try size(folder.url.appending(path: "shipthatapp-changed-1000ms.png")) == change.after)
    }

    @Test func aRecordingHasRoomForEachSize() async throws {
        let folder = try WorkFolder("changed")
        defer { folder.remove() }
        let file = try scenario(Self.changes[1], in: folder)
        let recorder = ConsoleRecorder()
        let words = [
            "record", "--scenario", file.path, "--fps", "5", "--frames", "--until", "1s", "--into",
            folder.url.path,
        ]
        #expect(await DrawingCommands.run(words, apps: .firstlight, console: recorder.console()) == 0)
        #expect(try size(folder.url.appending(path: "shipthatapp-changed-00002.png")) == [466, 678])
        #expect(try size(folder.url.appending(path: "shipthatapp-changed-00003.png")) == [951, 669])
        // The header of an animation has its width and height, less one, at bytes 24 to 29.
        let bytes = try Data(contentsOf: folder.url.appending(path: "shipthatapp-changed.webp"))
        let sides = [24, 27].map { Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8 + Int(bytes[$0 + 2]) << 16 + 1 }
        #expect(sides == [951, 678])
    }

    @Test func theAccountOfALaunchTellsItsSizes() async throws {
        let folder = try WorkFolder("changed")
        defer { folder.remove() }
        let app = try AppCatalogue.firstlight.named("shipthatapp")
        let step = try JSONDecoder().decode(
            Scenario.Step.self, from: Data(#"{"at": "450ms", "window": [511, 1376]}"#.utf8))
        var scenario = Scenario(name: "changed", of: app, device: "ipadpro13")
        scenario.script = [step]
        let shaper = try CairoTextShaper()
        let launch = try await RecordedLaunch(
            try Simulation(scenario, of: app, text: shaper, scale: 1), shaper)
        let account = launch.account
        #expect(account.width == 1032 && account.height == 1376)
        #expect(account.screens == [[0, 1032, 1376], [27, 511, 1376]])
        let picture = try PixelImage(pngData: try launch.png(of: 27))
        #expect(picture.width == 511 && picture.height == 1376)
    }
}
