// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

@MainActor
@Suite(.serialized) struct DuggyExitTests {
    @Test(.proves("DG-18", "DG-56", "DG-107"))
    func splashAndDestinationFadeIntoEachOtherForHalfASecond() async throws {
        // Six steps of 100 ms: done at 600, the hold until 1100, the exit until 1600.
        let probe = try await SplashProbe.run(
            .duggyLoaded(), at: [599, 1099, 1100, 1225, 1350, 1475, 1599, 1600])
        func opacities(_ at: Int) throws -> (splash: Double, home: Double) {
            let frame = try probe.frame(at)
            return (frame.duggyMark?.opacity ?? 0, frame.duggyHome)
        }
        #expect(try probe.frame(599).phase == .entering && probe.frame(1099).phase == .completing)
        #expect(try opacities(1099) == (1, 0))
        for (at, progress) in [(1100, 0.0), (1225, 0.25), (1350, 0.5), (1475, 0.75)] {
            let (splash, home) = try opacities(at)
            let share = DuggyReference.easeInOut(progress)
            #expect(abs(splash - (1 - share)) < 0.02 && abs(home - share) < 0.02, "at \(at)")
        }
        #expect(try probe.frame(1599).phase == .exiting)
        #expect(try probe.frame(1600).phase == .finished && opacities(1600) == (0, 1))
        #expect(probe.finishedAt == 1.6 && probe.exitAt == 1.1)
    }

    /// The splash that fades lies above the next screen: it neither takes its touches nor is read aloud any more.
    @Test(.proves("DG-18", "DG-56"))
    func theNextScreenIsTouchedAndReadWhileTheSplashStillFades() async throws {
        var scenario = Scenario.duggyLoaded()
        scenario.script = [Scenario.Step(at: ScenarioTime(seconds: 1.3), tap: "Matches")]
        let probe = try await SplashProbe.run(scenario, at: [1050, 1250, 1550])
        func labels(_ at: Int) throws -> [String] {
            try probe.frame(at).accessibility.flattened.compactMap(\.label)
        }
        #expect(try labels(1050).contains("Duggy, Cricket Club Management"))
        #expect(
            try !labels(1250).contains("Duggy, Cricket Club Management") && labels(1250).contains("Matches"))
        let frame = try probe.frame(1550)
        #expect(frame.phase == .exiting)
        let chosen = frame.accessibility.flattened.filter { $0.traits.contains(.isSelected) }
        #expect(chosen.compactMap(\.label) == ["Matches"])
    }

    @Test(.proves("DG-48", "DG-204"))
    func oneMessageFadesIntoTheNext() async throws {
        let scenario = Scenario.duggyLoaded(stepsOf: 1000)
        // From the third message to the fourth, 3 s after the start.
        let probe = try await SplashProbe.run(scenario, at: [2990, 3000, 3010, 3185, 3350, 3400])
        func opacity(_ words: String, _ at: Int) throws -> Double {
            try probe.frame(at).duggyMessages.first { $0.words == words }?.opacity ?? 0
        }
        let (old, new) = ("Loading configuration...", "Checking authentication...")
        #expect(try opacity(old, 2990) == 1 && opacity(new, 2990) == 0)
        let (leaving, coming) = (try opacity(old, 3185), try opacity(new, 3185))
        // Half way on, or up to a frame of this run (50 ms) before it: one goes as the other comes.
        #expect((0.4...0.75).contains(leaving) && abs(leaving + coming - 1) < 0.02)
        #expect(try opacity(old, 3400) == 0 && opacity(new, 3400) == 1)
        // And the spinner goes round.
        let before = try probe.frame(3350).duggySpokes.map(\.opacity)
        #expect(try before != probe.frame(3400).duggySpokes.map(\.opacity))
    }

    @Test(.proves("DG-194"))
    func theBarGrowsWithTheSteps() async throws {
        let scenario = Scenario.duggyLoaded(stepsOf: 1000) { $0.options.values["bar"] = "true" }
        let probe = try await SplashProbe.run(scenario, at: [2900, 3175, 3900])
        func width(_ at: Int) throws -> CGFloat {
            let bar = try probe.frame(at).duggyBar
            #expect(bar.count >= 2, "the ground and the fill at \(at)")
            return bar.map(\.frame.width).min() ?? 0
        }
        let (two, between, three) = (try width(2900), try width(3175), try width(3900))
        #expect(abs(two - 160 * 2 / 6) < 1 && abs(three - 80) < 1)
        #expect(between > two && between < three, "\(two) \(between) \(three)")
    }
}
