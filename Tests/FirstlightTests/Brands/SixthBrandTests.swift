// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import SixthBrand
import StageUI
import Testing

@testable import FirstlightCommands

// A brand that stands in one list, and nowhere else outside of its own folder. `SixthCommandTests` has every command.
@MainActor @Suite struct SixthBrandTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(
        _ words: [String], apps: AppCatalogue = AppCatalogue([.sixth])
    ) async -> CommandRun {
        await CommandRun(words, apps: apps, width: 120)
    }

    private func sizes() throws -> [String: Int] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: files.map {
                ($0, try Data(contentsOf: folder.appendingPathComponent($0)).count)
            })
    }

    @Test(arguments: ["sign", "door", "counter", "closed"])
    func aSnapshotShowsEachOfItsStates(state: String) async throws {
        let result = await run(["snapshot", "sixth", "--state", state, "--into", folder.path])
        #expect(result.code == 0, "\(result.notes)")
        let size = try #require(try sizes().first { $0.key.hasSuffix(".png") }?.value)
        #expect(size > 1000)
    }

    @Test func itsTreeHasThePictureOfItsCatalogue() async throws {
        let result = await run(["tree", "sixth", "--state", "sign"])
        // The size is that of the catalogue.
        let image = result.output.split(separator: "\n").first { $0.contains(" Image (") }
        #expect(image?.contains(" 120x80)") == true, "\(result.output)")
    }

    @Test func aRecordingIsAFilmAndAStrip() async throws {
        let result = await run([
            "record", "sixth", "--scenario", "regular", "--fps", "10", "--into", folder.path,
        ])
        #expect(result.code == 0, "\(result.notes)")
        let names = try sizes().filter { $0.value > 1000 }.map { URL(fileURLWithPath: $0.key).pathExtension }
        #expect(Set(names).isSuperset(of: ["webp", "png"]))
    }

    @Test func aTraceNamesItsTasks() async {
        let file = folder.appendingPathComponent("trace.json").path
        let result = await run(["trace", "sixth", "--scenario", "regular", "--out", file])
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output.contains("bread") && result.output.contains("visited"))
    }

    @Test(arguments: [("first-launch", "door"), ("returning", "counter")])
    func anExplanationTellsWhereAndWhy(facts: String, route: String) async {
        let result = await run(["explain", "sixth", "--at", facts])
        #expect(result.code == 0 && result.output.contains("leads to: \(route)\n"), "\(result.output)")
    }

    @Test(arguments: (try? AppDescriptor.sixth.launches.scenarios.map(\.name)) ?? [])
    func everyScenarioEndsAsItExpects(name: String) async throws {
        let found = try #require(try AppDescriptor.sixth.launches.scenarios.first { $0.name == name })
        let run = try Simulation(found, of: .sixth, text: try Output.shaper())
        try await run.runOnVirtualClock(fps: 20) { _ in }
        #expect(run.complaint == nil && run.launch?.stage.issues == [])
    }

    @Test func everyOrderOfEveryEventKeepsTheRules() async throws {
        let model = try await AppDescriptor.sixth.model()
        #expect(model.tasks.map(\.id) == ["visited", "bread"])
        for each in [model, model.inSafeMode] {
            let report = LaunchExplorer(each).explore(limit: 10_000)
            #expect(report.violations.isEmpty, "\(report)")
            #expect(report.isComplete || report.transitions == 10_000)
            #expect(report.states > 1_500, "\(report)")
        }
    }

    // Of a launch with two tasks, links and no gate.
    @Test func aMachineThatIsWrongIsNoticedByTheExplorationOfItsLaunch() async throws {
        let model = try await AppDescriptor.sixth.model()
        let noticed = Mutation.all.filter { mutation in
            !LaunchExplorer(model, mutation: mutation).explore(limit: 10_000, violationLimit: 1)
                .violations.isEmpty
        }.map(\.description)
        #expect(
            Set(noticed).isSuperset(of: [
                "exits with open tasks", "retries at any time", "takes answers of earlier runs",
                "loses links", "finishes twice", "forgets to end tasks",
            ]), "\(noticed)")
    }

    @Test func everyOrderOfTheWorkComesToTheSame() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let exploration = ScheduleExploration(try await AppDescriptor.sixth.model())
        for scenario in 0..<UInt64(20) {
            let report = exploration.explore(scenario: scenario, schedules: 10)
            #expect(report.violations.isEmpty && report.schedules == 10, "\(report.violations)")
            #expect(report.steps > 20, "\(report.steps) pieces of work in ten orders")
        }
    }

    // The one line outside of its folder.
    @Test func besideTheOthersItIsOneMoreOfTheList() async throws {
        let all = AppCatalogue(AppCatalogue.firstlight.apps + [.sixth])
        #expect(all.ids.last == "sixth" && all.ids.count == AppCatalogue.firstlight.ids.count + 1)
        #expect(try all.scenarios(of: "sixth").map(\.name).contains("oven-down"))
        #expect(try await all.models.map(\.name).contains("sixth"))
        let its = await run(["explain", "sixth", "--scenario", "regular"], apps: all)
        #expect(its.code == 0 && its.output.contains("leads to: counter"), "\(its.notes)")
        let other = await run(["explain", "urbannest", "--at", "first-launch"], apps: all)
        #expect(other.code == 0 && other.output.contains("leads to: onboarding"), "\(other.notes)")
    }

    @Test func withoutItsLineItIsNotThere() async {
        let result = await run(["explain", "sixth"], apps: .firstlight)
        #expect(result.code == 64 && result.notes.contains("'sixth'"))
    }
}
