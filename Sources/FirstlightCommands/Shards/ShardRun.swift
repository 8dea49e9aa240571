// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The properties that all shards of a run have in common; parts that differ in one are never joined.
package struct ShardRun: Codable, Equatable, Sendable {
    /// The command.
    package let kind: String
    /// The program's version.
    package let version: String
    /// The build that did the work: a name for the program's bytes, and where they matter for its libraries and fonts.
    package let build: String
    /// The options that are in no unit's name.
    package let settings: [String: String]
    /// A name for the content of all that was read.
    package let inputs: String
    /// The names of all units, in the order of the result.
    package let units: [String]
    /// The shard of each unit.
    package let shards: [Int]
    /// The number of shards.
    package let count: Int

    /// The setting that names the goldens, where pictures are compared.
    static let goldens = "goldens"
    /// The settings of a fuzz that are printed.
    static let (seed, steps) = ("seed", "steps")

    /// Returns the reason why a part belongs to another run, as it follows "it"; nil when there is none.
    func difference(from other: ShardRun) -> String? {
        if version != other.version { return "was made by version \(version), not \(other.version)" }
        if build != other.build {
            if kind == FuzzPart.kind { return "is of other sources" }
            return "was made by another build of the program, or with other libraries or fonts"
        }
        if let goldens = settings[Self.goldens], let others = other.settings[Self.goldens], goldens != others
        {
            return "was compared with other goldens"
        }
        for name in [Self.seed, Self.steps] {
            if let own = settings[name], let others = other.settings[name], own != others {
                return "was made with \(name) \(own), not \(others)"
            }
        }
        if settings != other.settings { return "was made with other options" }
        if units != other.units {
            return
                "is of a run of \(MessageText.count(units.count, "unit")), not of those \(other.units.count)"
        }
        if inputs != other.inputs { return "was made from other scenarios" }
        if count != other.count {
            return "is one of \(MessageText.count(count, "shard")), not of \(other.count)"
        }
        return shards == other.shards ? nil : "was cut by other times (--times)"
    }

    /// The units of a shard, by their places.
    func places(of shard: Int) -> [Int] { units.indices.filter { shards[$0] == shard } }
}

/// The result of a unit.
package struct ShardResult<Value: Codable & Sendable>: Codable, Sendable {
    /// The unit's name.
    package let unit: String
    /// The value of the result.
    package let value: Value

    package init(unit: String, value: Value) { (self.unit, self.value) = (unit, value) }
}

/// The file that one shard writes beside its other output.
struct ShardPart<Value: Codable & Sendable>: Codable {
    let run: ShardRun
    /// The number of the shard.
    let shard: Int
    /// A digest of the results, by which damage is detected.
    let digest: String
    /// The seconds that each unit took; one that was taken from a cache took nothing that counts.
    let seconds: [String: Double]
    let results: [ShardResult<Value>]

    init(_ run: ShardRun, shard: Int, _ results: [ShardResult<Value>], seconds: [String: Double]) throws {
        (self.run, self.shard, self.results, self.seconds) = (run, shard, results, seconds)
        digest = try Self.digest(results)
    }

    static func digest(_ results: [ShardResult<Value>]) throws -> String {
        ContentDigest.of(try ShardCoding.encoder().encode(results))
    }
}

/// The beginning of a part, which is the same for each kind.
struct ShardHeader: Decodable {
    private enum CodingKeys: CodingKey { case run, shard, digest }

    let run: ShardRun
    let shard: Int
    let digest: String

    init(run: ShardRun, shard: Int, digest: String) {
        (self.run, self.shard, self.digest) = (run, shard, digest)
    }

    /// Reads a part; a script that writes one includes only what it knows.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard values.contains(.run) else {
            self = try FuzzPart(from: decoder).header
            return
        }
        run = try values.decode(ShardRun.self, forKey: .run)
        shard = try values.decode(Int.self, forKey: .shard)
        digest = try values.decode(String.self, forKey: .digest)
    }
}
