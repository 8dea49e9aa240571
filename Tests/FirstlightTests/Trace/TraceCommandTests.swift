// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

@MainActor
@Suite struct TraceCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("trace-\(UUID().uuidString)")

    private func run(_ words: [String]) async -> (code: Int32, output: String, notes: String) {
        let recorder = ConsoleRecorder()
        let code = await DrawingCommands.run(
            ["trace"] + words, apps: .firstlight, console: recorder.console(width: 120))
        return (code, recorder.output, recorder.diagnostics)
    }

    private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test func aLaunchIsWrittenReadBackAndCompared() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let fast = await run(["urbannest", "--scenario", "returning-signed-in", "--out", file("a.json")])
        #expect(fast.code == 0, "\(fast.notes)")
        #expect(fast.output.contains("shortest display 1 s and exit 300 ms"))
        let slow = await run(["urbannest", "--scenario", "slow-backend", "--out", file("b.json")])
        #expect(slow.code == 0 && slow.output.contains("Over its budget: loadCities by 1.2 s"))
        let read = await run([file("b.json"), "--within-budget"])
        #expect(read.code == 1 && read.output.contains("Of 2.5 s, 2.2 s were work"))
        let same = await run(["--diff", file("a.json"), file("a.json")])
        #expect(same.code == 0)
        let worse = await run(["--diff", file("a.json"), file("b.json"), "--json"])
        #expect(worse.code == 1 && worse.output.contains("\"verdict\" : \"slower\""))
        let many = await run([file("a.json"), file("b.json"), "--ceiling", "2s"])
        #expect(many.output.contains("Counted 1 of 2 launches; dropped 1: 1 longer than the ceiling."))
    }

    @Test func severalLaunchesVaryByTheirSeed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let words = ["urbannest", "--runs", "5", "--vary", "0.5", "--json", "--out", file("a.json")]
        let (first, again, other) = (await run(words), await run(words), await run(words + ["--seed", "2"]))
        #expect(first.code == 0 && first.output.contains("\"counted\" : 5"))
        #expect(first.output == again.output && first.output != other.output)
    }

    @Test(
        arguments: [
            (["nothing.json"], 66, "no trace file 'nothing.json'"),
            (["--diff", "a"], 64, "takes two trace files"),
            (["--diff", "a", "b"], 66, "There is no file 'a'"), (["urbannest", "b"], 64, "launched alone"),
            (["--runs", "0"], 64, "from 1 to 10000"), (["--scenario", "nothing"], 66, "no scenario file"),
        ] as [([String], Int32, String)])
    func aMistakeIsNamed(words: [String], code: Int32, message: String) async {
        let result = await run(words)
        #expect(result.code == code && result.notes.contains(message), "\(result.notes)")
    }
}
