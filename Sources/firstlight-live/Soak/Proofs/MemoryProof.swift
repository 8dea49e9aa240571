// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal

/// Launches in one process leave no memory behind.
struct MemoryProof: SoakProof {
    let name = "memory"
    let count = 1
    let launches: Int
    let scenarios: [Scenario]
    let setting: SoakSetting

    /// What the resident memory may grow after the first quarter, in MB.
    static let limit = 4.0

    func run(_ index: Int) async throws -> SoakOutcome {
        let folder = try setting.makeFolder(name)
        defer { try? FileManager.default.removeItem(at: folder) }
        // With one heap for all threads, what is resident does not depend on which thread ran when.
        let launch = try SoakLaunch(
            setting, SoakOrder(work: .memory(scenarios: scenarios, launches: launches)),
            environment: ["MALLOC_ARENA_MAX=1"], folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(atMost: .seconds(300 + launches))
        let sizes = launch.notes.filter { $0.kind == .memory }.map { Double($0.number) / 1024 }
        var outcome = SoakOutcome()
        outcome.require(
            ended && launch.process.status == 0 && sizes.count == launches,
            "\(sizes.count) of \(launches) launches ended: \(launch.output)")
        let growth = Self.growth(sizes)
        outcome.require(
            growth <= Self.limit,
            "The resident memory grew by \(growth) MB over the last \(launches - launches / 4) launches")
        outcome.measures = [
            "growth": growth, "peak": sizes.max() ?? 0, "launches": Double(sizes.count),
        ]
        return outcome
    }

    /// How much more there is in the end than after the first quarter, each the mean of some launches.
    static func growth(_ sizes: [Double]) -> Double {
        let first = sizes.dropFirst(sizes.count / 4).prefix(max(1, sizes.count / 10))
        let last = sizes.suffix(max(1, sizes.count / 10))
        guard !first.isEmpty else { return 0 }
        return last.reduce(0, +) / Double(last.count) - first.reduce(0, +) / Double(first.count)
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        func value(_ name: String) -> Double { outcomes.first?.measures[name] ?? 0 }
        return SoakSummary(
            figure: value("growth"), unit: "MB",
            details: [("peak", value("peak"), "MB"), ("launches", value("launches"), "launches")])
    }
}
