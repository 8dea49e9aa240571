// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import Testing

/// What can be pressed at each stop of the brands' launches, each found once: launches lead to every one of them.
@MainActor
private final class BrandWays {
    private var found: [String: Task<[LaunchStop: [String]], any Error>] = [:]

    func of(_ name: String) async throws -> [LaunchStop: [String]] {
        let task =
            found[name]
            ?? Task { try await AppCatalogue.firstlight.named(name).waysOut(text: CairoTextShaper()) }
        found[name] = task
        return try await task.value
    }
}

// What is explored is what the brands launch with.
@Suite(.fewAtATime) @MainActor
struct BrandModelTests {
    nonisolated static let names = ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"]

    @Test(arguments: [
        ("urbannest", ["loadCities", "loadConfig", "checkAuth"]),
        (
            "duggy",
            [
                "connectivity", "firebase", "database", "configuration", "authentication", "notifications",
                "version", "analytics", "crashlytics", "featureFlags",
            ]
        ),
        ("shipthatapp", ["loadConfig", "checkAuth"]), ("fonsters", ["loadFonsters"]),
        ("laten", ["session"]),
    ])
    func aScenarioCanAnswerTheTasksOfThePlan(brand: String, tasks: [String]) throws {
        #expect(Set(try AppCatalogue.firstlight.named(brand).tasks) == Set(tasks))
    }

    @Test(arguments: AppCatalogue.firstlight.ids)
    func thePlanThatIsDeclaredIsTheOneThatIsLaunched(brand: String) async throws {
        let found = try AppCatalogue.firstlight.named(brand)
        let launched = try await found.model().tasks
        #expect(found.plan(found.fullOptions).specs == launched)
    }

    private static let ways = BrandWays()

    // What stands still until somebody acts shows something to touch, whatever the launch can come to.
    @Test(
        arguments: [
            ("urbannest", ["Retry"], ["Retry", "Continue Offline"]),
            ("duggy", ["Retry", "Contact Support"], ["Retry", "Continue Offline", "Contact Support"]),
            ("shipthatapp", ["Retry"], nil), ("fonsters", ["Retry"], nil), ("laten", ["Retry"], nil),
        ] as [(String, [String], [String]?)])
    func eachStopShowsSomethingToPress(name: String, alone: [String], offline: [String]?) async throws {
        let waysOut = try await Self.ways.of(name)
        // Three kinds of failure and two of waits; three of them with kept data; three of closed gates.
        #expect(waysOut.count == 11)
        for (stop, ways) in waysOut {
            switch stop {
            case .failed(_, canContinueOffline: false): #expect(ways == alone, "\(stop)")
            // Where going on offline needs no question the launch has gone on.
            case .failed(_, canContinueOffline: true): if let offline { #expect(ways == offline, "\(stop)") }
            case .closed: #expect(name != "duggy" || !ways.isEmpty, "\(stop)")
            }
        }
    }

    @Test(.proves("UN-202"), arguments: names, [false, true])
    func everyOrderOfEveryEventKeepsTheRules(name: String, isSafeMode: Bool) async throws {
        let found = try #require(try await AppCatalogue.firstlight.models.first { $0.name == name })
        let model = isSafeMode ? found.inSafeMode : found
        let waysOut = try await Self.ways.of(name)
        let explorer = LaunchExplorer(model) { waysOut[$0]?.isEmpty == false }
        let report = explorer.explore(limit: 10_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.isComplete || report.transitions == 10_000)
        // Fewer would be another exploration: the smallest of the launches has more than 840.
        #expect(report.states > 700, "\(report)")
    }
}
