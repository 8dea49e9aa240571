// Licensed under the Apache License, Version 2.0.

import Foundation

/// What the environment asks of the random runs; `Scripts/fuzz.sh` sets it.
struct FuzzSettings: Sendable {
    /// How many steps are tried; more when the environment asks for it.
    let steps: Int
    let isLong: Bool
    /// Which trees are tried; other ones when the environment asks for them.
    let firstSeed: UInt64
    /// The file that tells which run was tried last.
    let lastRun: String?
    /// Whether a part goes on after a tree that went wrong.
    let goesOn: Bool
    /// Which of the parts a process takes, when several share a run: `STAGE_FUZZ_SHARE=index/count`.
    let share: (index: Int, count: Int)
    /// Which of the trees a machine takes, when several share a run: `STAGE_FUZZ_SHARD=3/8`.
    let shard: (number: Int, count: Int)
    /// A run that a failure has printed: the tree's seed, then those of the steps.
    let replay: (seed: UInt64, steps: [UInt64])?

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        steps = environment["STAGE_FUZZ"].flatMap { Int($0) } ?? 400
        isLong = environment["STAGE_FUZZ"] != nil
        firstSeed = environment["STAGE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0
        lastRun = environment["STAGE_FUZZ_LAST"]
        goesOn = environment["STAGE_FUZZ_ALL"] != nil
        let numbers =
            environment["STAGE_FUZZ_SHARE"]?.split(separator: "/").compactMap { Int($0) } ?? []
        share = numbers.count == 2 && numbers[1] > 0 ? (numbers[0], numbers[1]) : (0, 1)
        let shards = environment["STAGE_FUZZ_SHARD"]?.split(separator: "/").compactMap { Int($0) } ?? []
        shard = shards.count == 2 && shards[1] > 0 ? (shards[0], shards[1]) : (1, 1)
        let seeds =
            environment["STAGE_FUZZ_REPLAY"]?.split(separator: ",").compactMap { UInt64($0) } ?? []
        replay = seeds.first.map { ($0, Array(seeds.dropFirst())) }
    }

    /// The number of trees of a part when all parts together make so many steps.
    func trees(ofParts parts: Int, steps stepsOfATree: Int) -> Int {
        let each = stepsOfATree * parts
        return max(1, (steps + each - 1) / each)
    }

    /// Whether a tree is this machine's.
    func takes(tree: Int) -> Bool { tree % shard.count == shard.number - 1 }

    /// The seed of a tree.
    func seed(part: Int, tree: Int) -> UInt64 {
        firstSeed &* 100_000_000 &+ UInt64(part * 1_000_000 + tree + 1)
    }

    /// Says how far a long run has come, at once.
    func tell(_ line: String) {
        if isLong { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }

    /// A run as it can be replayed.
    func text(_ seed: UInt64, _ steps: [UInt64]) -> String {
        ([seed] + steps).map { "\($0)" }.joined(separator: ",")
    }

    /// Writes down what is tried, for a run that ends with a crash.
    func remember(_ seed: UInt64, _ steps: [UInt64]) {
        guard let lastRun else { return }
        try? text(seed, steps).write(toFile: lastRun, atomically: false, encoding: .utf8)
    }
}
