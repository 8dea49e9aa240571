// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation

/// `Scripts/fuzz.sh`, with a compiler and a test program of a few lines in place of the real ones.
@Suite struct FuzzScriptTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    init() async throws {
        let script = TestFolder.packageRoot.appendingPathComponent("Scripts/fuzz.sh")
        for name in ["Scripts", "bin", "tmp", ".build/fuzz/release"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(at: script, to: folder.appendingPathComponent("Scripts/fuzz.sh"))
        try await program("bin/swift", #"[ "$HANGS" != build ] || hang"#)
        try await program(
            ".build/fuzz/release/All.xctest",
            """
            [ "$HANGS" != tests ] || hang
            for suite in $SUITES; do
                echo "fuzz: $suite part ${STAGE_FUZZ_SHARE%/*}: 36 steps of 3 trees, 0 failures" >&2
            done
            """)
    }

    /// Writes a program of the shell. `hang` waits for ever, with a child that cannot be asked to end.
    private func program(_ name: String, _ lines: String) async throws {
        let hang =
            #"hang() { sh -c 'trap "" TERM; echo > "$1"; cat "$2"' "$0" "$TMPDIR/hangs.$$" "$FIFO" & wait; }"#
        try await ProgramFile.write(
            "#!/bin/sh\n\(hang)\n\(lines)", to: folder.appendingPathComponent(name))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Starts the script, with signals as a shell in the foreground gives them.
    private func start(_ words: [String], jobs: Int, hangs: String = "", suites: String = "trees motions")
        throws
        -> ChildProcess
    {
        let path = "\(path("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        return try ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["--default-signal=INT,TERM,HUP", "bash", self.path("Scripts/fuzz.sh")] + words,
            environment: [
                "PATH=\(path)", "TMPDIR=\(self.path("tmp"))", "JOBS=\(jobs)", "HANGS=\(hangs)",
                "SUITES=\(suites)",
                "FIFO=\(self.path("fifo"))",
            ],
            output: .file(folder.appendingPathComponent("said")), table: ChildTable())
    }

    private var said: String { get throws { try String(contentsOfFile: path("said"), encoding: .utf8) } }

    /// Waits for what comes at once on an idle machine; a busy one gets its time.
    private func wait(_ what: String, _ isSo: () throws -> Bool) async throws {
        let clock = ContinuousClock()
        let limit = clock.now + .seconds(120)
        while try !isSo() {
            guard clock.now < limit else {
                Issue.record("\(what) did not come about: \((try? said) ?? "")")
                return
            }
            try await clock.sleep(for: .milliseconds(10))
        }
    }

    /// The code with which a process exits.
    private func code(_ process: ChildProcess) async throws -> Int32? {
        var status: Int32?
        try await wait("the end") {
            status = status ?? process.status
            return status != nil
        }
        return status.flatMap { $0 & 0x7f == 0 ? $0 >> 8 : nil }
    }

    /// The processes whose words name this test's folder.
    private var living: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
                guard Int(name) != nil,
                    let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
                else { return false }
                return String(decoding: words, as: UTF8.self).contains(folder.path)
            }
        }
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)], ["build", "tests"])
    func whatIsEndedLeavesNothing(_ signal: (number: Int32, code: Int32), hangs: String) async throws {
        #expect(mkfifo(path("fifo"), 0o600) == 0)
        let fuzz = try start(["7", "36"], jobs: 2, hangs: hangs)
        defer {
            fuzz.kill()
            for id in (try? living)?.compactMap(pid_t.init) ?? [] { kill(id, SIGKILL) }
        }
        let wanted = hangs == "build" ? 1 : 2
        try await wait("what hangs") {
            try FileManager.default.contentsOfDirectory(atPath: path("tmp")).filter { $0.hasPrefix("hangs.") }
                .count
                == wanted
        }
        #expect(try living.count > wanted)
        kill(fuzz.id, signal.number)
        #expect(try await code(fuzz) == signal.code)
        try await wait("the end of what it started") { try living.isEmpty }
        let left = try FileManager.default.contentsOfDirectory(atPath: path("tmp"))
        #expect(left.allSatisfy { $0.hasPrefix("hangs.") }, "\(left)")
    }

    /// 16 parts of three trees of twelve steps are 576 steps; 577 take a fourth tree of each part.
    @Test(arguments: [
        (["7", "576"], 16, Int32(0)), (["7", "576"], 15, 1), (["7", "577"], 16, 1),
        // Of 24 trees in each part three are this shard's, and of 25 four.
        (["--shard", "1/8", "7", "4608"], 16, 0), (["--shard", "1/8", "7", "4609"], 16, 1),
        (["--shard", "2/8", "7", "4609"], 16, 0),
    ])
    func fewerStepsThanWantedAreAnError(words: [String], parts: Int, code: Int32) async throws {
        let ended = try await self.code(start(words, jobs: parts))
        #expect(ended == code, "\((try? said) ?? "")")
        let done = parts * 36
        #expect(
            try said.contains(
                "fuzz: \(done) steps of trees and \(done) of motions done, 0 failures, 0 crashes"))
    }

    @Test(arguments: ["trees", "motions", "trees shapes"])
    func aSuiteThatDidNotRunIsNamed(suites: String) async throws {
        let ended = try await code(start(["7", "576"], jobs: 16, suites: suites))
        #expect(ended == 1)
        let missing = suites == "motions" ? "trees" : "motions"
        #expect(try said.contains("fuzz: 0 steps of \(missing) were made, but 576 were wanted."))
    }

    @Test func aShardWritesDownWhatItMade() async throws {
        #expect(try await account() == Self.account())
    }

    @Test func anAccountNamesTheSourcesAndNothingElse() async throws {
        let names = ["Sources/a.swift", "Sources/kernel.c", "Tests/b.swift", "Package.swift"]
        var told: Set<String> = [try await account()]
        for (index, name) in names.enumerated() {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\(index)".utf8).write(to: file)
            #expect(told.insert(try await account()).inserted, "\(name)")
        }
        try Data().write(to: folder.appendingPathComponent("Sources/.a.swift.swp"))
        #expect(try await !told.insert(account()).inserted)
    }

    @Test func aShardOfWhichNothingRanSaysSo() async throws {
        let text = try await account(suites: "", code: 1)
        #expect(text == Self.account(done: 0, code: 1))
    }

    @Test func aShardThatIsEndedLeavesNoAccountNorAnOlderOne() async throws {
        #expect(mkfifo(path("fifo"), 0o600) == 0)
        _ = try await account()
        let fuzz = try start(["--shard", "3/8", "7", "4608"], jobs: 1, hangs: "tests")
        defer { fuzz.kill() }
        try await wait("what hangs") {
            try FileManager.default.contentsOfDirectory(atPath: path("tmp")).contains {
                $0.hasPrefix("hangs.")
            }
        }
        kill(fuzz.id, SIGTERM)
        #expect(try await code(fuzz) == 143)
        #expect(!FileManager.default.fileExists(atPath: path("out/fuzz/fuzz-3-of-8.json")))
    }

    /// What the third of eight shards leaves.
    private func account(suites: String = "trees motions", code wanted: Int32 = 0) async throws -> String {
        let fuzz = try start(["--shard", "3/8", "7", "4608"], jobs: 16, suites: suites)
        #expect(try await code(fuzz) == wanted, "\((try? said) ?? "")")
        return try String(contentsOfFile: path("out/fuzz/fuzz-3-of-8.json"), encoding: .utf8)
    }

    /// What it leaves where there are no sources; their name is that of no bytes.
    private static func account(done: Int = 576, code: Int = 0) -> String {
        """
        {"seed": 7, "steps": 4608, "shard": "3/8", \
        "sources": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "wanted": 576, \
        "done": {"trees": \(done), "motions": \(done)}, "failures": 0, "crashes": 0, "code": \(code)}\n
        """
    }

    @Test(arguments: [["x"], ["7", "many"], ["7", "0"], ["--shard", "9/8"], ["--shard", "1/1001"]])
    func whatIsNoNumberIsRefused(words: [String]) async throws {
        #expect(try await code(start(words, jobs: 1)) == 64)
    }
}
