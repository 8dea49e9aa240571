// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand

/// The scenarios that come with the program, and the screens after the splash.
@MainActor
@Suite(.fewAtATime) struct DuggySimulationTests {
    nonisolated static let scenarios = (try? Scenario.embedded("duggy")) ?? []

    @Test func eachStepFailsOnceAndMoreIsSimulated() {
        #expect(Self.scenarios.count >= 15)
        for step in InitializationStep.allCases {
            #expect(Self.scenarios.contains { $0.name == "fail-\(step.id)" && $0.expect.route == "home" })
        }
    }

    @Test(arguments: InitializationStep.allCases)
    func whatFailsIsReadAloud(step: InitializationStep) async throws {
        let scenario = try #require(Self.scenarios.first { $0.name == "fail-\(step.id)" })
        let run = try Simulation(scenario, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 10) { _ in }
        #expect(!run.errorTree.isEmpty)
    }

    @Test(arguments: ["home", "authentication", "onboarding", "offline", "maintenance", "update"])
    func eachScreenFitsFromTheSmallestLettersToTheLargest(state: String) async throws {
        let shown = try #require(
            AppCatalogue.firstlight.named("duggy").states.first { $0.name == state })
        for (profile, size) in [
            ("iphonese1", DynamicTypeSize.large), ("iphone14", .accessibility5), ("ipadpro13", .xSmall),
        ] {
            var scenario = shown.scenario
            scenario.device.profile = profile
            scenario.device.textSize = size
            let run = try Simulation(scenario, text: CairoTextShaper())
            var list: DisplayList?
            try await run.runOnVirtualClock(fps: 10, instants: [shown.instant], until: shown.instant) {
                list = $0.list
            }
            let stage = try #require(run.launch).stage
            #expect(stage.issues == [])
            let width = run.device.configuration.size.width
            for element in SplashElement.all(in: try #require(list)) where element.string != nil {
                #expect(
                    element.frame.minX > -0.6 && element.frame.maxX < width + 0.6,
                    "\(state) on \(profile) at \(size): \(element.string ?? "")")
            }
            for node in stage.accessibilityTree().flattened where node.traits.contains(.isButton) {
                #expect(node.frame.height >= 43.9, "\(node.label ?? "") on \(profile)")
                #expect(node.label?.isEmpty == false)
            }
        }
    }

    @Test func helpOnTheLastTabWritesToTheSupport() async throws {
        var scenario = try #require(Self.scenarios.first { $0.name == "signed-in" })
        let taps =
            #"{"name": "x", "script": [{"at": "4s", "tap": "More"}, {"at": "5s", "tap": "Write a mail"}]}"#
        scenario.script = try AppCatalogue.firstlight.scenario(json: Data(taps.utf8)).script
        scenario.end = ScenarioTime(seconds: 6)
        let run = try Simulation(scenario, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 10, until: 6) { _ in }
        #expect(run.complaint == nil)
        // What is logged arrives by a task of its own.
        for _ in 0..<1_000 where run.log.isEmpty { await Task.yield() }
        #expect(run.log.contains { $0.contains("mailto:") && $0.contains("subject=Duggy") }, "\(run.log)")
    }
}
