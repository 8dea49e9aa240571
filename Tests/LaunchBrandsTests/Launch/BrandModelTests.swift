// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import LaunchCore
import LaunchKit
import ProofSupport
import Testing

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

    @Test(.proves("UN-202"), arguments: names, [false, true])
    func everyOrderOfEveryEventKeepsTheRules(name: String, isSafeMode: Bool) async throws {
        let found = try #require(try await AppCatalogue.firstlight.models.first { $0.name == name })
        let model = isSafeMode ? found.inSafeMode : found
        let report = LaunchExplorer(model).explore(limit: 10_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.isComplete || report.transitions == 10_000)
    }
}
