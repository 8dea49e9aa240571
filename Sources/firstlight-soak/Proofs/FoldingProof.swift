// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import LaunchKit

/// A device that folds may be folded, and a screen be split, at any instant of an app's launch: nobody is stuck, and nothing jumps.
struct FoldingProof: SoakProof {
    let name: String
    /// The shares of the instants.
    let count = 8
    let app: AppDescriptor

    init(_ app: AppDescriptor) { (name, self.app) = ("folding.\(app.id)", app) }

    func run(_ index: Int) async throws -> SoakOutcome {
        let (app, count) = (app, count)
        let (tried, wrong) = try await Self.share(index, of: count, app)
        var outcome = SoakOutcome()
        outcome.violations = wrong
        outcome.measures = ["folds": Double(tried)]
        return outcome
    }

    @MainActor
    private static func share(
        _ index: Int, of count: Int, _ app: AppDescriptor
    ) async throws -> (tried: Int, wrong: [String]) {
        let check = FoldCheck(app, shaper: try Output.shaper(of: app, among: AppShapers()))
        let folds = try await check.folds(every: 0.05).enumerated().filter { $0.offset % count == index }.map(
            \.element)
        var wrong: [String] = []
        for fold in folds {
            guard let problem = try await check.problem(of: fold) else { continue }
            wrong.append(
                "\(fold.device), \(fold.orientation.rawValue), \(fold.change.words) at \(Int((fold.instant * 1000).rounded())) ms: \(problem)"
            )
        }
        return (folds.count, wrong)
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        SoakSummary(figure: outcomes.compactMap { $0.measures["folds"] }.reduce(0, +), unit: "folds")
    }
}
