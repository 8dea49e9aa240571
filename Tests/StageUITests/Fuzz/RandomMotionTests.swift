// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomMotionTests {
    /// Every view of a random tree is where the rules put it, in each frame of changes that meet one another.
    @Test(
        .timeLimit(.minutes(120)), .proves("SW-44", "SW-82", "SW-83", "SW-84", "SW-85"),
        arguments: 0..<RandomPart<RandomMotion>.count)
    func eachViewGoesFromPlaceToPlaceOfItsSpace(part: Int) async {
        await RandomPart<RandomMotion>(part, factor: 37).run()
    }
    /// Each half of each rule is put to the test, often enough that a run cannot pass by it.
    @Test(arguments: RandomMotion.Sight.allCases)
    func theChangesReachEachRule(_ sight: RandomMotion.Sight) {
        var seen = 0
        for tree in 0..<60 where seen < 20 {
            let seed = UInt64(tree + 1)
            var generator = SeededGenerator(seed: seed &* 37)
            let subject = RandomMotion(seed: seed)
            for _ in 0..<12 {
                if let wrong = subject.perform(generator.next()) {
                    Issue.record("tree \(seed): \(wrong)")
                    break
                }
            }
            seen += subject.sights[sight] ?? 0
            subject.close()
        }
        #expect(seen >= 20)
    }
}
