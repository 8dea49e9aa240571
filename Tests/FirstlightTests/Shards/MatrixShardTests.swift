// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// Pictures that eight processes draw are those of one, byte by byte.
@Suite(.serialized) struct MatrixShardTests {
    let folder = ShardFolder()
    let program: URL
    private let clock = ContinuousClock()

    init() throws {
        program = try BuiltProgram.file("sixth-brand")
    }

    private func words(_ into: String, _ more: [String]) -> [String] {
        ["snapshot", "--matrix", "--state", "door", "--into", folder.path(into)] + more
    }

    private func start(_ into: String, _ more: [String]) throws -> ShardProcess {
        try ShardProcess(program, words(into, more), in: folder)
    }

    @Test func eightShardsAreTheRunOfOneAlsoWhenOneIsKilledAndDoneAgain() async throws {
        let whole = try await start("whole", []).end()
        #expect(whole.code == 0, "\(whole.text)")
        #expect(try folder.content("whole").count == 73)

        var running = try (1...8).map { try start("shards", ["--shard", "\($0)/8"]) }
        // The third is ended as soon as it has a picture, or before.
        let third = running.remove(at: 2)
        let pictures = URL(fileURLWithPath: folder.path("shards"))
        while third.process.isRunning, try Self.names(in: pictures).count < 3 {
            try await clock.sleep(for: .milliseconds(1))
        }
        kill(third.process.processIdentifier, SIGKILL)
        _ = try await third.end()
        for shard in running {
            let ended = try await shard.end()
            #expect(ended.code == 0, "\(ended.text)")
        }
        let part = pictures.appendingPathComponent("snapshot-3-of-8.json")
        try? FileManager.default.removeItem(at: part)

        let merge = ["merge", folder.path("shards"), "--into", folder.path("joined")]
        let early = try await ShardProcess(program, merge, in: folder).end()
        #expect(
            early.code == 66 && early.text.contains("Shard 3/8 is missing, with 9 of 72 units."),
            "\(early.text)")
        #expect(try await start("shards", ["--shard", "3/8"]).end().code == 0)
        let joined = try await ShardProcess(program, merge, in: folder).end()
        #expect(joined.code == 0, "\(joined.text)")
        #expect(try folder.content("joined") == folder.content("whole"))
        for text in [whole.text, joined.text] { #expect(text.hasSuffix("  72 pictures\n"), "\(text)") }

        // A picture that is not the one that its shard wrote, and one that is gone.
        let picture = pictures.appendingPathComponent(try #require(Self.names(in: pictures).first))
        try Data("no picture".utf8).write(to: picture)
        let wrong = try await ShardProcess(program, merge, in: folder).end()
        #expect(wrong.code == 65 && wrong.text.contains("is not the one listed in"), "\(wrong.text)")
        try FileManager.default.removeItem(at: picture)
        let gone = try await ShardProcess(program, merge, in: folder).end()
        #expect(gone.code == 66 && gone.text.contains("is missing; "), "\(gone.text)")
    }

    private static func names(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".png")
        }
    }

    @Test func whatACacheHoldsIsNotDrawnAgainAndWhatItHoldsWrongIs() async throws {
        let cache = ["--shard", "5/24", "--cache", folder.path("cache")]
        let first = try await start("first", cache).end()
        #expect(first.code == 0 && first.text.contains("cache: 0 of 3 found"), "\(first.text)")
        let second = try await start("second", cache).end()
        #expect(second.code == 0 && second.text.contains("cache: 3 of 3 found"), "\(second.text)")
        #expect(try folder.content("second") == folder.content("first"))

        let entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache"))
            .filter { $0.split(separator: "/").last?.count == 64 }.sorted()
        try #require(entries.count == 3)
        let torn = folder.url.appendingPathComponent("cache/\(entries[0])")
        try Data(contentsOf: torn).dropLast(100).write(to: torn)
        try FileManager.default.removeItem(atPath: folder.path("cache/\(entries[1])"))
        try FileManager.default.copyItem(
            atPath: folder.path("cache/\(entries[2])"), toPath: folder.path("cache/\(entries[1])"))
        let third = try await start("third", cache).end()
        #expect(
            third.text.contains("cache: 1 of 3 found") && third.text.contains("2 damaged"),
            "\(third.text)")
        #expect(try folder.content("third") == folder.content("first"))

        // Another shard and another setting of the same screen find nothing of theirs.
        let other = try await start(
            "other", ["--shard", "5/24", "--cache", folder.path("cache"), "--reduce-motion"]
        ).end()
        #expect(other.text.contains("cache: 0 of 3 found"), "\(other.text)")
    }

    @Test func aCacheThatCannotBeIsToldBeforeAnythingIsDrawn() async throws {
        try folder.write("", "file")
        let file = try await start("first", ["--cache", folder.path("file")]).end()
        #expect(
            file.code == 64 && file.text.contains("Option '--cache' was given")
                && file.text.contains("that is a file"))
        let below = try await start("first", ["--cache", folder.path("file/cache")]).end()
        #expect(below.code == 73 && below.text.contains("file/cache"), "\(below.text)")
        #expect(try Self.names(in: URL(fileURLWithPath: folder.path("first"))).isEmpty)
    }
}
