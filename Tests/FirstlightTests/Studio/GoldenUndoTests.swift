// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// A decision about goldens is taken back: the bytes, and the line.
@Suite @MainActor struct GoldenUndoTests: StudioAsking {
    let studio = Studio.shown()
    private static let head = "date\tfile\tbefore\tafter\tversion\trenderer\tby\treason\n"
    private let name = "duggy-entry-250ms.png"

    /// A folder of goldens without pictures; what is drawn in their place is made up.
    private func goldens(_ files: [String: String]) throws -> WorkFolder {
        let folder = try WorkFolder("goldens")
        for (file, text) in files { try Data(text.utf8).write(to: folder.url.appending(path: file)) }
        return folder
    }

    private func comparison(_ file: String, _ before: String, _ after: String) -> GoldenComparison {
        GoldenComparison(
            summary: .init(file: file, verdict: .different), expected: Data(before.utf8),
            actual: Data(after.utf8), difference: nil, renderer: "1")
    }

    private func text(_ file: String, in folder: WorkFolder) throws -> String? {
        let place = folder.url.appending(path: file)
        guard FileManager.default.fileExists(atPath: place.path) else { return nil }
        return try String(contentsOf: place, encoding: .utf8)
    }

    private func decision(_ folder: WorkFolder, _ reason: String, after seconds: Double) throws
        -> GoldenAcceptance
    {
        try GoldenAcceptance(
            folder.url, reason: reason, date: Date(timeIntervalSince1970: 1_800_000_000 + seconds),
            person: "ann")
    }

    @Test func `An accepted golden has its bytes back, and the others keep their lines`() throws {
        let folder = try goldens(["a.png": "one", "b.png": "two"])
        defer { folder.remove() }
        try decision(folder, "First.", after: 0).take(comparison("b.png", "two", "three"))
        let before = try #require(try text("accepted.tsv", in: folder))
        try decision(folder, "Second.", after: 60).take(comparison("a.png", "one", "new"))
        #expect(try text("a.png", in: folder) == "new")
        let decisions = GoldenDecisions(folder.url)
        let last = try #require(decisions.last(of: "a.png"))
        #expect("\(last)" == "Accepted by ann on 2027-01-15: Second." && decisions.isKept(last))
        try decisions.takeBack(last)
        #expect(try text("a.png", in: folder) == "one" && text("b.png", in: folder) == "three")
        #expect(try text("accepted.tsv", in: folder) == before)
        #expect(decisions.last(of: "a.png") == nil)
        // The last line takes the list along, which was not there before it.
        try decisions.takeBack(try #require(decisions.last(of: "b.png")))
        #expect(try text("accepted.tsv", in: folder) == nil && text("b.png", in: folder) == "two")
    }

    @Test func `What is kept is nobody's golden, and not for version control`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        try decision(folder, "New.", after: 0).take(comparison("a.png", "one", "two"))
        #expect(try text(".undo/a.png", in: folder) == "one" && text(".undo/.gitignore", in: folder) == "*\n")
        #expect(try GoldenReview(folder.url, of: .firstlight).names == ["a.png"])
        // Of each golden, one is kept; it goes when it is back in its place.
        try decision(folder, "Newer.", after: 1).take(comparison("a.png", "two", "three"))
        #expect(try text(".undo/a.png", in: folder) == "two")
        let decisions = GoldenDecisions(folder.url)
        try decisions.takeBack(try #require(decisions.last(of: "a.png")))
        #expect(try text("a.png", in: folder) == "two" && text(".undo/a.png", in: folder) == nil)
        // The decision before that is still told, and its picture is nowhere.
        let first = try #require(decisions.last(of: "a.png"))
        #expect(first.reason == "New." && !decisions.isKept(first))
        let error = #expect(throws: CommandError.self) { try decisions.takeBack(first) }
        #expect(error?.code == .noInput && error?.hint?.contains("version control") == true)
        #expect(try text("a.png", in: folder) == "two")
        #expect(try text("accepted.tsv", in: folder)?.hasSuffix("\tNew.\n") == true)
    }

    @Test func `Bytes that are not those of the line are not put back`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        try decision(folder, "New.", after: 0).take(comparison("a.png", "one", "two"))
        try Data("wrong".utf8).write(to: folder.url.appending(path: ".undo/a.png"))
        let decisions = GoldenDecisions(folder.url)
        let last = try #require(decisions.last(of: "a.png"))
        #expect(!decisions.isKept(last))
        #expect(throws: CommandError.self) { try decisions.takeBack(last) }
        #expect(try text("a.png", in: folder) == "two")
    }

