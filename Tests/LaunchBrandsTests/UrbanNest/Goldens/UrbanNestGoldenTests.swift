// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI
import Testing
import UrbanNestBrand

/// The pictures of the splash at named instants, in its variants and states.
@MainActor
@Suite(.serialized) struct UrbanNestGoldenTests {
    @Test(arguments: GoldenFrame.urbanNest)
    func theFrameIsThatOfThePicture(_ golden: GoldenFrame) async throws {
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant)
        try Golden(name: golden.name).check(frame)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        #expect(try Golden.problems(of: "urbannest", names: GoldenFrame.urbanNest.map(\.name)) == [])
    }

    @Test func aWrongFrameIsToldWithItsView() async throws {
        let golden = try #require(GoldenFrame.urbanNest.first { $0.instant == 1300 })
        guard try !Golden.records else { return }
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant + 10)
        do {
            try Golden(name: golden.name).check(frame)
            Issue.record("A spinner that has turned on was not noticed.")
        } catch let problem as Golden.Problem {
            let parts: [String] = [
                "pixels differ, by up to", "in columns 1", "The box belongs to", "UrbanNestSpinner",
                "\(golden.name).difference.png",
            ]
            for part in parts { #expect(problem.description.contains(part), "\(part)") }
        }
        try FileManager.default.removeItem(
            at: Golden.results.appendingPathComponent(golden.name + ".difference.png"))
    }

    @Test func aMissingPictureFailsAndLeavesACandidate() async throws {
        guard try !Golden.records else { return }
        let frame = try await SplashProbe.frame(.loading(), at: 0)
        let name = "no-such-picture-\(UUID().uuidString)"
        #expect(throws: Golden.Problem.self) { try Golden(name: name).check(frame) }
        let candidate = Golden.results.appendingPathComponent(name + ".png")
        #expect(FileManager.default.fileExists(atPath: candidate.path))
        try FileManager.default.removeItem(at: candidate)
    }
}
