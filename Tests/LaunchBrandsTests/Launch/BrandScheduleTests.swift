// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import LaunchCore
import LaunchKit
import ProofSupport
import Testing

// An order of one's own choice needs a task executor, which Apple's systems have from 2024 on.
// The real controller with real tasks, in random orders of its work and in virtual time.
@Suite(.fewAtATime) @MainActor
struct BrandScheduleTests {
    @Test(.proves("UN-202", "DG-189"), arguments: BrandModelTests.names)
    func everyOrderOfTheWorkComesToTheSame(name: String) async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let model = try #require(try await AppCatalogue.firstlight.models.first { $0.name == name })
        for scenario in 0..<UInt64(30) {
            let report = ScheduleExploration(model).explore(scenario: scenario, schedules: 10)
            #expect(report.violations.isEmpty && report.schedules == 10, "\(report.violations)")
            #expect(report.steps > 80, "\(report.steps) pieces of work in ten orders")
        }
    }

    // A stale answer that is heard, a task that is not cancelled, an output that comes too late.
    @Test(arguments: ControllerMutation.allCases)
    func aControllerWithoutOneOfItsRulesIsCaught(mutation: ControllerMutation) async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        // Not every launch can show each: a fallback shows an output that comes too late, and so on.
        let isCaught = try await AppCatalogue.firstlight.models.contains { model in
            (0..<UInt64(30)).contains {
                !ScheduleExploration(model, mutation: mutation).explore(scenario: $0, schedules: 3)
                    .violations.isEmpty
            }
        }
        #expect(isCaught, "nobody noticed that the controller \(mutation)")
    }

    @Test func theSameSeedsGiveTheSameRun() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let duggy = try await AppCatalogue.firstlight.named("duggy").model()
        let runs = (0..<2).map { _ in
            let scenario = ScheduledScenario(duggy, seed: 5)
            let run = ScheduledRun(duggy, scenario, seed: 7)
            return (end: run.run(), work: run.workCount)
        }
        #expect(runs[0].end == runs[1].end && runs[0].work == runs[1].work)
        #expect(runs[0].work > 20)
    }
}
