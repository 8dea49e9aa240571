// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightLive
import FirstlightSimulation
import Testing

@testable import FirstlightCommands

/// A run is cut the same way on every machine, and each of its units is in one shard.
@Suite struct ShardTests {
    @Test(arguments: [
        ("1/1", 1, 1), ("3/8", 3, 8), ("8/8", 8, 8), ("1000/1000", 1000, 1000), ("03/08", 3, 8),
    ])
    func aShardIsItsNumberAndHowManyThereAre(text: String, number: Int, count: Int) throws {
        #expect(try ValueParser<Shard>.shard(text) == Shard(number: number, count: count))
    }

    @Test(
        arguments: [
            ("0/8", "shards are counted from 1"), ("9/8", "there is no shard 9 of 8"),
            ("1/0", "a run is cut into 1 to 1000 shards"), ("1/1001", "a run is cut into 1 to 1000 shards"),
        ])
    func aShardThatCannotBeIsToldWhy(text: String, reason: String) {
        #expect(throws: ValueProblem(reason)) { try ValueParser<Shard>.shard(text) }
    }

    @Test(arguments: ["", "3", "3/", "/8", "a/b", "3/8/9", "-1/8", "+3/8", " 3/8", "3 / 8", "3.0/8", "auto"])
    func whatIsNoShardIsRefused(text: String) {
        #expect(throws: ValueProblem.self) { try ValueParser<Shard>.shard(text) }
    }

    @MainActor
    @Test(arguments: ["snapshot --matrix", "run", "audit"])
    func eachCommandNamesTheOptionTheValueAndWhatMayStandThere(command: String) async {
        let recorder = ConsoleRecorder()
        let words = command.split(separator: " ").map(String.init) + ["--shard", "9/8"]
        let code = await LiveCommands.runAll(words, apps: .firstlight, console: recorder.console(width: 200))
        #expect(code == 64 && recorder.output.isEmpty)
        #expect(
            recorder.diagnostics.contains(
                "Option '--shard' was given '9/8', but there is no shard 9 of 8; it takes a shard and how many "
                    + "there are, from 1/1 to 1000/1000, such as 3/8."), "\(recorder.diagnostics)")
    }

    // MARK: - Equal cost

    @Test func whereNothingIsKnownUnitsAreDealtOutInTurn() {
        let shards = ShardSplit.shards(of: [1, 1, 1, 1, 1, 1, 1], count: 3)
        #expect(shards == [1, 2, 3, 1, 2, 3, 1])
    }

    @Test func byKnownTimesNoShardHasMoreToDoThanItMust() {
        // 12 for one of them, and 12 for the other: by number of units it would be 18 and 6.
        let costs: [Double] = [9, 1, 6, 2, 3, 3]
        let shards = ShardSplit.shards(of: costs, count: 2)
        let loads = [1, 2].map { shard in zip(costs, shards).filter { $0.1 == shard }.map(\.0).reduce(0, +) }
        #expect(loads == [12, 12])
    }

    @Test(arguments: [1, 2, 7, 8, 40])
    func noShardIsLongerThanTheMeanAndItsLongestUnit(count: Int) {
        let costs = (0..<100).map { Double(($0 * 37) % 23) + 0.5 }
        let shards = ShardSplit.shards(of: costs, count: count)
        #expect(shards.count == 100 && shards.allSatisfy { (1...count).contains($0) })
        let loads = (1...count).map { shard in
            zip(costs, shards).filter { $0.1 == shard }.map(\.0).reduce(0, +)
        }
        let mean = costs.reduce(0, +) / Double(count)
        #expect((loads.max() ?? 0) <= mean + 22.5)
        #expect(ShardSplit.shards(of: costs, count: count) == shards)
    }

    @Test func moreShardsThanUnitsLeaveSomeWithNothingToDo() {
        #expect(ShardSplit.shards(of: [5, 5], count: 4) == [1, 2])
        #expect(ShardSplit.shards(of: [], count: 4) == [])
    }

    @Test func whatCostsNothingIsDealtOutEvenly() {
        #expect(ShardSplit.shards(of: [0, 0, 0, 0], count: 2) == [1, 2, 1, 2])
    }

    // MARK: - Times

    @Test func aUnitThatNobodyMeasuredIsThoughtToCostInTheSameMeasure() {
        let times = ShardTimes(["a": 4, "b": 2])
        let costs = times.costs(of: [
            ShardUnit("a", estimate: 1), ShardUnit("b", estimate: 1), ShardUnit("new", estimate: 2),
        ])
        #expect(costs == [4, 2, 6])
        #expect(ShardTimes().costs(of: [ShardUnit("a"), ShardUnit("b")]) == [1, 1])
    }

    @Test func beforeTheFirstRunThereAreNoTimes() throws {
        let folder = ShardFolder()
        #expect(try ShardTimes(file: folder.path("times.json")) == ShardTimes())
    }

    @Test func timesThatAreNoneAreRefusedAndSoAreLessThanNone() throws {
        let folder = ShardFolder()
        for text in ["", "[]", "{\"a\": -1}", "{\"a\": \"1\"}", "{\"a\": 1"] {
            try folder.write(text, "times.json")
            let error = try #require(throws: CommandError.self) {
                try ShardTimes(file: folder.path("times.json"))
            }
            #expect(error.code == .badData && error.message.contains("times.json"))
        }
    }
}
