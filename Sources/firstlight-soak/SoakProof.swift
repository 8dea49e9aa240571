// Licensed under the Apache License, Version 2.0.

import Foundation

/// A rule that is put to the test by many runs.
protocol SoakProof: Sendable {
    /// The name on the command line and in the figures.
    var name: String { get }
    /// The number of runs.
    var count: Int { get }
    /// Does one run; an error means that the run could not take place, which counts as a violation.
    func run(_ index: Int) async throws -> SoakOutcome
    /// Sums the runs up.
    func summary(of outcomes: [SoakOutcome]) -> SoakSummary
}

/// A proof each run of which has a folder of its own, empty and removed in the end.
protocol FolderProof: SoakProof {
    var setting: SoakSetting { get }
    /// Does one run.
    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome
}

extension FolderProof {
    func run(_ index: Int) async throws -> SoakOutcome {
        let folder = try setting.makeFolder("\(name)-\(index)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await run(index, in: folder)
    }
}

/// The findings of all runs of a proof together.
struct SoakSummary: Sendable {
    /// The figure of the proof itself: how much was tried.
    var figure: Double
    var unit: String
    /// Figures that only inform: name, figure, unit.
    var details: [(name: String, figure: Double, unit: String)] = []
    /// The problems with the runs together.
    var violations: [String] = []
}
