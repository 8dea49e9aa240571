// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import SixthBrand
import Testing

@testable import FirstlightCommands

@MainActor @Suite struct LintCommandTests {
    private func run(_ words: [String]) async -> (code: Int32, output: String, notes: String) {
        let recorder = ConsoleRecorder()
        let apps = AppCatalogue(AppCatalogue.firstlight.brands + [.sixth])
        let code = await DrawingCommands.run(
            ["lint"] + words, apps: apps, console: recorder.console(width: 120))
        return (code, recorder.output, recorder.diagnostics)
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
        try Data(#"{"name": "hurried", "brand": "shipthatapp", "options": {"pace": "quick"}}"#.utf8)
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
        for text in [#""brand" : "sixth""#, #""sign" : "dim""#, #""severity" : "error""#, #""id" : "SX-1""#] {
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
}
