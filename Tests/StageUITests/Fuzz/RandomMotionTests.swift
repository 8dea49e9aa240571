// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomMotionTests {
    private static let stepsOfATree = 12
    nonisolated private static let parts = 16
    private let settings = FuzzSettings()

    private func failure(_ seed: UInt64, _ steps: [UInt64]) -> (step: Int, what: String, log: [String])? {
        settings.remember(seed, steps)
        let run = RandomMotion(seed: seed)
        defer { run.close() }
        for (index, step) in steps.enumerated() {
            if let what = run.perform(step) { return (index, what, run.log) }
        }
        return nil
    }

    /// Every view of a random tree is where the rules put it, in each frame of changes that meet one another.
    @Test(.timeLimit(.minutes(120)), .proves("SW-44", "SW-82", "SW-83", "SW-84"), arguments: 0..<parts)
    func eachViewGoesFromPlaceToPlaceOfItsSpace(part: Int) {
        if let replay = settings.replay {
            if part == 0, let found = failure(replay.seed, replay.steps) {
                report(replay.seed, replay.steps, found)
            }
            return
        }
        guard part % settings.share.count == settings.share.index else { return }
        let trees = settings.trees(ofParts: Self.parts, steps: Self.stepsOfATree)
        var (done, failures) = (0, 0)
        defer { settings.tell("fuzz: part \(part): \(done) steps of \(trees) trees, \(failures) failures") }
        for tree in 0..<trees {
            let seed = settings.seed(part: part, tree: tree)
            var generator = SeededGenerator(seed: seed &* 37)
            let steps = (0..<Self.stepsOfATree).map { _ in generator.next() }
            guard var found = failure(seed, steps) else {
                done += steps.count
                continue
            }
            done += found.step + 1
            failures += 1
            var fewest = Array(steps.prefix(found.step + 1))
            for index in fewest.indices.reversed() where fewest.count > 1 {
                var fewer = fewest
                fewer.remove(at: index)
                if let again = failure(seed, fewer) { (fewest, found) = (fewer, again) }
            }
            report(seed, fewest, found)
            if !settings.goesOn { return }
        }
    }

    private func report(_ seed: UInt64, _ steps: [UInt64], _ found: (step: Int, what: String, log: [String]))
    {
        Issue.record(
            """
            tree \(seed), to be seen again with STAGE_FUZZ_REPLAY=\(settings.text(seed, steps)):
            \(found.log.joined(separator: "\n"))
            \(found.what)
            """)
    }
}
