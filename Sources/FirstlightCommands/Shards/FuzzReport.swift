// Licensed under the Apache License, Version 2.0.

import Foundation

/// The joined results of all shards of a fuzz, as `fuzz.json` has them.
struct FuzzReport: Encodable {
    let seed: UInt64
    /// The steps that were asked for.
    let steps: Int
    let shards: Int
    private(set) var done = FuzzPart.Steps()
    private(set) var wanted = 0
    private(set) var failures = 0
    private(set) var crashes = 0
    /// The shards that failed, crashed or made too few steps.
    let failed: [String]

    /// Adds up shards; nil when there are none.
    init?(_ parts: [FuzzPart]) {
        guard let first = parts.first else { return nil }
        (seed, steps, shards) = (first.seed, first.steps, parts.count)
        failed = parts.filter { $0.problem != nil }.map(\.shard.description)
        for part in parts {
            done.trees += part.done.trees
            done.motions += part.done.motions
            wanted += part.wanted
            failures += part.failures
            crashes += part.crashes
        }
    }

    /// The exit code.
    var code: Int32 { failed.isEmpty ? 0 : 1 }

    /// The report in a line.
    var line: String {
        "fuzz: \(MessageText.count(done.trees, "step")) of trees and \(done.motions) of motions done, "
            + "\(MessageText.count(failures, "failure")), \(crashes == 1 ? "1 crash" : "\(crashes) crashes"), "
            + "seed \(seed), \(MessageText.count(shards, "shard"))"
    }
}

extension FuzzPart {
    /// Adds up what all shards tried, and reports those that are not as they should be.
    static var join: ShardJoin {
        ShardJoin(kind) { set, folder, arguments in
            let parts = try set.files.map { try ShardFile.decode(FuzzPart.self, $0.path) }
            guard let report = FuzzReport(parts) else { return 1 }
            try Output.write(
                try ShardCoding.encoder().encode(Report(report, as: .fuzz)) + Data("\n".utf8),
                to: folder.appendingPathComponent("fuzz.json"))
            try arguments.show(report, as: .fuzz) { arguments.console.print(report.line) }
            for part in parts {
                if let problem = part.problem { arguments.warn("shard \(part.shard): \(problem)") }
            }
            return report.code
        }
    }
}
