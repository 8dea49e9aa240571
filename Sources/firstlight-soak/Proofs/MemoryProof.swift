// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation

/// An app's launches in one process leave no memory behind, and its splash needs little of it.
struct MemoryProof: FolderProof {
    /// A measured part, each in a process of its own.
    enum Part: Int, CaseIterable {
        /// Many launches, one after the other.
        case launches
        /// One launch at three pixels a point, every frame drawn.
        case splash
    }

    let app: String
    let launches: Int
    let scenarios: [Scenario]
    let setting: SoakSetting

    var name: String { "memory.\(app)" }
    var count: Int { Part.allCases.count }

    /// The limit of the resident memory's growth after the first quarter, in MB.
    static let limit = 4.0
    /// The limit of a splash's addition to the process at its peak, in MB (UN-186).
    static let splashLimit = 50.0
    /// The pixels of a point of the devices with the largest pictures.
    static let splashScale = 3.0

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        let part = Part(rawValue: index) ?? .launches
        let work: SoakOrder.Work =
            switch part {
            case .launches: .memory(scenarios: scenarios, launches: launches)
            case .splash: .splash(scenario: scenarios[0], scale: Self.splashScale)
            }
        // With one heap for all threads, what is resident does not depend on which thread ran when.
        let launch = try SoakLaunch(
            setting, SoakOrder(work: work), environment: ["MALLOC_ARENA_MAX=1"], folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(silentAtMost: .seconds(300))
        var outcome = SoakOutcome()
        outcome.require(
            ended && launch.process.status == 0, "The launches did not run to their end: \(launch.output)")
        let sizes = launch.notes.filter { $0.kind == .memory }.map { Self.megabytes(kibibytes: $0.number) }
        switch part {
        case .launches: judge(launches: sizes, &outcome)
        case .splash: judge(splash: sizes, &outcome)
        }
        return outcome
    }

    /// The system counts by 1,024 bytes; the limits, as the requirement, by a million.
    static func megabytes(kibibytes: Int) -> Double { Double(kibibytes) * 1024 / 1e6 }

    /// Judges the sizes after each launch, in MB.
    func judge(launches sizes: [Double], _ outcome: inout SoakOutcome) {
        outcome.require(sizes.count == launches, "\(sizes.count) of \(launches) launches ended")
        let growth = Self.growth(sizes)
        outcome.require(
            growth <= Self.limit,
            "The resident memory grew by \(growth) MB over the last \(launches - launches / 4) launches")
        outcome.measures = [
            "growth": growth, "peak": sizes.max() ?? 0, "launches": Double(sizes.count),
        ]
    }

    /// Judges the size before a splash and the largest one until its end, in MB.
    func judge(splash sizes: [Double], _ outcome: inout SoakOutcome) {
        guard sizes.count == 2 else {
            outcome.violations.append("\(sizes.count) of 2 sizes were noted")
            return
        }
        let added = sizes[1] - sizes[0]
        outcome.require(
            added <= Self.splashLimit,
            "The splash added \(added) MB to the process instead of at most \(Self.splashLimit)")
        outcome.measures = ["splash": added]
    }

    /// Returns the growth from the first quarter to the end, each the mean of some launches.
    static func growth(_ sizes: [Double]) -> Double {
        let first = sizes.dropFirst(sizes.count / 4).prefix(max(1, sizes.count / 10))
        let last = sizes.suffix(max(1, sizes.count / 10))
        guard !first.isEmpty else { return 0 }
        return last.reduce(0, +) / Double(last.count) - first.reduce(0, +) / Double(first.count)
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        func value(_ name: String) -> Double { outcomes.compactMap { $0.measures[name] }.first ?? 0 }
        return SoakSummary(
            figure: value("growth"), unit: "MB",
            details: [
                ("peak", value("peak"), "MB"), ("launches", value("launches"), "launches"),
                ("splash", value("splash"), "MB"),
            ])
    }
}
