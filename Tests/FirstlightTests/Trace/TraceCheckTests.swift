// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import StageCairo
import Testing

@MainActor
@Suite struct TraceCheckTests {
    nonisolated static let scenarios = AppCatalogue.firstlight.apps.flatMap {
        (try? Scenario.embedded($0.id)) ?? []
    }

    @Test func theSecondToolAcceptsTheTraceOfEveryScenario() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("traces-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shaper = try CairoTextShaper()
        var files: [String] = []
        for scenario in Self.scenarios {
            let run = try Simulation(scenario, text: shaper)
            var timeline: LaunchTimeline?
            try await run.runOnVirtualClock(fps: 20) { _ in
                timeline = run.launch?.timeline(name: scenario.name)
            }
            let file = folder.appendingPathComponent("\(scenario.app)-\(scenario.name).json")
            try ChromeTrace([try #require(timeline)]).data().write(to: file)
            files.append(file.path)
        }
        let result = try await TraceCheck.run(files)
        #expect(result.code == 0, "\(result.output)")
        #expect(result.output.split(separator: "\n").count == Self.scenarios.count)
    }

    @Test func theSecondToolRefusesATraceWithAnImpossibleTime() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("broken-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var run = LaunchRunRecord(number: 1, start: .zero, end: .seconds(1), minimumDisplay: .zero)
        run.phases = [.init(phase: .holding, start: .zero, end: .seconds(2))]
        try ChromeTrace([LaunchTimeline(name: "broken", runs: [run])]).data().write(to: file)
        let result = try await TraceCheck.run([file.path])
        #expect(
            result.code == 1 && result.output.contains("does not end with its last phase"), "\(result.output)"
        )
    }
}
