// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// An audit against the failures that are known, and one row for one cause.
@MainActor @Suite struct AuditBaselineTests {
    let folder = ShardFolder()

    /// Words in one grey, 2.32 to 1 on white, where 4.5 to 1 are wanted (WCAG 1.4.3).
    private struct Pale: View {
        let words: [String]
        var body: some View {
            VStack { ForEach(words, id: \.self) { Text($0) } }
                .foregroundStyle(Color(red: 0.67, green: 0.67, blue: 0.67))
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
        }
    }

    private func run(
        _ words: [String], pale: [String] = ["One", "Two", "Three"], other: [String] = []
    ) async -> (code: Int32, output: String, notes: String) {
        var apps = [AppDescriptor(id: "mine", name: "Mine", views: [AppView("pale") { Pale(words: pale) }])]
        if !other.isEmpty {
            apps.append(
                AppDescriptor(id: "other", name: "Other", views: [AppView("pale") { Pale(words: other) }]))
        }
        let ran = await CommandRun(words, name: "mine", apps: AppCatalogue(apps), width: 200)
        let notes = ran.notes.split(separator: "\n").filter { !$0.hasPrefix("[") }
        return (ran.code, ran.output, notes.joined(separator: "\n"))
    }

    @Test func whatFailsForOneCauseIsOneRowThatCountsItsSubjects() async throws {
        let result = await run(["audit"])
        #expect(result.code == 1 && result.output.contains(" 1 failed, 0 waived, "), "\(result.output)")
        #expect(result.output.contains("“One” and 2 more"), "\(result.output)")
        let json = await run(["audit", "--json"]).output
        #expect(
            json.filter { !$0.isWhitespace }.contains(#""subjects":["“One”","“Two”","“Three”"]"#), "\(json)")
    }

    /// What is written can be read again, of which a file has a million bytes at most.
    @Test func aBaselineThatNobodyCouldReadAgainIsNotWritten() throws {
        let words = String(repeating: "a", count: 500_000)
        func baseline(_ ends: [String]) throws -> AuditBaseline {
            try ends.reduce(into: AuditBaseline()) { all, end in
                let line = "[{\"app\": \"mine\", \"rule\": \"contrast\", \"subject\": \"\(words)\(end)\"}]"
                all.entries.formUnion(try AuditBaseline(json: Data(line.utf8)).entries)
            }
        }
        let two = try baseline(["1", "2"])
        #expect(try AuditBaseline(json: two.json) == two)
        let three = try baseline(["1", "2", "3"])
        let error = #expect(throws: SimulationError.self) { try three.json }
        #expect(error?.description.contains("with 3 failures it would have more than 1048576 bytes") == true)
    }

    @Test func anEmptyFileIsNoBaselineAndTheErrorSaysHowOneBegins() async throws {
        let file = folder.path("empty.json")
        try Data().write(to: URL(fileURLWithPath: file))
        let result = await run(["audit", "--baseline", file])
        #expect(result.code == 65)
        #expect(
            result.notes.contains("nothing stands here; a baseline without failures is an empty list: []."),
            "\(result.notes)")
    }

    @Test func whatIsInTheBaselineIsKnownAndOnlyTheRestFails() async throws {
        let file = folder.path("known.json")
        let written = await run(["audit", "--baseline", file, "--update-baseline"])
        #expect(written.code == 0 && written.output.contains(" 0 failed, 0 waived, "), "\(written.output)")
        #expect(written.output.contains(", 1 known"), "\(written.output)")
        #expect(
            try String(contentsOfFile: file, encoding: .utf8) == """
                [
                {"app":"mine","rule":"contrast","subject":"“One”"},
                {"app":"mine","rule":"contrast","subject":"“Three”"},
                {"app":"mine","rule":"contrast","subject":"“Two”"}
                ]

                """)
        let same = await run(["audit", "--baseline", file])
        #expect(same.code == 0 && same.notes.isEmpty, "\(same.notes)")
        let more = await run(["audit", "--baseline", file], pale: ["One", "Two", "Four"])
        #expect(more.code == 1 && more.output.contains("“Four”"), "\(more.output)")
        #expect(more.output.contains(" 1 failed, 0 waived, ") && more.output.contains(", 1 known"))
        #expect(more.notes.contains("1 entry of the baseline no longer fails"), "\(more.notes)")
    }

    @Test func theEntriesOfAppsThatWereNotAuditedStay() async throws {
        let file = folder.path("known.json")
        _ = await run(["audit", "--baseline", file, "--update-baseline"], pale: ["One"], other: ["Far"])
        let before = try String(contentsOfFile: file, encoding: .utf8)
        let one = await run(
            ["audit", "mine", "--baseline", file, "--update-baseline"], pale: ["One"], other: ["Far"])
        #expect(one.code == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == before && before.contains("“Far”"))
    }

    @Test func partsOfARunAreJoinedAgainstTheirBaseline() async throws {
        let file = folder.path("known.json")
        _ = await run(["audit", "--baseline", file, "--update-baseline"], pale: ["One", "Two"])
        let whole = await run(["audit", "--baseline", file])
        let part = await run(
            ["audit", "--baseline", file, "--shard", "1/1", "--into", folder.path("parts")])
        let joined = await run(["merge", folder.path("parts"), "--into", folder.path("joined")])
        #expect(whole.code == 1 && part.code == 1 && joined.code == 1, "\(joined.notes)")
        #expect(joined.output == whole.output)
    }

    @Test(arguments: [
        (["--update-baseline"], "", 64, "--update-baseline"),
        (["--baseline", "FILE", "--update-baseline", "--shard", "1/2"], "", 64, "--update-baseline"),
        (["--baseline", "FILE"], "", 66, "there is no such file"),
        (
            ["--baseline", "FILE"], "[{\"app\": \"a\", \"rule\": \"colour\", \"subject\": \"b\"}]", 65,
            "'colour' is unknown; use contrast, "
        ),
        (["--baseline", "FILE"], "[{\"app\": \"a\", \"rule\": \"contrast\"}]", 65, "line 1, column 2"),
        (["--baseline", "FILE", "--update-baseline"], "{", 65, "line 1, "),
    ])
    func whatIsWrongIsToldAndNothingIsWritten(
        options: [String], content: String, code: Int, words: String
    ) async throws {
        if !content.isEmpty { try folder.write(content, "known.json") }
        let result = await run(["audit"] + options.map { $0 == "FILE" ? folder.path("known.json") : $0 })
        #expect(result.code == Int32(code) && result.notes.contains(words), "\(result.notes)")
        let isThere = FileManager.default.fileExists(atPath: folder.path("known.json"))
        #expect(isThere == !content.isEmpty)
        if isThere {
            #expect(try String(contentsOfFile: folder.path("known.json"), encoding: .utf8) == content)
        }
    }
}
