// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// The accounts of a fuzz's shards are added up when they are of one run and all there; what went wrong is told by shard.
@MainActor @Suite struct FuzzShardTests {
    let folder = ShardFolder()

    /// Leaves an account in the words of `Scripts/fuzz.sh`.
    private func leave(
        _ shard: String, seed: String = "7", steps: String = "4608", sources: String = "s",
        wanted: Int = 1536,
        trees: Int = 1536, motions: Int = 1536, failures: Int = 0, crashes: Int = 0, code: Int = 0,
        in place: String = "parts"
    ) throws {
        try folder.write(
            """
            {"seed": \(seed), "steps": \(steps), "shard": "\(shard)", "sources": "\(sources)", "wanted": \(wanted), \
            "done": {"trees": \(trees), "motions": \(motions)}, "failures": \(failures), "crashes": \(crashes), \
            "code": \(code)}\n
            """, "\(place)/fuzz-\(shard.replacingOccurrences(of: "/", with: "-of-")).json")
    }

    private func merge(_ words: [String]) async -> CommandRun {
        let paths = words.map { $0.hasPrefix("--") ? $0 : folder.path($0) }
        return await CommandRun(
            ["merge"] + paths + ["--into", folder.path("all")], name: "p", apps: AppCatalogue([]), width: 200)
    }

    private var written: [String: Any] {
        get throws {
            let data = try Data(contentsOf: folder.url.appendingPathComponent("all/fuzz.json"))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
    }

    @Test func theStepsOfAllShardsAreAddedUp() async throws {
        for shard in 1...3 { try leave("\(shard)/3") }
        let result = await merge(["parts"])
        #expect(result.code == 0 && result.notes.isEmpty, "\(result.notes)")
        #expect(
            result.output
                == "fuzz: 4608 steps of trees and 4608 of motions done, 0 failures, 0 crashes, seed 7, 3 shards\n"
        )
        let report = try written
        #expect(report["done"] as? [String: Int] == ["trees": 4608, "motions": 4608])
        #expect(report["seed"] as? Int == 7 && report["steps"] as? Int == 4608)
        #expect(report["wanted"] as? Int == 4608 && report["shards"] as? Int == 3)
        #expect((report["failed"] as? [String])?.isEmpty == true)
        let json = await merge(["parts", "--json"])
        #expect(try Data(json.output.utf8) == folder.content("all")["fuzz.json"], "\(json.output)")
    }

    @Test func aShardThatFailedCrashedOrMadeFewerStepsIsTold() async throws {
        try leave("1/5", trees: 40, failures: 1, code: 1)
        try leave("2/5", trees: 0, motions: 1535, failures: 2, crashes: 2, code: 1)
        try leave("3/5")
        try leave("4/5", motions: 0, code: 1)
        try leave("5/5", code: 1)
        let result = await merge(["parts"])
        #expect(result.code == 1)
        #expect(
            result.notes == """
                p merge: shard 1/5: 1 failure, 40 of 1536 steps of trees
                p merge: shard 2/5: 2 failures, 2 crashes, 0 of 1536 steps of trees, 1535 of 1536 steps of motions
                p merge: shard 4/5: 0 of 1536 steps of motions
                p merge: shard 5/5: it exited with 1

                """)
        #expect(result.output.contains("4648 steps of trees and 6143 of motions done, 3 failures, 2 crashes"))
        #expect(try written["failed"] as? [String] == ["1/5", "2/5", "4/5", "5/5"])
        #expect(try written["failures"] as? Int == 3 && written["crashes"] as? Int == 2)
    }

    /// Each is wrong in one way only.
    @Test(arguments: ["trees", "motions", "failures", "crashes", "code"])
    func anyOneThingThatIsWrongIsAnError(what: String) async throws {
        try leave("1/2")
        try leave(
            "2/2", trees: what == "trees" ? 1535 : 1536, motions: what == "motions" ? 1535 : 1536,
            failures: what == "failures" ? 1 : 0, crashes: what == "crashes" ? 1 : 0,
            code: what == "code" ? 1 : 0)
        let result = await merge(["parts"])
        #expect(result.code == 1 && result.notes.hasPrefix("p merge: shard 2/2: "), "\(result.notes)")
    }

    @Test func aShardThatIsMissingIsNamedWithItsTrees() async throws {
        try leave("2/3")
        let result = await merge(["parts"])
        #expect(result.code == 66)
        #expect(
            result.notes.contains("missing 1/3: trees 1, 4, ...\nmissing 3/3: trees 3, 6, ...\n"),
            "\(result.notes)")
        #expect(
            result.notes.contains("Shards 1/3 and 3/3 are missing, with 2 of 3 units."), "\(result.notes)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("all")))
    }

    @Test(arguments: [
        ("seed", "it was made with seed 8, not 7"), ("steps", "it was made with steps 4607, not 4608"),
        ("sources", "it is of other sources"), ("count", "it is of a run of 2 units, not of those 3"),
    ])
    func aShardOfAnotherFuzzIsRefused(what: String, reason: String) async throws {
        try leave("1/3")
        try leave("2/3")
        try leave(
            what == "count" ? "2/2" : "3/3", seed: what == "seed" ? "8" : "7",
            steps: what == "steps" ? "4607" : "4608", sources: what == "sources" ? "t" : "s", in: "other")
        let result = await merge(["parts", "other"])
        #expect(result.code == 65 && result.notes.contains(reason), "\(result.notes)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("all")))
    }

    @Test func aShardThatWasDoneTwiceCountsOnceIfItCameToTheSame() async throws {
        for shard in 1...3 { try leave("\(shard)/3") }
        try leave("2/3", in: "again")
        let once = await merge(["parts", "again"])
        #expect(once.code == 0 && once.output.contains("4608 steps of trees"), "\(once.notes)")
        try leave("2/3", crashes: 1, code: 1, in: "again")
        let twice = await merge(["parts", "again"])
        #expect(twice.code == 65 && twice.notes.contains("Shard 2/3 was given twice"), "\(twice.notes)")
    }

    @Test(arguments: [
        #"{"seed": 7, "steps": 4608, "shard": "1/1"}"#, "[]", "",
        account(shard: "2/1"), account(shard: "1/1001"), account(shard: "one"), account(trees: "-1"),
        account(trees: "9223372036854775807"), account(failures: "1e99"), account(seed: "-7"),
    ])
    func whatIsNoAccountIsRefused(text: String) async throws {
        try folder.write(text, "parts/fuzz-1-of-1.json")
        let result = await merge(["parts"])
        #expect(
            result.code == 65 && result.notes.contains("is no part of a shard, or not a whole one"),
            "\(result.notes)")
    }

    private nonisolated static func account(
        shard: String = "1/1", seed: String = "7", trees: String = "12", failures: String = "0"
    ) -> String {
        """
        {"seed": \(seed), "steps": 12, "shard": "\(shard)", "sources": "s", "wanted": 12, \
        "done": {"trees": \(trees), "motions": 12}, "failures": \(failures), "crashes": 0, "code": 0}
        """
    }

    @Test func theLargestSeedAndAFileOfAnyNameAreTaken() async throws {
        try leave("1/1", seed: "9999999999999999999")
        try folder.write(Self.account(), "other/part.json")
        let result = await merge(["parts"])
        #expect(result.code == 0 && result.output.contains("seed 9999999999999999999, 1 shard\n"))
        #expect(await merge(["other/part.json"]).code == 0)
    }
}
