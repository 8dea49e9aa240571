// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

@MainActor
@Suite struct TraceCommandTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(_ words: [String]) async -> CommandRun {
        await CommandRun(["trace"] + words, width: 120)
    }

    private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test func aLaunchIsWrittenReadBackAndCompared() async throws {
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

    @Test func aTraceSaysWhatItIsOf() async throws {
        let (a, b) = (file("a.json"), file("b.json"))
        _ = await run(["urbannest", "--scenario", "slow-backend", "--out", a])
        _ = await run(["duggy", "--scenario", "signed-in", "--runs", "2", "--out", b])
        let header = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: a)))
        let named = try #require((header as? [String: Any])?["otherData"] as? [String: Any])
        #expect(named["app"] as? String == "urbannest" && named["scenario"] as? String == "slow-backend")
        #expect(await run([a]).output.hasPrefix("\(a): urbannest/slow-backend, 1 launch\n"))
        let both = await run([a, b]).output
        #expect(both.hasPrefix("\(a): urbannest/slow-backend, 1 launch\n\(b): duggy/signed-in, 2 launches\n"))
        let compared = await run(["--diff", a, b]).output
        #expect(
            compared.hasPrefix(
                "before: \(a): urbannest/slow-backend, 1 launch\nafter: \(b): duggy/signed-in, 2 launches\n"))
        let one = await run([a, "--json"]).output
        #expect(one.contains(#""app" : "urbannest""#) && one.contains(#""scenario" : "slow-backend""#))
        let many = await run([a, b, "--json"]).output
        #expect(many.contains("\"of\" : [\n    \"urbannest/slow-backend\",\n    \"duggy/signed-in\"\n  ]"))
        let difference = await run(["--diff", a, b, "--json"]).output
        #expect(difference.contains(#""before" : "urbannest/slow-backend""#))
        let single = await run([a, "--ceiling", "2s"])
        #expect(
            single.code == 64
                && single.notes.contains(
                    "Option '--ceiling' has no effect on one launch, and '\(a)' holds no more")
        )
    }

    /// A file with one sign very often in its list of entries.
    @Test(
        arguments: [
            (#"{"name":""#, "x", 2_000_000, #"","ph":"i","pid":1,"tid":1}"#, "It holds no launch."),
            ("", "[", 1_000_000, "", "the file is not JSON"),
            ("", " ", 3_000_000, "x", "the file is not JSON"),
            ("", "\n", 3_000_000, "}", "the file is not JSON"),
        ] as [(String, Character, Int, String, String)])
    func aFileOfOneSignIsRefusedWithTheReason(
        start: String, sign: Character, count: Int, end: String, message: String
    ) async throws {
        let text =
            #"{"displayTimeUnit":"ms","otherData":{"format":"firstlight launch trace","version":1},"traceEvents":["#
            + start + String(repeating: sign, count: count) + end + "]}"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file("big.json")))
        let result = await run([file("big.json")])
        let isThere = result.notes.contains(message)
        #expect(result.code == 65 && isThere, "\(result.notes.prefix(500))")
    }

    @Test func aFileWithoutAnEndIsRefusedWithTheLimit() async {
        let result = await run(["/dev/zero"])
        #expect(
            result.code == 65
                && result.notes.contains(
                    "/dev/zero: There is too much in it: it has more than 67108864 bytes, which")
        )
    }

    @Test func severalLaunchesVaryByTheirSeed() async throws {
        let words = ["urbannest", "--runs", "5", "--vary", "0.5", "--json", "--out", file("a.json")]
        let (first, again, other) = (await run(words), await run(words), await run(words + ["--seed", "2"]))
        #expect(first.code == 0 && first.output.contains("\"counted\" : 5"))
        #expect(first.output == again.output && first.output != other.output)
    }

    /// The ways in which a task ends, and one that has not: each in the trace of a launch of the real app.
    @Test(
        arguments: [
            (
                "duggy",
                #""services": {"notifications": [{"after": "300ms", "answer": "serverError"}], "#
                    + #""analytics": [{"after": "0ms", "answer": "never"}]}, "end": "8s""#,
                [
                    "connectivity output", "firebase output", "database output", "configuration output",
                    "maintenance output", "authentication output", "notifications fallback",
                    "version output", "compatibility output", "analytics still open",
                ]
            ),
            (
                "duggy",
                #""services": {"connectivity": [{"after": "0ms", "answer": "never"}], "#
                    + #""database": [{"after": "300ms", "answer": "malformed"}]}, "end": "3s""#,
                ["connectivity given up", "firebase output", "database failure"]
            ),
            (
                "shipthatapp",
                #""options": {"gate": "work"}, "#
                    + #""services": {"loadConfig": [{"after": "50ms", "answer": "serverError"}]}, "end": "9s""#,
                ["readSaved output", "loadConfig no output", "checkAuth output"]
            ),
        ])
    func itTellsHowEachTaskEnded(app: String, rest: String, ends: [String]) async throws {
        let scenario =
            #"{"name": "ends", "app": "\#(app)", "state": {"firstLaunch": false, "session": "signedIn"}, "#
            + rest + "}"
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: file("ends-of-\(app).json")))
        let result = await run(["--scenario", file("ends-of-\(app).json"), "--out", file("a.json")])
        #expect(
            ends.map { table(result.output)[String($0.prefix { $0 != " " })] } == ends, "\(result.output)")
        #expect(table(result.output).count == ends.count)
        // The file tells the same.
        let read = await run([file("a.json")])
        #expect(table(read.output) == table(result.output), "\(read.output)")
    }

    /// The tasks of the last table, each with the column of how it ended.
    private func table(_ output: String) -> [String: String] {
        let lines = output.split(separator: "\n").map(String.init)
        guard let head = lines.first(where: { $0.hasPrefix("task ") && $0.hasSuffix("ended as") }),
            let start = lines.firstIndex(of: head)
        else { return [:] }
        let column = head.count - "ended as".count
        var found: [String: String] = [:]
        for line in lines[(start + 2)...] {
            guard line.count > column, let task = line.split(separator: " ").first, !line.hasPrefix("The ")
            else { break }
            found[String(task)] = "\(task) \(line.dropFirst(column).trimmingCharacters(in: .whitespaces))"
        }
        return found
    }

    @Test(
        arguments: [
            (["nothing.json"], 66, "no trace file 'nothing.json'"),
            (["--diff", "a"], 64, "takes two trace files"),
            (["--diff", "a", "b"], 66, "There is no file 'a'"),
            (["urbannest", "b"], 64, "Only one app can be launched, but 'b' was also given."),
            (["--runs", "0"], 64, "from 1 to 10000"),
            (["--scenario", "nothing"], 66, "there is no such file, and no scenario of that name"),
        ] as [([String], Int32, String)])
    func aMistakeIsNamed(words: [String], code: Int32, message: String) async {
        let result = await run(words)
        #expect(result.code == code && result.notes.contains(message), "\(result.notes)")
    }
}
