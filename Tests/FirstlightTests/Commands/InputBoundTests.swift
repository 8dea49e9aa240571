// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightLive
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// What is too much is refused at once, with the most that there may be.
@MainActor @Suite struct InputBoundTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(_ words: [String]) async -> (code: Int32, notes: String) {
        let ran = await CommandRun(words, width: 200)
        #expect(ran.output.isEmpty)
        return (ran.code, ran.notes)
    }

    private func load(_ content: String) async throws -> (code: Int32, notes: String) {
        let file = folder.appendingPathComponent("x.json")
        try Data(content.utf8).write(to: file)
        let result = await run(["tree", "--scenario", file.path])
        #expect(result.notes.hasPrefix("firstlight tree: \(file.path): The scenario cannot be read: "))
        return result
    }

    /// Each option that takes a time says the same of each text that is none.
    @Test(
        arguments: [
            ["snapshot", "--at"], ["tree", "--at"], ["record", "--until"], ["trace", "--ceiling"],
            ["trace", "--grace"], ["play", "--patience"],
        ],
        ["1e30", "1e30s", "nan", "nans", "-1s", "1000000s", "3600.000000001s", "10", "", "1h", "１s", "inf"])
    func aTimeHasAUnitAndLiesWithinAnHour(words: [String], text: String) async {
        let recorder = ConsoleRecorder()
        let code = await LiveCommands.runAll(
            words + [text], apps: .firstlight, console: recorder.console(width: 200))
        let message =
            "Option '\(words[1])' was given '\(text)', but it takes a time from 0s to 3600s with its unit, "
            + "such as 250ms, 1s or 1.5s."
        #expect(code == 64 && recorder.diagnostics.contains(message), "\(recorder.diagnostics)")
    }

    @Test func oneWrongTimeOfAListIsNamedAlone() async {
        let result = await run(["snapshot", "--at", "0ms,3601s"])
        #expect(
            result.code == 64
                && result.notes.contains("Option '--at' was given '3601s', but it takes a time"),
            "\(result.notes)")
    }

    @Test func aScenarioEndsWithinAnHour() async throws {
        let result = try await load(#"{"name": "x", "end": "1e30s"}"#)
        #expect(
            result.code == 65
                && result.notes.contains("at end: '1e30s' is more than an hour; 3600s is the longest time."))
    }

    @Test func aNameFitsIntoTheNameOfAFile() async throws {
        let result = try await load(#"{"name": "\#(String(repeating: "a", count: 101))"}"#)
        #expect(
            result.code == 65 && result.notes.contains("at name: it has 101 bytes; the maximum is 100."),
            "\(result.notes)")
    }

    @Test func aScriptHasAThousandSteps() async throws {
        let steps = Array(repeating: #"{"at":"1s","resume":true}"#, count: 1001).joined(separator: ",")
        let result = try await load(#"{"name": "x", "script": [\#(steps)]}"#)
        #expect(
            result.code == 65
                && result.notes.contains("at script: there are 1001 steps; the maximum is 1000."),
            "\(result.notes)")
    }

    @Test func aFileHasAMebibyteAndNoMoreOfItIsRead() async throws {
        let result = try await load(#"{"name": "\#(String(repeating: "a", count: 2_000_000))"}"#)
        #expect(
            result.code == 65 && result.notes.contains("it has more than 1048576 bytes, the maximum."),
            "\(result.notes)")
        // Without an end.
        let zero = await run(["tree", "--scenario", "/dev/zero"])
        #expect(zero.code == 65 && zero.notes.contains("more than 1048576 bytes"), "\(zero.notes)")
    }

    @Test(arguments: [
        ["snapshot", "--at", "0ms", "--device", "8192x8192", "--scale", "4"],
        ["record", "--device", "8000x8000", "--scale", "2"],
    ])
    func aPictureHasABound(words: [String]) async {
        let result = await run(words + ["--into", folder.path])
        #expect(
            result.code == 64 && result.notes.contains("a picture has at most 67108864, and 32000 a side."),
            "\(result.notes)")
    }
}
