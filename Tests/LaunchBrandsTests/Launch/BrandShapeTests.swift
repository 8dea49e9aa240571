// Licensed under the Apache License, Version 2.0.

import LaunchBrands
import LaunchCore
import LaunchRehearsal
import ProofSupport
import Testing

// The shapes that are explored are those of the brands.
@Suite(.fewAtATime) @MainActor
struct BrandShapeTests {
    @Test func urbanNestsShapeIsItsPlan() async throws {
        let story = try await LaunchStory()
        #expect(story.controller.specs == BrandShape.urbanNest.tasks)
    }

    @Test func duggysShapeIsItsPlan() async throws {
        let story = try await DuggyStory()
        #expect(story.controller.specs == BrandShape.duggy.tasks)
    }

    @Test func shipThatAppsShapeIsItsPlan() async throws {
        let story = try await ShipThatAppStory(ShipThatAppOptions(gate: .work))
        #expect(story.launch.controller.specs == BrandShape.shipThatApp.tasks)
    }

    @Test func fonstersShapeIsItsPlan() throws {
        #expect(try FonstersStory().launch.controller.specs == BrandShape.fonsters.tasks)
    }

    @Test(.proves("UN-202"), arguments: BrandShape.all.map(\.name), [false, true])
    func everyOrderOfEveryEventKeepsTheRules(name: String, isSafeMode: Bool) throws {
        let found = try #require(BrandShape.all.first { $0.name == name })
        let shape = isSafeMode ? found.inSafeMode : found
        let report = LaunchExplorer(tasks: shape.tasks, policy: shape.policy, options: shape.options)
            .explore(limit: 10_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.isComplete || report.transitions == 10_000)
    }
}
