// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct SideBySideTests {
    /// Counts how often each of some launches was run.
    private actor Runs {
        private(set) var counts: [Int: Int] = [:]
        func run(_ launch: Int) -> Int {
            counts[launch, default: 0] += 1
            return counts[launch] ?? 0
        }
    }

    /// Runs launches that fail so often each before they pass; returns their verdicts and the places told of.
    private func outcome(failures: [Int], jobs: Int) async -> (passed: [Bool], again: [Int], runs: [Int]) {
        let runs = Runs()
        let queue = SideBySide<Int, Bool>(
            jobs: jobs, run: { await runs.run($0) > failures[$0] }, isPassed: { $0 }, ended: { _ in })
        let (results, again) = await queue.all(Array(failures.indices), length: { Double($0) })
        let counts = await runs.counts
        #expect(again.allSatisfy { !$0.failure }, "how it failed is told, not how it passed")
        return (results, again.map(\.place), failures.indices.map { counts[$0] ?? 0 })
    }

    @Test func aLaunchThatFailsBesideOthersIsJudgedAlone() async {
        let found = await outcome(failures: [0, 1, 0, 2], jobs: 4)
        #expect(found.passed == [true, true, true, false])
        #expect(found.again == [1])
        #expect(found.runs == [1, 2, 1, 2])
    }

    @Test func aFailureWithNothingBesideItIsBelieved() async {
        #expect(await outcome(failures: [0, 1], jobs: 1).passed == [true, false])
        #expect(await outcome(failures: [1], jobs: 4).passed == [false])
    }

    @Test func manyFailuresAreNotTheMachines() async {
        let found = await outcome(failures: [Int](repeating: 1, count: 9), jobs: 4)
        #expect(found.passed.allSatisfy { !$0 })
        #expect(found.again.isEmpty)
        #expect(found.runs == [Int](repeating: 1, count: 9))
        #expect(await outcome(failures: [Int](repeating: 1, count: 8), jobs: 4).again == Array(0..<8))
    }

    @Test("A step waits ten seconds, and as often that as there are launches for each processor")
    func patience() {
        #expect(ChildLaunch.patience(jobs: 1, processors: 2) == 10)
        #expect(ChildLaunch.patience(jobs: 2, processors: 2) == 10)
        #expect(ChildLaunch.patience(jobs: 3, processors: 2) == 20)
        #expect(ChildLaunch.patience(jobs: 32, processors: 2) == 160)
    }
}
