// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import StageCairo
import StageUI
import Testing

/// The rules for the embedded scenarios and the named states of every brand.
@MainActor @Suite(.fewAtATime) struct BrandScenarioTests {
    /// A scenario or a state of a brand, as `brand/name`.
    struct Name: Sendable, CustomTestStringConvertible {
        let brand: String
        let name: String
        var testDescription: String { "\(brand)/\(name)" }
    }

    nonisolated static let brands = AppCatalogue.firstlight.apps.map(\.id)
    nonisolated static let scenarios = brands.flatMap { brand in
        ((try? Scenario.embedded(brand)) ?? []).map { Name(brand: brand, name: $0.name) }
    }
    nonisolated static let states = AppCatalogue.firstlight.apps.flatMap { brand in
        ((try? brand.states) ?? []).map { Name(brand: brand.id, name: $0.name) }
    }
    /// Scenarios with something that could go otherwise: answers late, lost, or in another order.
    nonisolated static let delicate = [
        ("urbannest", "slow-backend"), ("urbannest", "down-then-retry"),
        ("urbannest", "timeout-then-offline"), ("urbannest", "reduce-motion"),
        ("duggy", "fail-authentication"), ("duggy", "no-network"), ("shipthatapp", "gated-silent"),
        ("shipthatapp", "slides-to-landing"), ("fonsters", "gated-reset"), ("fonsters", "grown-family"),
        ("laten", "sign-up"), ("laten", "face-id"), ("laten", "google"), ("laten", "session-silent"),
    ].map { Name(brand: $0.0, name: $0.1) }

    private func scenario(_ name: Name) throws -> Scenario {
        try #require(try Scenario.embedded(name.brand).first { $0.name == name.name })
    }

    @Test(arguments: brands)
    func aBrandIsSimulatedInAtLeastTenScenariosWithNamesOfTheirOwn(brand: String) {
        let names = Self.scenarios.filter { $0.brand == brand }.map(\.name)
        #expect(names.count >= 10 && Set(names).count == names.count)
    }

    @Test(arguments: scenarios)
    func everyScenarioEndsAsItExpects(name: Name) async throws {
        let run = try Simulation(scenario(name), text: CairoTextShaper())
        var frames = 0
        // As many as the traces of all scenarios have; what each shows is looked at elsewhere.
        try await run.runOnVirtualClock(fps: 20) { frame in
            #expect(frame.index == frames && abs(frame.time - Double(frames) / 20) < 1e-9)
            frames += 1
        }
        #expect(run.complaint == nil)
        #expect(run.launch?.stage.issues == [])
        #expect(frames > 20)
    }

    @Test(arguments: delicate)
    func twoRunsShowTheSameFramesAndSayTheSame(name: Name) async throws {
        typealias Seen = (lists: [DisplayList], said: [StageAnnouncement], trace: [LaunchTraceEvent])
        func run() async throws -> Seen {
            let run = try Simulation(scenario(name), text: CairoTextShaper())
            var lists: [DisplayList] = []
            try await run.runOnVirtualClock(fps: 20) { lists.append($0.list) }
            return (lists, run.launch?.stage.announcements ?? [], run.launch?.controller.trace ?? [])
        }
        let first = try await run()
        let second = try await run()
        #expect(first.lists == second.lists && first.said == second.said)
        #expect(first.trace.map(\.time) == second.trace.map(\.time))
        #expect(Set(first.lists).count > 10, "something moves")
    }

    @Test(arguments: states)
    func everyStateCanBeAskedForAndShowsSomethingAtItsInstant(name: Name) async throws {
        let state = try #require(
            try AppCatalogue.firstlight.named(name.brand).states.first { $0.name == name.name })
        let run = try Simulation(state.scenario, text: CairoTextShaper())
        var shown: DisplayList?
        try await run.runOnVirtualClock(fps: 10, instants: [state.instant], until: state.instant) {
            shown = $0.list
        }
        #expect(run.launch?.stage.issues == [])
        #expect(SplashElement.all(in: try #require(shown)).contains(where: \.isVisible))
    }
}
