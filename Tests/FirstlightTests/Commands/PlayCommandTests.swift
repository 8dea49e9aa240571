// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// A launch of the real program whose script cannot be done.
@Suite struct PlayCommandTests {
    @Test func aStepWithoutItsButtonFailsTheLaunchAndLeavesItsResult() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "play-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scenario = folder.appendingPathComponent("scenario.json")
        try Data(#"{"name": "x", "script": [{"at": "0.2s", "tap": "Try harder"}]}"#.utf8).write(to: scenario)
        let result = folder.appendingPathComponent("result.json")
        let played = try await LiveProgram.run([
            "play", "--scenario", scenario.path, "--result", result.path, "--patience", "2s", "--json",
        ])
        #expect(played.code == 1)
        let read = try JSONDecoder().decode(LaunchReport.Scenario.self, from: Data(contentsOf: result))
        #expect(read.outcome.reason?.contains("there is no button 'Try harder' to touch") == true)
        #expect(read.figures.frames > 1 && !read.filmStrip.isEmpty)
        // The few launches that fail are shown with a pixel for each point.
        #expect(read.filmStrip.allSatisfy { (100...20_000).contains($0.webp.count) })
        #expect(read.filmStrip.allSatisfy { $0.webp.starts(with: Data("RIFF".utf8)) })
    }

    @Test func aLaunchThatLeftNoResultIsAFailedSectionOfTheReport() throws {
        let scenario = try #require(Scenario.embedded().first)
        let section = LaunchReport.Scenario(unplayed: scenario, reason: "It ended with code 70.")
        #expect(!section.outcome.isPassed && section.device.width > 0)
        let page = SampleReport.report([section]).html()
        #expect(page.contains("It ended with code 70."))
        _ = try MarkupReader(page)
    }
}
