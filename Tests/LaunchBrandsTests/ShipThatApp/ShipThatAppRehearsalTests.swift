// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
import StageUI
import Testing

/// The embedded scenarios and the named states of ShipThatApp.
@MainActor @Suite(.fewAtATime) struct ShipThatAppRehearsalTests {
    nonisolated static let names = ((try? Scenario.embedded("shipthatapp")) ?? []).map(\.name)

    @Test(arguments: names)
    func everyEmbeddedScenarioEndsAsItExpects(_ name: String) async throws {
        let scenario = try #require(try Scenario.embedded("shipthatapp").first { $0.name == name })
        let run = try Rehearsal(scenario, text: CairoTextShaper())
        try await run.runVirtually(fps: 30) { _ in }
        #expect(run.complaint == nil)
        #expect(run.launch?.stage.issues == [])
    }

    @Test func thereAreThirteenScenarios() { #expect(Set(Self.names).count == 13) }

    @Test(arguments: ["gated-silent", "slides-to-landing"])
    func twoRunsShowTheSame(_ name: String) async throws {
        let scenario = try #require(try Scenario.embedded("shipthatapp").first { $0.name == name })
        var runs: [[DisplayList]] = []
        for _ in 0..<2 {
            var lists: [DisplayList] = []
            try await Rehearsal(scenario, text: CairoTextShaper()).runVirtually(fps: 20) {
                lists.append($0.list)
            }
            runs.append(lists)
        }
        #expect(runs[0] == runs[1])
    }

    @Test(arguments: try RehearsedBrand.named("shipthatapp").states.map(\.name))
    func everyStateIsShown(_ name: String) async throws {
        let state = try #require(try RehearsedBrand.named("shipthatapp").states.first { $0.name == name })
        let milliseconds = Int((state.instant * 1000).rounded())
        let frame = try await SplashProbe.frame(state.scenario, at: milliseconds)
        let words: [String: String] = [
            "loading": "Build less. Ship sooner.", "onboarding": "All but the idea", "login": "Welcome back",
            "home": "Before you ship",
            "offline": "You are offline",
        ]
        #expect(frame.text(try #require(words[name])) != nil)
    }
}
