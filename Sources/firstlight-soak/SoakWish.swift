// Licensed under the Apache License, Version 2.0.

import FirstlightCommands

/// What a soak was asked for; a part of it has this, so that its sum can be made elsewhere.
struct SoakWish: Equatable, Sendable {
    /// How many runs each proof has; nil for its own number.
    var runs: Int?
    /// How often the app is killed; nil for as often as usual.
    var kills: Int?
    /// What the random moments are drawn from.
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

    /// What runs came to, in their order.
    func results(_ ended: [Ended]) -> [ShardResult<SoakOutcome>] {
        ended.sorted { ($0.run.proof, $0.run.index) < ($1.run.proof, $1.run.index) }
            .map { ShardResult(unit: name($0.run), value: $0.outcome) }
    }

    /// What runs elsewhere came to.
    func ended(_ results: [ShardResult<SoakOutcome>]) -> [Ended] {
        let outcomes = Dictionary(results.map { ($0.unit, $0.value) }) { $1 }
        return runs.compactMap { run in
            outcomes[name(run)].map { Ended(run: run, outcome: $0, seconds: 0) }
        }
    }
}
