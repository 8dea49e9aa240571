// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// Audits, launches and soaks that several processes share come to what one comes to.
@Suite struct CommandShardTests {
    let folder = ShardFolder()
    let program: URL

    init() throws {
        program = try BuiltProgram.file("sixth-brand")
    }

    /// Runs the program; what it says besides its result is dropped.
    private func run(_ words: [String]) async throws -> (code: Int32, output: String) {
        try await BuiltProgram.run(program, words)
    }

    /// Runs the program of the long proofs.
    private func soak(_ words: [String]) async throws -> (code: Int32, output: String) {
        try await BuiltProgram.run(try BuiltProgram.file("firstlight-soak"), words)
    }

    @Test func anAuditOfEightShardsIsThatOfOneByteByByte() async throws {
        let whole = try await run(["audit", "--all", "--json"])
        #expect(whole.code == 0 && whole.output.count > 1000)
        // Four states: some shards have one, and some have nothing to do.
        for shard in 1...8 {
            let words = ["audit", "--all", "--shard", "\(shard)/8", "--into", folder.path("parts")]
            #expect(try await run(words).code == 0)
        }
        let joined = try await run(["merge", folder.path("parts"), "--into", folder.path("all"), "--json"])
        #expect(joined.code == whole.code)
        #expect(joined.output == whole.output)
        #expect(try folder.content("all")["audit.json"] == Data(whole.output.utf8))
    }

    @Test func launchesOfEightShardsAreThoseOfOneButForWhatIsMeasured() async throws {
        let report = folder.path("whole/report")
        let whole = try await run(["run", "--report", report, "--json"])
        #expect(whole.code == 0, "\(whole.output)")
        for shard in 1...8 {
            let part = try await run([
                "run", "--report", folder.path("parts/report"), "--shard", "\(shard)/8",
            ])
            #expect(part.code == 0, "\(part.output)")
        }
        let joined = try await run(["merge", folder.path("parts"), "--into", folder.path("all"), "--json"])
        #expect(joined.code == 0, "\(joined.output)")
        #expect(try Self.unmeasured(joined.output) == Self.unmeasured(whole.output))
        let pages = try [report, folder.path("all/report")].map {
            try Self.lasting(String(contentsOfFile: "\($0)/index.html", encoding: .utf8))
        }
        #expect(pages[0].count > 20 && pages[0] == pages[1])
    }

    /// The summaries without what is a time or follows from one.
    private static func unmeasured(_ json: String) throws -> [String] {
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return (read?["launches"] as? [[String: Any]] ?? []).map { launch in
            ["app", "scenario", "expected", "reached", "passed", "reason"].map { "\(launch[$0] ?? "")" }
                .joined(separator: " ")
        }
    }

    /// What of a report is measured by nothing: headings, ids and scenario files.
    private static func lasting(_ page: String) throws -> [Substring] {
        page.split(separator: "\n").filter {
            $0.contains("<section id=") || $0.contains("<h2") || $0.contains("class=\"about\"")
                || $0.contains("class=\"chips\"") || $0.hasPrefix("  ") && $0.contains(" : ")
        }
    }

    @Test func anExplorationOfTwoShardsIsThatOfOne() async throws {
        let whole = folder.path("whole.json")
        #expect(try await soak(["run", "--only", "explore.fonsters", "--out", whole]).code == 0)
        for shard in 1...2 {
            let words = ["run", "--only", "explore.fonsters", "--shard", "\(shard)/2"]
            #expect(try await soak(words + ["--out", folder.path("parts/soak.json")]).code == 0)
        }
        let joined = try await soak(["merge", folder.path("parts"), "--into", folder.path("all")])
        #expect(joined.code == 0, "\(joined.output)")
        let figures = try [whole, folder.path("all/soak.json")].map { path in
            try JSONDecoder().decode([SoakFigure].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
                .filter { !["s", "transitions/s"].contains($0.unit) }
        }
        #expect(figures[0].count > 4 && figures[0] == figures[1])
    }

    @Test func aShardBesideOneCaseIsRefused() async throws {
        let result = try await soak(["run", "--only", "explore.fonsters", "--case", "1", "--shard", "1/2"])
        #expect(result.code == 64)
    }
}