    @Test func `A golden that has changed since has no decision to take back`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        try decision(folder, "New.", after: 0).take(comparison("a.png", "one", "two"))
        #expect(GoldenDecisions(folder.url).last(of: "a.png")?.kind == .accepted)
        try Data("three".utf8).write(to: folder.url.appending(path: "a.png"))
        #expect(GoldenDecisions(folder.url).last(of: "a.png") == nil)
    }

    @Test func `A rejection is taken back without touching the golden`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        try decision(folder, "No.", after: 0).reject(comparison("a.png", "one", "two"))
        let decisions = GoldenDecisions(folder.url)
        let last = try #require(decisions.last(of: "a.png"))
        #expect(last.kind == .rejected && decisions.isKept(last))
        try decisions.takeBack(last)
        #expect(try text("rejected.tsv", in: folder) == nil && text("a.png", in: folder) == "one")
    }

    @Test func `The last decision is the newest that holds, of either list`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        let decisions = GoldenDecisions(folder.url)
        try decision(folder, "No.", after: 0).reject(comparison("a.png", "one", "two"))
        try decision(folder, "Yes.", after: 1).take(comparison("a.png", "one", "two"))
        try decision(folder, "Not this.", after: 2).reject(comparison("a.png", "two", "three"))
        for reason in ["Not this.", "Yes.", "No."] {
            let last = try #require(decisions.last(of: "a.png"))
            #expect(last.reason == reason)
            try decisions.takeBack(last)
        }
        #expect(decisions.last(of: "a.png") == nil)
        #expect(try text("a.png", in: folder) == "one")
    }

    @Test func `One decision about several goldens is taken back as one`() throws {
        let folder = try goldens(["a.png": "one", "b.png": "one", "c.png": "one"])
        defer { folder.remove() }
        try decision(folder, "First.", after: 0).take(comparison("c.png", "one", "two"))
        let all = try decision(folder, "All.", after: 9)
        for file in ["b.png", "a.png"] { try all.take(comparison(file, "one", "two")) }
        let found = GoldenDecisions(folder.url).last(among: ["a.png", "b.png", "c.png"])
        #expect(found.map(\.file) == ["a.png", "b.png"])
    }

    @Test func `Other lines stay byte by byte, also those that a merge has damaged`() throws {
        let folder = try goldens(["a.png": "one"])
        defer { folder.remove() }
        let list = Data(Self.head.utf8) + Data("<<<<<<< mine\n".utf8) + Data([0xFF, 0x0A])
        try list.write(to: folder.url.appending(path: "accepted.tsv"))
        try decision(folder, "New.", after: 0).take(comparison("a.png", "one", "two"))
        let decisions = GoldenDecisions(folder.url)
        try decisions.takeBack(try #require(decisions.last(of: "a.png")))
        #expect(try Data(contentsOf: folder.url.appending(path: "accepted.tsv")) == list)
    }

    @Test(arguments: [".undo", "accepted.tsv"])
    func `Nothing is kept or taken back through a link`(place: String) throws {
        let (folder, outside) = (try goldens(["a.png": "one"]), try WorkFolder("outside"))
        defer { [folder, outside].forEach { $0.remove() } }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: place), withDestinationURL: outside.url.appending(path: "other"))
        #expect(throws: CommandError.self) {
            try decision(folder, "New.", after: 0).take(comparison("a.png", "one", "two"))
        }
        #expect(try text("a.png", in: folder) == "one")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path).isEmpty)
    }

    @Test func `The command and the page take back what was accepted and rejected`() async throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        func run(_ words: [String]) async -> (code: Int32, output: String) {
            await CommandRun(words, width: 400).whole
        }
        _ = await run([
            "snapshot", "duggy", "--state", "entry", "--at", "0ms,250ms", "--into", folder.url.path,
        ])
        let golden = folder.url.appending(path: name)
        let right = try Data(contentsOf: golden)
        let wrong = try Data(contentsOf: folder.url.appending(path: "duggy-entry-0ms.png"))
        try wrong.write(to: golden)
        let accept = ["accept", "--goldens", folder.url.path]
        #expect(await run(accept + ["--undo"]).code == 66)
        #expect(await run(accept + ["--undo", "--all"]).code == 64)
        #expect(await run(accept + ["--undo", "--reason", "No."]).code == 64)
        #expect(await run(accept + ["--all", "--reason", "New."]).code == 0)
        #expect(try Data(contentsOf: golden) == right)
        #expect(await run(accept + ["--undo", "nothing.png"]).code == 66)
        let undone = await run(accept + ["--undo"])
        #expect(undone.code == 0 && undone.output.contains("1 decision taken back"), "\(undone.output)")
        #expect(undone.output.contains("New."))
        #expect(try Data(contentsOf: golden) == wrong)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "accepted.tsv").path))

        // Without a browser, too, a picture is rejected, and that is taken back.
        #expect(await run(accept + ["--reject", name]).code == 64)
        let rejected = await run(accept + ["--reject", "--reason", "It is cut.", name])
        #expect(rejected.code == 0, "\(rejected.output)")
        #expect(rejected.output.contains("1 of 1 golden rejected"))
        #expect(rejected.output.contains("Rejected by") && rejected.output.contains("It is cut."))
        #expect(try Data(contentsOf: golden) == wrong)
        #expect(await run(accept + ["--undo", name]).output.contains("It is cut."))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "rejected.tsv").path))

        func made(isReadOnly: Bool) -> Studio {
            Studio(
                ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url,
                isReadOnly: isReadOnly)
        }
        let studio = made(isReadOnly: false)
        func told() async -> String {
            String(decoding: await ask("api/compare?file=\(name)", of: studio).body, as: UTF8.self)
        }
        let (wish, regret) = (
            #"{"files": ["\#(name)"], "reason": "It is right."}"#, #"{"files": ["\#(name)"]}"#
        )
        #expect(await ask("api/undo", of: studio, body: regret).status == 400)
        #expect(await ask("api/accept", of: studio, body: wish).status == 200)
        #expect(await told().contains(#""verdict":"same""#))
        #expect(await told().contains(#""kind":"accepted","reason":"It is right.""#))
        #expect(await ask("api/undo", of: made(isReadOnly: true), body: regret).status == 403)
        #expect(await ask("api/undo", of: studio).status == 405)
        #expect(await ask("api/undo", of: studio, body: #"{"files": ["../\#(name)"]}"#).status == 400)
        #expect(try Data(contentsOf: golden) == right)
        #expect(
            await ask("api/undo", of: studio, body: regret).body == Data(#"{"files":["\#(name)"]}"#.utf8))
        #expect(try Data(contentsOf: golden) == wrong)
        #expect(await told().contains(#""verdict":"different""#))
        #expect(await ask("api/reject", of: studio, body: wish).status == 200)
        #expect(await told().contains(#""kind":"rejected""#))
        #expect(await ask("api/undo", of: studio, body: regret).status == 200)
        #expect(await !told().contains(#""kind""#))
    }
}
