// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The result of one shard of the fuzz: the account that `Scripts/fuzz.sh` writes.
struct FuzzPart: Decodable, Sendable {
    /// The steps tried in each suite.
    struct Steps: Codable, Equatable, Sendable {
        var trees = 0
        var motions = 0
    }

    private enum CodingKeys: CodingKey {
        case seed, steps, shard, sources, wanted, done, failures, crashes, code
    }

    static let kind = "fuzz"

    let shard: Shard
    let seed: UInt64
    /// The steps that all shards together were asked for.
    let steps: Int
    /// A name for the content of the sources that were tried.
    let sources: String
    /// The steps of this shard, of either suite.
    let wanted: Int
    let done: Steps
    let failures: Int
    let crashes: Int
    /// The exit code of the shard.
    let code: Int

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func count(_ key: CodingKeys) throws -> Int {
            let number = try values.decode(Int.self, forKey: key)
            guard Self.counts.contains(number) else { throw Self.damaged(values.codingPath + [key]) }
            return number
        }
        let share = try values.decode(String.self, forKey: .shard)
        guard let shard = try? ValueParser<Shard>.shard(share) else {
            throw Self.damaged(values.codingPath + [CodingKeys.shard])
        }
        self.shard = shard
        seed = try values.decode(UInt64.self, forKey: .seed)
        sources = try values.decode(String.self, forKey: .sources)
        done = try values.decode(Steps.self, forKey: .done)
        guard Self.counts.contains(done.trees), Self.counts.contains(done.motions) else {
            throw Self.damaged(values.codingPath + [CodingKeys.done])
        }
        (steps, wanted) = (try count(.steps), try count(.wanted))
        (failures, crashes, code) = (try count(.failures), try count(.crashes), try count(.code))
    }

    /// More than any machine does, and small enough for the sum of all shards.
    private static let counts = 0...1_000_000_000_000

    private static func damaged(_ path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: "No account has this."))
    }

    /// The problem with the shard; nil when there is none.
    var problem: String? {
        var words: [String] = []
        if failures > 0 { words.append(MessageText.count(failures, "failure")) }
        if crashes > 0 { words.append(crashes == 1 ? "1 crash" : "\(crashes) crashes") }
        for (suite, made) in [("trees", done.trees), ("motions", done.motions)] where made < wanted {
            words.append("\(made) of \(MessageText.count(wanted, "step")) of \(suite)")
        }
        if words.isEmpty, code != 0 { words.append("it exited with \(code)") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The beginning of the part, as those of other kinds have it.
    var header: ShardHeader {
        let count = shard.count
        let units = (1...count).map { count == 1 ? "all trees" : "trees \($0), \($0 + count), ..." }
        return ShardHeader(
            run: ShardRun(
                kind: Self.kind, version: "", build: sources,
                settings: [ShardRun.seed: "\(seed)", ShardRun.steps: "\(steps)"], inputs: "", units: units,
                shards: Array(1...count), count: count),
            shard: shard.number,
            digest: ContentDigest.of(
                [wanted, done.trees, done.motions, failures, crashes, code].map(String.init)))
    }
}
