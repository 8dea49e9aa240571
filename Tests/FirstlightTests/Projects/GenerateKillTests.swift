// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import Testing

/// A generation that is ended at any moment leaves the folder as it was, or as it was to be.
@Suite struct GenerateKillTests {
    private let children = ChildTable()

    private static var count: Int {
        ProcessInfo.processInfo.environment["ARTEFACT_KILLS"].flatMap { Int($0) } ?? 20
    }

    /// The same moments in every run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
        }
    }

    private func start(_ brand: String, _ project: ProjectFolder) throws -> ChildProcess {
        try ChildProcess(
            try BuiltProgram.file("firstlight"), ["generate", brand, "--into", project.url.path],
            output: .file(URL(fileURLWithPath: "/dev/null")), table: children)
    }

    private var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// How long a generation takes, and how long of that it writes.
    private func measure(_ brand: String, _ project: ProjectFolder) throws -> (all: UInt64, writing: UInt64) {
        let start = now
        let process = try self.start(brand, project)
        waitForStage(of: process, project)
        let staged = now
        while process.status == nil { usleep(200) }
        #expect(process.status == 0)
        return (now - start, now - staged)
    }

    private func waitForStage(of process: ChildProcess, _ project: ProjectFolder) {
        while process.status == nil, (try? project.neighbours().count) == 1 { usleep(200) }
    }

    @Test func `After a kill at any moment the folder is whole, and the next run completes`() throws {
        let project = try ProjectFolder()
        var states: [String: [String: Data]] = [:]
        var times: [String: (all: UInt64, writing: UInt64)] = [:]
        try project.generate("duggy")
        try project.write("ours", to: "Notes/ours.txt")
        for brand in ["shipthatapp", "duggy"] {
            times[brand] = try measure(brand, project)
            states[brand] = try project.contents()
        }
        var dice = Dice(state: 17)
        var (old, new) = ("duggy", "shipthatapp")
        var outcomes: [String: Int] = [:]
        for round in 0..<Self.count {
            let time = try #require(times[new])
            let process = try start(new, project)
            // Every other kill falls into the time in which the disk is written to.
            if round.isMultiple(of: 2) {
                usleep(UInt32(UInt64.random(in: 0...time.all, using: &dice) / 1000))
            } else {
                waitForStage(of: process, project)
                usleep(UInt32(UInt64.random(in: 0...time.writing, using: &dice) / 1000))
            }
            process.kill()
            let contents = try project.contents()
            let outcome = contents == states[old] ? "old" : contents == states[new] ? "new" : "neither"
            #expect(outcome != "neither", "after kill \(round) of \(new)")
            let isLeft = try project.neighbours().count > 1
            outcomes[outcome + (isLeft ? ", with a stage" : ""), default: 0] += 1
            let next = try project.generate(new)
            #expect(next.code == 0, "\(next.errors)")
            #expect(try project.contents() == states[new], "after kill \(round) of \(new)")
            #expect(try project.neighbours() == ["App"], "after kill \(round) of \(new)")
            swap(&old, &new)
        }
        print(
            "kills: \(outcomes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: "; "))"
        )
    }
}
