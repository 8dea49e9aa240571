// Licensed under the Apache License, Version 2.0.

import FirstlightCommands

/// The request to a soak; a part of it contains it, so that its sum can be made elsewhere.
struct SoakWish: Equatable, Sendable {
    /// The number of runs of each proof; nil for its own number.
    var runs: Int?
    /// The number of kills of the app; nil for the usual number.
    var kills: Int?
    /// The seed of the random moments.
    var seed: UInt64
    /// The proofs; all when there are none.
    var only: [String]
}

extension SoakWish {
    /// The wish as the settings of a run.
    var settings: [String: String] {
        var result = ["seed": "\(seed)", "only": only.joined(separator: ",")]
        result["runs"] = runs.map { "\($0)" }
        result["kills"] = kills.map { "\($0)" }
        return result
    }

    /// Reads the settings of a run.
    init(_ settings: [String: String]) {
        runs = settings["runs"].flatMap { Int($0) }
        kills = settings["kills"].flatMap { Int($0) }
        seed = settings["seed"].flatMap { UInt64($0) } ?? 1
        only = (settings["only"] ?? "").split(separator: ",").map { String($0) }
    }
}

extension Soak {
    /// The runs as units that several machines can share.
    var units: [ShardUnit] { runs.map { ShardUnit(name($0)) } }

    /// The name of a run.
    func name(_ run: Run) -> String { "\(proofs[run.proof].name) \(run.index)" }

    /// Returns the results of runs, in their order.
    func results(_ ended: [Ended]) -> [ShardResult<SoakOutcome>] {
        ended.sorted { ($0.run.proof, $0.run.index) < ($1.run.proof, $1.run.index) }
            .map { ShardResult(unit: name($0.run), value: $0.outcome) }
    }

    /// Returns the runs that were done elsewhere.
    func ended(_ results: [ShardResult<SoakOutcome>]) -> [Ended] {
        let outcomes = Dictionary(results.map { ($0.unit, $0.value) }) { $1 }
        return runs.compactMap { run in
            outcomes[name(run)].map { Ended(run: run, outcome: $0, seconds: 0) }
        }
    }
}
