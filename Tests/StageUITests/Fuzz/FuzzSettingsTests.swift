// Licensed under the Apache License, Version 2.0.

import Testing

/// Which trees a machine tries, when several share a run.
@Suite struct FuzzSettingsTests {
    @Test(arguments: [1, 2, 8, 13])
    func theShardsTakeEachTreeOnce(count: Int) {
        let trees = 0..<521
        let taken = (1...count).map { number in
            trees.filter(FuzzSettings(["STAGE_FUZZ_SHARD": "\(number)/\(count)"]).takes)
        }
        #expect(taken.flatMap { $0 }.sorted() == Array(trees))
        #expect(taken.allSatisfy { (trees.count / count...trees.count / count + 1).contains($0.count) })
    }

    @Test func withoutAShardAllTreesAreTaken() {
        #expect((0..<521).allSatisfy(FuzzSettings([:]).takes))
    }

    /// Whole trees of twelve steps, and never fewer steps than were asked for; `Scripts/fuzz.sh` counts on it.
    @Test(arguments: [(100_000, 521), (1, 1), (192, 1), (193, 2)])
    func aRunMakesAsManyStepsAsWereAskedFor(steps: Int, trees: Int) {
        let settings = FuzzSettings(["STAGE_FUZZ": "\(steps)"])
        #expect(settings.trees(ofParts: RandomPart<RandomRun>.count, steps: 12) == trees)
        #expect(trees * RandomPart<RandomRun>.count * 12 >= steps)
    }
}
