// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing
import UrbanNestBrand

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

    /// Notes what runs at a time.
    private actor Crowd {
        private var running: [Int] = []
        private(set) var events: [String] = []
        func begin(_ launch: Int, _ company: LaunchCompany) {
            running.append(launch)
            events.append("\(launch) \(company) \(running.count)")
        }
        func end(_ launch: Int) { running.removeAll { $0 == launch } }
    }

    @Test func whatIsMeasuredRunsAloneBeforeTheOthers() async {
        let crowd = Crowd()
        let queue = SideBySide<Int, Bool>(
            jobs: 4,
            run: { launch, company in
                await crowd.begin(launch, company)
                for _ in 0..<20 { await Task.yield() }
                await crowd.end(launch)
                return true
            }, isPassed: { $0 }, ended: { _ in })
        #expect(await queue.all(Array(0..<6), alone: [1, 3], length: { Double($0) }).results.count == 6)
        let events = await crowd.events
        #expect(events.prefix(2) == ["1 alone 1", "3 alone 1"])
        #expect(events.dropFirst(2).allSatisfy { $0.contains("others") } && events.count == 6)
    }

    @Test func `What failed beside others runs alone again, and is told from what was to run alone`() async {
        let (runs, crowd) = (Runs(), Crowd())
        let queue = SideBySide<Int, Bool>(
            jobs: 4,
            run: { launch, company in
                await crowd.begin(launch, company)
                let isPassed = await runs.run(launch) > (launch == 2 ? 1 : 0)
                await crowd.end(launch)
                return isPassed
            }, isPassed: { $0 }, ended: { _ in })
        let results = await queue.all([0, 1, 2], alone: [0], length: { Double($0) }).results
        #expect(results == [true, true, true])
        let events = await crowd.events
        #expect(events.first == "0 alone 1" && events.last == "2 aloneAgain 1" && events.count == 4)
    }

    @Test func `A launch beside others has stills alone, and waits as long as they need`() throws {
        let folder = try WorkFolder("beside")
        defer { folder.remove() }
        var launch = ChildLaunch(
            scenario: Scenario(name: "mine", of: .urbanNest), program: URL(fileURLWithPath: "/bin/false"),
            children: ChildTable(), folder: folder)
        func words() -> [String] { launch.words(in: URL(fileURLWithPath: "/own"), spawned: 1.5) }
        #expect(
            words() == [
                "play", "--scenario", "/own/scenario.json", "--result", "/own/result.json", "--cache",
                "/own/cache.sqlite", "--spawned", "1.500000", "--patience", "10s",
            ])
        launch.isStill = true
        #expect(words().last == "--stills")
        launch.wantsTrace = true
        #expect(words().suffix(3) == ["--stills", "--trace", "/own/trace.json"])
        launch.jobs = 3 * Processors.count
        #expect(words().suffix(5) == ["--patience", "30s", "--stills", "--trace", "/own/trace.json"])
    }

    @Test func aFailureOfWhatRanAloneIsBelieved() async {
        let runs = Runs()
        let queue = SideBySide<Int, Bool>(
            jobs: 4, run: { launch, _ in await runs.run(launch) > 1 }, isPassed: { $0 }, ended: { _ in })
        let (results, again) = await queue.all(Array(0..<3), alone: [0], length: { Double($0) })
        #expect(results == [false, true, true] && again.map(\.place) == [1, 2])
        #expect(await runs.counts == [0: 1, 1: 2, 2: 2])
    }

    @Test(
        "Twelve launches share a processor, as far as there is memory",
        arguments: [
            (1, nil, 12), (2, nil, 24), (2, 1024, 4), (2, 100, 1), (2, 1_000_000, 24), (40, nil, 64),
        ] as [(Int, Int?, Int)])
    func jobs(processors: Int, free: Int?, count: Int) {
        #expect(LaunchJobs.count(processors: processors, free: free) == count)
    }

    @Test func memoryIsWhatTheKernelCallsAvailable() {
        let record = "MemTotal:       16384000 kB\nMemFree:          524288 kB\nMemAvailable:    2097152 kB\n"
        #expect(LaunchJobs.free(record) == 2048)
        #expect(LaunchJobs.free("MemTotal: 16384000 kB\n") == nil)
        #expect(LaunchJobs.free("MemAvailable: many kB\n") == nil)
    }

    /// Runs launches that fail so often each before they pass; returns their verdicts and the places told of.
    private func outcome(failures: [Int], jobs: Int) async -> (passed: [Bool], again: [Int], runs: [Int]) {
        let runs = Runs()
        let queue = SideBySide<Int, Bool>(
            jobs: jobs, run: { launch, _ in await runs.run(launch) > failures[launch] }, isPassed: { $0 },
            ended: { _ in })
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
