// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import Testing

/// A generation that is ended at any moment leaves the folder as it was, as it was to be, or so that the next one mends it.
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

    /// Where a generation is started, and so in which of two ways it writes.
    enum Place: String, CaseIterable {
        /// The whole folder changes in one step.
        case outside
        /// Its files change one by one.
        case inside
    }

    private func start(_ brand: String, _ project: ProjectFolder, _ place: Place) throws -> ChildProcess {
        let program = try BuiltProgram.file("firstlight")
        let nowhere = ChildProcess.Output.file(URL(fileURLWithPath: "/dev/null"))
        guard place == .inside else {
            return try ChildProcess(
                program, ["generate", brand, "--into", project.url.path], output: nowhere, table: children)
        }
        let line = "cd \"$1\" && exec \"$0\" generate \"$2\" --into . --package \"$3\""
        let package = FileManager.default.currentDirectoryPath
        return try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line, program.path, project.url.path, brand, package],
            output: nowhere, table: children)
    }

    private var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// How long a generation takes, and how long of that it writes.
    private func measure(
        _ brand: String, _ project: ProjectFolder, _ place: Place
    ) async throws -> (all: UInt64, writing: UInt64) {
        let start = now
        let process = try self.start(brand, project, place)
        try await waitForStage(of: process, project)
        let staged = now
        while process.status == nil { try await pause(microseconds: 200) }
        #expect(process.status == 0)
        return (now - start, now - staged)
    }

    private func waitForStage(of process: ChildProcess, _ project: ProjectFolder) async throws {
        while process.status == nil, !project.isThere(Self.pending), (try? project.neighbours().count) == 1 {
            try await pause(microseconds: 200)
        }
    }

    /// Lets others go on: no thread is held, and none is waited for, which would count as time of the generation.
    private func pause(microseconds: UInt64) async throws {
        try await ContinuousClock().sleep(for: .microseconds(Int64(microseconds)))
    }

    private static let pending = ".firstlight-pending"
    private static let record = ".firstlight.json"

    /// What a kill left: the state that it is, or else whether each file is whole.
    private func outcome(
        _ contents: [String: Data], _ old: [String: Data], _ new: [String: Data]
    ) -> String {
        let files = contents.filter { !$0.key.hasPrefix(Self.pending) }
        if files == old { return "old" }
        if files == new { return "new" }
        let torn = files.filter {
            if $0.key.hasSuffix("/") || $0.value == old[$0.key] || $0.value == new[$0.key] { return false }
            // While the files change there is a third record.
            return $0.key != Self.record || (try? JSONSerialization.jsonObject(with: $0.value)) == nil
        }
        return torn.isEmpty ? "some files of each" : "torn: \(torn.keys.sorted())"
    }

    @Test(arguments: Place.allCases)
    func `After a kill at any moment each file is whole, and after the next run the folder`(
        place: Place
    ) async throws {
        let project = ProjectFolder()
        var states: [String: [String: Data]] = [:]
        var times: [String: (all: UInt64, writing: UInt64)] = [:]
        try await project.generate("duggy")
        try project.write("ours", to: "Notes/ours.txt")
        for brand in ["shipthatapp", "duggy"] {
            times[brand] = try await measure(brand, project, place)
            states[brand] = try project.contents()
        }
        var dice = Dice(state: 17)
        var (old, new) = ("duggy", "shipthatapp")
        var outcomes: [String: Int] = [:]
        for round in 0..<Self.count {
            let time = try #require(times[new])
            let (before, after) = (try #require(states[old]), try #require(states[new]))
            let process = try start(new, project, place)
            // Every other kill falls into the time in which the disk is written to, and of these every other again into
            // the few milliseconds in which files change one by one.
            if place == .inside, round % 4 == 3 {
                let moment = UInt64.random(in: 0...3000, using: &dice)
                while process.status == nil, (try? project.text(Self.record))?.contains("\"writing\"") != true
                {
                    try await pause(microseconds: 50)
                }
                try await pause(microseconds: moment)
            } else if round.isMultiple(of: 2) {
                try await pause(microseconds: UInt64.random(in: 0...time.all, using: &dice) / 1000)
            } else {
                try await waitForStage(of: process, project)
                try await pause(microseconds: UInt64.random(in: 0...time.writing, using: &dice) / 1000)
            }
            process.kill()
            let outcome = outcome(try project.contents(), before, after)
            #expect(
                ["old", "new"].contains(outcome) || place == .inside && outcome == "some files of each",
                "after kill \(round) of \(new): \(outcome)")
            let isLeft = try project.neighbours().count > 1 || project.isThere(Self.pending)
            outcomes[outcome + (isLeft ? ", with a stage" : ""), default: 0] += 1
            let next = try await project.generate(new)
            #expect(next.code == 0, "\(next.errors)")
            #expect(try project.contents() == after, "after kill \(round) of \(new)")
            #expect(try project.neighbours() == ["App"], "after kill \(round) of \(new)")
            swap(&old, &new)
        }
        let counts = outcomes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("kills \(place.rawValue): \(counts.joined(separator: "; "))")
    }
}
