// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands

/// Pictures of a matrix are compared with goldens, on one machine or on several.
@MainActor @Suite struct MatrixGoldenTests {
    let folder = ShardFolder()
    private let apps = [
        AppDescriptor(id: "plain", name: "Plain", views: [AppView("words") { Text("words") }])
    ]

    private func run(_ words: [String], into: String) async -> CommandRun {
        await CommandRun(words + ["--into", folder.path(into)], apps: AppCatalogue(apps), width: 200)
    }

    private func matrix(_ more: [String], into: String) async -> CommandRun {
        await run(["snapshot", "plain", "--matrix"] + more, into: into)
    }

    /// What is in a folder and below it: the bytes of each file, but for parts and times.
    private func tree(_ name: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path(name))
        where !ShardFile.isPart(file) && !file.hasSuffix("-times.json") {
            result[file] = FileManager.default.contents(atPath: folder.path("\(name)/\(file)")) ?? Data()
        }
        return result
    }

    @Test func eachIsSameDifferentMissingOrAnOrphanAndShardsAgree() async throws {
        let first = await matrix([], into: "goldens")
        #expect(first.code == 0 && first.output.hasSuffix("  72 pictures\n"), "\(first.notes)")
        let goldens = folder.url.appendingPathComponent("goldens")
        let names = try FileManager.default.contentsOfDirectory(atPath: goldens.path)
            .filter { $0.hasSuffix(".png") }.sorted()
        try #require(names.count == 72)
        let place = { (index: Int) in goldens.appendingPathComponent(names[index]) }

        let same = await matrix(["--against", goldens.path], into: "same")
        #expect(same.code == 0, "\(same.output)")
        #expect(
            same.output.hasSuffix("goldens: 72 same, 0 different, 0 missing, 0 orphan\n"), "\(same.output)")

        // The same pixels in other bytes; another picture; none; no picture at all; and two that nobody draws.
        let image = try PixelImage(pngData: Data(contentsOf: place(0)))
        let second = try Data(contentsOf: place(1))
        try image.goldenData().write(to: place(0))
        #expect(try image.pngData() != Data(contentsOf: place(0)))
        var bytes = image.bytes
        bytes[0] ^= 7
        try PixelImage(width: image.width, height: image.height, bytes: bytes).pngData()
            .write(to: place(1))
        try FileManager.default.removeItem(at: place(2))
        try Data("no picture".utf8).write(to: place(3))
        let stem = try #require(names[0].components(separatedBy: "-ipad").first)
        try folder.write("", "goldens/\(stem)-iphone1-light-large-ltr.png")
        try folder.write("", "goldens/other-usual-800ms-ipadpro13-light-large-ltr.png")

        let whole = await matrix(["--against", goldens.path, "--json"], into: "whole")
        #expect(whole.code == 1)
        let index = try #require(
            try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any])
        let told = try #require(index["goldens"] as? [[String: Any]])
        let byVerdict = Dictionary(grouping: told) { $0["verdict"] as? String ?? "" }
            .mapValues { $0.compactMap { $0["file"] as? String }.sorted() }
        #expect(byVerdict["same"] == [names[0]] + names[4...])
        #expect(byVerdict["different"] == [names[1], names[3]])
        #expect(byVerdict["missing"] == [names[2]])
        #expect(byVerdict["orphan"] == ["\(stem)-iphone1-light-large-ltr.png"])
        let reasons = told.compactMap { $0["reason"] as? String }.sorted()
        try #require(reasons.count == 2)
        #expect(reasons[1].hasPrefix("The golden is no picture that can be read. "))
        #expect(try tree("whole")["differences/\(names[1])"]?.isEmpty == false)
        #expect(try tree("whole")["matrix.json"] == Data(whole.output.utf8.dropLast()))

        var codes: [Int32] = []
        for shard in 1...3 {
            let words = ["--against", goldens.path, "--shard", "\(shard)/3"]
            let part = await matrix(words, into: "shards")
            codes.append(part.code)
            #expect(part.output.hasSuffix(", 0 orphan\n"), "\(part.output)")
        }
        #expect(codes.contains(1))
        let joined = await run(["merge", folder.path("shards"), "--json"], into: "joined")
        #expect(joined.code == 1 && joined.output == whole.output, "\(joined.notes)")
        #expect(try tree("joined") == tree("whole"))
        let words = await run(["merge", folder.path("shards")], into: "joined")
        #expect(
            words.output.hasSuffix("goldens: 69 same, 2 different, 1 missing, 1 orphan\n"), "\(words.output)")
        let line = words.output.split(separator: "\n").first { $0.hasPrefix(names[2]) }
        #expect(line?.split(separator: " ").last == "missing", "\(words.output)")

        // What was compared with other goldens is not joined.
        try FileManager.default.removeItem(at: place(4))
        _ = await matrix(["--against", goldens.path, "--shard", "2/3"], into: "shards")
        let other = await run(["merge", folder.path("shards")], into: "other")
        #expect(
            other.code == 65 && other.notes.contains("it was compared with other goldens"), "\(other.notes)")

        // A difference that is none any more goes.
        try second.write(to: place(1))
        _ = await matrix(["--against", goldens.path], into: "whole")
        let left = try tree("whole").keys.filter { $0.hasPrefix("differences/") }
        #expect(left.isEmpty, "\(left)")
    }

    @Test func goldensThatAreNotThereOrInTheWayAreToldBeforeAnythingIsDrawn() async throws {
        let nowhere = await matrix(["--against", folder.path("nowhere")], into: "out")
        #expect(
            nowhere.code == 66
                && nowhere.notes.contains("but there is no such folder; it takes a folder that can be read"),
            "\(nowhere.notes)")
        try folder.write("", "goldens/notes.md")
        let same = await matrix(["--against", folder.path("goldens/../goldens")], into: "goldens")
        #expect(
            same.code == 64 && same.notes.contains("--against and --into are the same folder"),
            "\(same.notes)")
        #expect(try tree("goldens").keys.sorted() == ["notes.md"])
    }

    @Test func aGoldenBelongsToTheAppWithTheLongestNameThatItBeginsWith() {
        let apps = ["trip", "trip-planner"].map { AppDescriptor(id: $0, name: $0, views: []) }
        #expect(SnapshotGoldens.app(of: "trip-usual-1s.png", among: apps) == "trip")
        #expect(SnapshotGoldens.app(of: "trip-planner-usual-1s.png", among: apps) == "trip-planner")
        #expect(SnapshotGoldens.app(of: "trips-usual-1s.png", among: apps) == nil)
    }
}
