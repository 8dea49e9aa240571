// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightArtefacts

/// The recipes of the page about shards run as they stand, with programs in the place of Firstlight's, and of those
/// that a test cannot start.
@MainActor @Suite struct RecipeTests {
    private let workshop: RecipeWorkshop

    init() async throws { workshop = try await RecipeWorkshop() }

    private static let matrix = ["snapshot", "--matrix", "--all-states", "--shard"]

    /// What each of eight shards and the merge are called with.
    private func expect(_ calls: [[String]], _ merge: [String], _ place: SourceLocation = #_sourceLocation) {
        let shards = calls.filter { $0.first == "snapshot" }
        #expect(shards.map { Array($0.prefix(4)) }.allSatisfy { $0 == Self.matrix }, sourceLocation: place)
        #expect(
            shards.compactMap { $0.dropFirst(4).first }.sorted() == (1...8).map { "\($0)/8" },
            "\(calls)", sourceLocation: place)
        #expect(calls.filter { $0.first != "snapshot" } == [merge], sourceLocation: place)
        for words in calls { workshop.parses(words, place) }
    }

    /// One shard that fails, and one that was killed: only the second is to be repeated.
    private func expectCodes(_ place: SourceLocation = #_sourceLocation, _ run: () async throws -> Int32)
        async throws
    {
        for (own, isDone) in [(0, true), (1, true), (66, false), (137, false)] as [(Int32, Bool)] {
            workshop.code = own
            #expect(try await (run() == 0) == isDone, "\(own)", sourceLocation: place)
        }
        workshop.code = 0
        workshop.forget()
    }

    private nonisolated static var hasParallel: Bool { ShellOffers.isThere("parallel") }

    @Test(.enabled(if: hasParallel, "GNU parallel is not installed"))
    func `GNU parallel does each shard, and joins them`() async throws {
        let recipe = try #require(try workshop.blocks("sh", under: "### GNU parallel").first)
        try await workshop.write("{}", "out/matrix/snapshot-times.json")
        let (code, text) = try await workshop.run(recipe)
        #expect(code == 0, "\(text)")
        expect(try workshop.calls(), ["merge", "out/shards", "--into", "out/matrix"])
        #expect(FileManager.default.fileExists(atPath: workshop.path("out/times.json")))
        try await expectCodes { try await workshop.run(recipe.components(separatedBy: "\nbin/")[0]).code }
    }

    @Test(.enabled(if: hasParallel, "GNU parallel is not installed"))
    func `GNU parallel does again what was killed, and goes on where it has stopped`() async throws {
        let recipe = try #require(try workshop.blocks("sh", under: "### GNU parallel").first)
            .components(separatedBy: "\nbin/")[0]
        let once = try await workshop.run(recipe, ["KILLED": "3/8", "ONCE": "1"])
        #expect(once.code == 0, "\(once.text)")
        #expect(try numbers() == [1, 2, 3, 3, 4, 5, 6, 7, 8])

        workshop.forget()
        // One after the other, so that it is known how far it comes.
        let often = try await workshop.run(recipe, ["KILLED": "3/8", "PARALLEL": "--jobs 1"])
        #expect(often.code != 0, "\(often.text)")
        #expect(try numbers() == [1, 2, 3, 3])

        workshop.forget()
        let words = try #require(
            workshop.page.components(separatedBy: "`").first { $0 == "--resume-failed" })
        let rest = try await workshop.run(
            recipe.replacingOccurrences(of: "--retries 2", with: "--retries 2 \(words)"))
        #expect(rest.code == 0, "\(rest.text)")
        #expect(try numbers() == [3, 4, 5, 6, 7, 8])
    }

    /// The shards that were called, in their order.
    private func numbers() throws -> [Int] {
        try workshop.calls().compactMap { words in words.count > 4 ? Int(words[4].prefix { $0 != "/" }) : nil
        }
        .sorted()
    }

    @Test func `GitHub's matrix does each shard, and joins them`() async throws {
        let text = try #require(try workshop.blocks("yaml", under: "### GitHub").first)
        let jobs = try #require(try YAMLReader.read(Array(text.utf8), file: "Shards.md")["jobs"])
        #expect(jobs.members.map(\.key) == ["build", "shard", "merge"])
        for job in jobs.members {
            for key in ["runs-on", "container"] { #expect(job.value[key]?.text != nil) }
            for step in job.value["steps"]?.elements ?? [] {
                #expect((step["uses"]?.text == nil) != (step["run"]?.text == nil), "\(step)")
            }
        }
        #expect(jobs["shard"]?["needs"]?.text == "build" && jobs["merge"]?["needs"]?.text == "shard")
        let numbers = jobs["shard"]?["strategy"]?["matrix"]?["shard"]?.elements.compactMap(\.text) ?? []
        #expect(numbers == (1...8).map { "\($0)" })
        try await workshop.write("#!/bin/sh\n", "stubs/tar")
        try FileManager.default.createDirectory(
            atPath: workshop.path("parts/shard-1"), withIntermediateDirectories: true)
        func scripts(_ job: String) -> [String] {
            (jobs[job]?["steps"]?.elements ?? []).compactMap { $0["run"]?.text }
        }
        for script in scripts("build") { try await workshop.check(script) }
        let shard = try #require(scripts("shard").last)
        func run(_ number: String) async throws -> (code: Int32, text: String) {
            try await workshop.run(shard.replacingOccurrences(of: "${{ matrix.shard }}", with: number))
        }
        for number in numbers {
            let (code, text) = try await run(number)
            #expect(code == 0, "\(text)")
        }
        let (code, told) = try await workshop.run(try #require(scripts("merge").last))
        #expect(code == 0, "\(told)")
        expect(try workshop.calls(), ["merge", "parts/shard-1", "--into", "matrix"])
        try await expectCodes { try await run("3").code }
    }

    @Test func `An Indexed Job does each shard`() async throws {
        let text = try #require(try workshop.blocks("yaml", under: "### Kubernetes").first)
        let job = try YAMLReader.read(Array(text.utf8), file: "Shards.md")
        let spec = try #require(job["spec"])
        #expect(job["kind"]?.text == "Job" && spec["completionMode"]?.text == "Indexed")
        #expect(spec["completions"]?.text == "8")
        let container = try #require(spec["template"]?["spec"]?["containers"]?.elements.first)
        #expect(container["command"]?.elements.compactMap(\.text) == ["/bin/sh", "-c"])
        let arguments = container["args"]?.elements.compactMap(\.text) ?? []
        try #require(arguments.count == 1)
        func run(_ index: Int) async throws -> (code: Int32, text: String) {
            try await workshop.run(arguments[0], ["JOB_COMPLETION_INDEX": "\(index)"])
        }
        for index in 0..<8 {
            let (code, text) = try await run(index)
            #expect(code == 0, "\(text)")
        }
        let merge = try #require(
            workshop.page.components(separatedBy: "`").first { $0.hasPrefix("firstlight merge /data") })
        _ = try await workshop.run(merge)
        expect(try workshop.calls(), ["merge", "/data/shards", "--into", "/data/matrix"])
        try await expectCodes { try await run(2).code }
    }

    @Test func `A Slurm array does each shard, joins them, and does one again`() async throws {
        let blocks = try workshop.blocks("sh", under: "### Slurm")
        try #require(blocks.count == 3)
        #expect(blocks[0].contains("#SBATCH --array=1-8\n"))
        try await workshop.write(blocks[0], "shards.sh")
        try await workshop.write(
            #"""
            set -e
            for word; do
                case $word in
                --array=*) numbers=${word#--array=} ;;
                --wrap) wrap=1 ;;
                --dependency=afterany:17) ;;
                --parsable) echo 17 ;;
                *.sh) for number in ${numbers:-$(seq 8)}; do SLURM_ARRAY_TASK_ID=$number sh "$word" >&2; done ;;
                *) [ "$wrap" ] && eval "$word" >&2 ;;
                esac
            done
            """#, "stubs/sbatch")
        let merge = ["merge", "out/shards", "--into", "out/matrix"]
        let (code, text) = try await workshop.run(blocks[1])
        #expect(code == 0, "\(text)")
        expect(try workshop.calls(), merge)
        workshop.forget()
        let again = try await workshop.run(blocks[2])
        #expect(again.code == 0, "\(again.text)")
        let calls = try workshop.calls()
        #expect(calls.count == 2 && calls.first?.dropFirst(4).first == "3/8" && calls.last == merge)
        try await expectCodes { try await workshop.run("SLURM_ARRAY_TASK_ID=3 sh shards.sh").code }
    }

    @Test func `What else the page calls is called as the program wants it`() async throws {
        let blocks = try ["# A run on several machines", "## Goldens", "### The fuzz"].flatMap {
            try workshop.blocks("sh", under: $0)
        }
        for block in blocks {
            try await workshop.check(block)
            for line in block.split(separator: "\n") where line.hasPrefix("firstlight ") {
                _ = try await workshop.run(String(line))
            }
        }
        let calls = try workshop.calls()
        #expect(calls.count == 5)
        // A folder of goldens must be there.
        try await workshop.write("", "Goldens/notes.md")
        for words in calls {
            let there = words.map { $0 == "Goldens" ? workshop.path($0) : $0 }
            workshop.parses(there)
        }
    }
}
