// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// Parts are joined when they belong together and all are there; everything else is told and joins nothing.
@MainActor @Suite struct ShardSetTests {
    let folder = ShardFolder()

    private nonisolated static let units = ["app/a", "app/b", "app/c", "app/d", "app/e"]

    private nonisolated static func run(
        version: String = FirstlightVersion.number, build: String = "b", all: String = "false",
        inputs: String = "i",
        units: [String] = units, shards: [Int] = [1, 2, 3, 1, 2], count: Int = 3
    ) -> ShardRun {
        ShardRun(
            kind: "audit", version: version, build: build, settings: ["apps": "app", "all": all],
            inputs: inputs,
            units: units, shards: shards, count: count)
    }

    /// Leaves a part of an audit that found nothing.
    private func leave(
        _ shard: Int, of run: ShardRun = run(), seconds: Double = 1, in place: String = "parts"
    ) throws {
        let results = run.places(of: shard).map {
            ShardResult(unit: run.units[$0], value: AuditValue(app: "app", found: []))
        }
        let part = try ShardPart(
            run, shard: shard, results,
            seconds: Dictionary(uniqueKeysWithValues: results.map { ($0.unit, seconds) }))
        let text = String(decoding: try ShardCoding.encoder().encode(part), as: UTF8.self)
        try folder.write(text, "\(place)/\(ShardFile.name("audit", Shard(number: shard, count: run.count)))")
    }

    private func merge(_ paths: [String]) async -> CommandRun {
        let words = ["merge"] + paths.map { folder.path($0) } + ["--into", folder.path("all")]
        return await CommandRun(words, apps: AppCatalogue([]), width: 200)
    }

    @Test func partsInAnyOrderAndInSeveralFoldersAreOneRun() async throws {
        try leave(3, in: "x")
        try leave(1, seconds: 2.5, in: "y")
        try leave(2, in: "z")
        let result = await merge(["x", "z/audit-2-of-3.json", "y"])
        #expect(result.code == 0, "\(result.notes)")
        #expect(result.output == "app: 0 passed, 0 failed, 0 waived, 0 unmeasured\n")
        let times = try JSONDecoder().decode(
            [String: Double].self,
            from: Data(contentsOf: folder.url.appendingPathComponent("all/audit-times.json")))
        #expect(times == ["app/a": 2.5, "app/b": 1, "app/c": 1, "app/d": 2.5, "app/e": 1])
    }

    @Test func aShardThatIsMissingIsNamedWithItsUnits() async throws {
        try leave(2)
        let result = await merge(["parts"])
        #expect(result.code == 66)
        #expect(result.notes.contains("missing 1/3: app/a, app/d\nmissing 3/3: app/c\n"), "\(result.notes)")
        #expect(
            result.notes.contains("Shards 1/3 and 3/3 are missing, with 3 of 5 units."), "\(result.notes)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("all")))
    }

    @Test(
        arguments: [
            (run(version: "0.0.1"), "it was made by version 0.0.1, not \(FirstlightVersion.number)"),
            (
                run(build: "c"),
                "it was made by another build of the program, or with other libraries or fonts"
            ),
            (run(all: "true"), "it was made with other options"),
            (run(inputs: "j"), "it was made from other scenarios"),
            (
                run(units: ["app/a", "app/b"], shards: [1, 2]),
                "it is of a run of 2 units, not of those 5"
            ),
            (run(shards: [1, 2, 3, 4, 1], count: 4), "it is one of 4 shards, not of 3"),
            (run(shards: [2, 1, 3, 1, 2]), "it was cut by other times (--times)"),
        ])
    func aPartOfAnotherRunIsRefused(other: ShardRun, reason: String) async throws {
        try leave(1)
        try leave(2)
        try leave(3, of: other, in: "other")
        let result = await merge(["parts", "other"])
        #expect(result.code == 65 && result.notes.contains(reason), "\(result.notes)")
        #expect(result.notes.contains("other/audit-3-of-"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("all")))
    }

    @Test func aShardThatWasDoneTwiceCountsOnceIfItCameToTheSame() async throws {
        for shard in 1...3 { try leave(shard) }
        try leave(2, seconds: 7, in: "again")
        #expect(await merge(["parts", "again"]).code == 0)
        let file = folder.url.appendingPathComponent("again/audit-2-of-3.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try folder.write(
            text.replacingOccurrences(of: "\"digest\" : \"", with: "\"digest\" : \"0"),
            "again/audit-2-of-3.json")
        let result = await merge(["parts", "again"])
        #expect(result.code == 65 && result.notes.contains("Shard 2/3 was given twice"), "\(result.notes)")
    }

    @Test func aPartWhoseResultsWereChangedOrTornIsRefused() async throws {
        for shard in 1...3 { try leave(shard) }
        let name = "parts/audit-2-of-3.json"
        let text = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
        try folder.write(text.replacingOccurrences(of: "\"app\" : \"app\"", with: "\"app\" : \"b\""), name)
        let changed = await merge(["parts"])
        #expect(changed.code == 65 && changed.notes.contains("is damaged"), "\(changed.notes)")
        try folder.write(String(text.prefix(text.count / 2)), name)
        let torn = await merge(["parts"])
        #expect(
            torn.code == 65 && torn.notes.contains("is no part of a shard, or not a whole one"),
            "\(torn.notes)"
        )
    }

    @Test func whatIsNotThereOrHoldsNoPartIsNamed() async throws {
        try folder.write("{}", "empty/matrix.json")
        let none = await merge(["nowhere"])
        #expect(none.code == 66 && none.notes.contains("nowhere"))
        let empty = await merge(["empty"])
        #expect(empty.code == 66 && empty.notes.contains("holds no part of a shard"), "\(empty.notes)")
        try leave(1, in: "a")
        try leave(3, in: "c")
        let one = await merge(["a", "empty", "c"])
        #expect(one.code == 66 && one.notes.contains("/empty' holds no part of a shard"), "\(one.notes)")
        #expect(
            one.notes.contains("missing 2/3: ") && one.notes.contains("Shard 2/3 is missing"), "\(one.notes)")
        let nothing = await merge([])
        #expect(nothing.code == 64 && nothing.notes.contains("Nothing to join was given"))
    }
}
