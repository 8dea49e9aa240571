// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation

/// What a program leaves when it is ended before its time: no process and no folder.
@Suite(.serialized) final class EndOfRunTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("end-\(UUID().uuidString)")
    private let clock = ContinuousClock()

    init() throws {
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        // A launch that waits for an answer that never comes.
        let words =
            #"{"name": "x", "end": "600s", "services": {"loadCities": [{"after": "0s", "answer": "never"}]}}"#
        try Data(words.utf8).write(to: folder.appendingPathComponent("x.json"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var temporary: URL { folder.appendingPathComponent("tmp") }
    private var left: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
    }

    /// The processes whose words name this test's folder, but for one.
    private func others(than id: pid_t) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard let number = pid_t(name), number != id,
                let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
            else { return false }
            return String(decoding: words, as: UTF8.self).contains(folder.path)
        }
    }

    /// Waits for what comes at once on an idle machine; a busy one gets its time.
    private func wait(_ what: String, _ isSo: () throws -> Bool) async throws {
        let limit = clock.now + .seconds(120)
        while try !isSo() {
            guard clock.now < limit else {
                Issue.record("\(what) did not come about; there is \(try left)")
                return
            }
            try await clock.sleep(for: .milliseconds(10))
        }
    }

    private func start(_ words: [String], of program: String = "firstlight") throws -> ChildProcess {
        // Whoever runs the tests in the background ignores SIGINT, and so would what they start.
        try ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["--default-signal=INT,TERM,HUP", try BuiltProgram.file(program).path] + words,
            environment: ["TMPDIR=\(temporary.path)"], output: .file(folder.appendingPathComponent("said")),
            table: ChildTable())
    }

    /// The seconds from a signal to the end of a process and of all that it has started.
    private func seconds(of process: ChildProcess, after number: Int32) async throws -> Double {
        let start = clock.now
        kill(process.id, number)
        try await wait("the end") { process.status != nil }
        try await wait("the end of the launch") { try others(than: process.id).isEmpty }
        return start.duration(to: clock.now) / .seconds(1)
    }

    /// The quickest of three counts: a machine with much else to do may hold up the others.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["run", "play"])
    func aSignalEndsALaunchWithinASecond(number: Int32, command: String) async throws {
        var quickest = Double.infinity
        for _ in 0..<3 where quickest >= 1 {
            let words = command == "run" ? ["--report", file("r.html")] : []
            let launch = try start([command, "--scenario", file("x.json")] + words)
            defer { launch.kill() }
            try await wait("a launch") {
                let found =
                    FileManager.default.enumerator(atPath: temporary.path)?.compactMap { $0 as? String } ?? []
                return found.contains { $0.hasSuffix("cache.sqlite") }
            }
            quickest = min(quickest, try await seconds(of: launch, after: number))
            try await wait("an empty directory") { try left.isEmpty }
        }
        #expect(quickest < 1)
    }

    private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func aRunThatIsEndedTakesItsLaunchAndItsFolderWithIt(number: Int32) async throws {
        let run = try start(["run", "--scenario", file("x.json"), "--report", file("r.html")])
        defer { run.kill() }
        // The launch keeps its data from its first moment on.
        try await wait("a launch") {
            let found =
                FileManager.default.enumerator(atPath: temporary.path)?.compactMap { $0 as? String } ?? []
            return found.contains { $0.hasSuffix("cache.sqlite") }
        }
        #expect(try others(than: run.id).count == 1)
        kill(run.id, number)
        var status: Int32?
        try await wait("the end") {
            status = status ?? run.status
            return status != nil
        }
        #expect(status == number, "it ends by the signal, as a shell expects")
        try await wait("the end of the launch") { try others(than: run.id).isEmpty }
        try await wait("an empty directory") { try left.isEmpty }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aLaunchAloneThatIsEndedLeavesNoFolder(number: Int32) async throws {
        let play = try start(["play", "--scenario", file("x.json")])
        defer { play.kill() }
        try await wait("a launch") { try !left.isEmpty }
        kill(play.id, number)
        var status: Int32?
        try await wait("the end") {
            status = status ?? play.status
            return status != nil
        }
        #expect(status == number)
        #expect(try left.isEmpty)
    }

    @Test func whatAKilledLaunchLeftIsRemovedByTheNextOneAndNothingElseIs() async throws {
        let names = ["firstlight", "firstlight-photos", "firstlight-play-1-2-xyz", "other-play-1-2-0123abcd"]
        for name in names {
            try FileManager.default.createDirectory(
                at: temporary.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let play = try start(["play", "--scenario", file("x.json")])
        try await wait("a launch") { try left.count > names.count }
        play.kill()
        #expect(try left.count == names.count + 1)
        let mine = temporary.appendingPathComponent(WorkFolderName("play", .own).text)
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        // A lock says that somebody lives, whatever the name says.
        let lock = open(mine.path, O_RDONLY | O_DIRECTORY)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        WorkFolder.removeDead(in: temporary.path)
        #expect(try Set(left) == Set(names + [mine.lastPathComponent]))
    }

    /// Until a process has ended, another of its threads may make a folder again that was removed.
    @Test func whatAProcessMakesWhileItEndsIsRemovedWhenItHasEnded() async throws {
        let marks = [4_000_001, 4_000_002].map { ProcessMark(id: $0, start: 7) }
        let ended = marks.map { WorkFolderName("soak", $0).text }
        let other = WorkFolderName("soak", .own).text
        for name in ended + [other] {
            try FileManager.default.createDirectory(
                at: temporary.appendingPathComponent("\(name)/app-1"), withIntermediateDirectories: true)
        }
        let end = try #require(WorkFolder.removeAfterEnd(of: marks.map { ($0.text, temporary.path) }))
        #expect(try Set(left) == Set(ended + [other]))
        close(end)
        try await wait("the end of the folder") { try left == [other] }
    }

    @Test func aLongProofThatIsKilledTakesItsProcessesWithIt() async throws {
        let soak = try start(
            ["run", "--only", "memory.urbannest", "--runs", "100000", "--out", file("soak.json")],
            of: "firstlight-soak")
        defer { soak.kill() }
        try await wait("a child") { try others(than: soak.id).count == 1 }
        kill(soak.id, SIGKILL)
        try await wait("the end of the child") { try others(than: soak.id).isEmpty }
        try await wait("an empty directory") { try left.isEmpty }
    }

    @Test func aBackendEndsInOrderWhenItsTerminalIsClosed() async throws {
        let backend = try start(["backend"])
        defer { backend.kill() }
        try await wait("its address") {
            try String(contentsOfFile: file("said"), encoding: .utf8).hasPrefix("listening on ")
        }
        kill(backend.id, SIGHUP)
        var status: Int32?
        try await wait("the end") {
            status = status ?? backend.status
            return status != nil
        }
        #expect(status == 0)
    }
}
