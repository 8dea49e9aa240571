// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
import StageUI
import Testing

/// The embedded scenarios and the named states of Fonsters.
@MainActor @Suite(.fewAtATime) struct FonstersRehearsalTests {
    nonisolated static let names = ((try? Scenario.embedded("fonsters")) ?? []).map(\.name)

    @Test(arguments: names)
    func everyEmbeddedScenarioEndsAsItExpects(_ name: String) async throws {
        let scenario = try #require(try Scenario.embedded("fonsters").first { $0.name == name })
        let run = try Rehearsal(scenario, text: CairoTextShaper())
        try await run.runVirtually(fps: 30) { _ in }
        #expect(run.complaint == nil)
        #expect(run.launch?.stage.issues == [])
    }

    @Test func thereAreFourteenScenarios() { #expect(Set(Self.names).count == 14) }

    @Test(arguments: ["gated-reset", "grown-family"])
    func twoRunsShowTheSame(_ name: String) async throws {
        let scenario = try #require(try Scenario.embedded("fonsters").first { $0.name == name })
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

    @Test(arguments: try RehearsedBrand.named("fonsters").states.map(\.name))
    func everyStateIsShown(_ name: String) async throws {
        let state = try #require(try RehearsedBrand.named("fonsters").states.first { $0.name == name })
        let milliseconds = Int((state.instant * 1000).rounded())
        let frame = try await SplashProbe.frame(state.scenario, at: milliseconds)
        switch name {
        case "static": #expect(!frame.lines.isEmpty && frame.icon.allSatisfy { !$0.isVisible })
        case "loading": #expect(frame.icon.contains(where: \.isVisible) && !frame.lines.isEmpty)
        case "exit": #expect(frame.lines.allSatisfy { !$0.isVisible })
        default: #expect(frame.text("Biscuit") != nil)
        }
    }
}
