// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import GalleryApps
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// What a share of a run found missing or wrong is told by the joined run, in the words and with the code of a run of one.
@MainActor @Suite struct MissedShardTests {
    let folder = ShardFolder()

    private struct Told: Equatable {
        let code: Int32
        let output: String
        let errors: [Substring]
    }

    private struct Poor: View {
        var body: some View {
            VStack {
                Text("faint").foregroundStyle(Color(white: 0.9))
                Image("nowhere")
            }
        }
    }

    private struct Plain: View {
        var body: some View { Text("words").font(.custom("Nowhere-Bold", size: 20)) }
    }

    private static let views: [AppDescriptor] = [
        AppDescriptor(
            id: "poor", name: "Poor",
            views: [AppView("faint") { Poor() }, AppView("whole") { Text("words") }]),
        AppDescriptor(id: "plain", name: "Plain", views: [AppView("plain") { Plain() }]),
    ]

    /// Runs a command; of its errors, what belongs to the machine and to a share is left out.
    private func run(_ words: [String], _ apps: [AppDescriptor], into: String) async -> Told {
        let ran = await CommandRun(
            words + (words == ["audit"] ? [] : ["--into", folder.path(into)]), name: "p",
            apps: AppCatalogue(apps), width: 200)
        let place = folder.path(into)
        return Told(
            code: ran.code, output: ran.output.replacingOccurrences(of: place, with: "INTO"),
            errors: ran.notes.replacingOccurrences(of: place, with: "INTO")
                .replacingOccurrences(of: "p \(words[0]): ", with: "").split(separator: "\n"))
    }

    @Test func aMatrixOfThreeShardsTellsWhatItsViewsAndItsLaunchMissed() async throws {
        try folder.write(
            #"{"name": "wrong", "app": "lost", "script": [{"at": "200ms", "tap": "Nobody"}]}"#, "wrong.json"
        )
        let words = ["snapshot", "--matrix", "--scenario", folder.path("wrong.json"), "--at", "100ms"]
        let whole = await run(words, [.lost], into: "whole")
        #expect(whole.code == 1 && whole.output == "INTO  72 pictures\n", "\(whole.output)")
        try #require(whole.errors.count == 5, "\(whole.errors)")
        #expect(
            whole.errors[0].hasPrefix("missing: There is no font named 'Nowhere-Bold'"), "\(whole.errors)")
        #expect(whole.errors[4].hasPrefix("lost/wrong: "), "\(whole.errors)")

        var codes: [Int32] = []
        for shard in 1...3 {
            codes.append(await run(words + ["--shard", "\(shard)/3"], [.lost], into: "shards").code)
        }
        // The launch is judged once, after 72 pictures that are dealt out in turn.
        #expect(codes == [1, 0, 0])
        let joined = await run(["merge", folder.path("shards")], [.lost], into: "joined")
        #expect(joined == whole)
        #expect(try folder.content("joined") == folder.content("whole"))
    }

    @Test func anAuditOfThreeShardsTellsWhatItsViewsMissed() async throws {
        let whole = await run(["audit"], Self.views, into: "whole")
        #expect(whole.code == 1, "\(whole.output)")
        #expect(
            whole.errors.map { $0.prefix(28) } == [
                "poor: missing: There is no i", "plain: missing: There is no ",
            ], "\(whole.errors)")
        for shard in 1...3 {
            _ = await run(["audit", "--shard", "\(shard)/3"], Self.views, into: "shards")
        }
        let joined = await run(["merge", folder.path("shards")], Self.views, into: "joined")
        #expect(joined == whole)
    }

    /// What a view missed is no reason to draw or to audit it again: the cache keeps it with the result.
    @Test(arguments: [["audit"], ["snapshot", "--matrix", "--shard", "1/24"]])
    func whatIsKeptTellsWhatItsViewsMissedAgain(words: [String]) async throws {
        let cache = ["--cache", folder.path("cache")]
        func told(_ into: String) async -> (missing: [String], found: String) {
            let recorder = ConsoleRecorder()
            let apps = words[0] == "audit" ? Self.views : [AppDescriptor.lost]
            _ = await DrawingCommands.run(
                words + cache + (words == ["audit"] ? [] : ["--into", folder.path(into)]), name: "p",
                apps: AppCatalogue(apps), console: recorder.console(width: 200))
            let lines = recorder.diagnostics.split(separator: "\n").map(String.init)
            return (
                lines.filter { $0.contains("missing: ") },
                lines.first { $0.contains("cache: ") && $0.contains(" found") } ?? ""
            )
        }
        let first = await told("first")
        let again = await told("again")
        #expect(!first.missing.isEmpty && first.missing == again.missing)
        #expect(first.found.contains("cache: 0 of 3"), "\(first.found)")
        #expect(again.found.contains("cache: 3 of 3"), "\(again.found)")
        #expect(try words[0] == "audit" || folder.content("first") == folder.content("again"))
    }
}
