// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import SixthBrand
import SwiftUI
import Testing

@testable import FirstlightCommands

/// What takes longer than a second says how far it is, from its first step on, and what is quick says nothing.
@MainActor @Suite struct CommandProgressTests {
    let folder = ShardFolder()

    private static let apps: [AppDescriptor] = [
        .sixth,
        AppDescriptor(id: "still", name: "Still", views: [AppView("words") { Text("A few words") }]),
    ]

    /// The lines on the standard error.
    private func told(_ line: String, pace: Duration) async throws -> [String] {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map(String.init).map { word in
            ["PARTS", "ALL"].contains(word) ? folder.path(word) : word
        }
        let code = await DrawingCommands.run(
            words, apps: AppCatalogue(Self.apps), console: recorder.console(width: 120, pace: pace))
        #expect(code == 0, "\(recorder.diagnostics)")
        return recorder.diagnostics.split(separator: "\n").map(String.init)
    }

    /// Leaves the two parts of a matrix of three pictures, whose bytes nobody looks into.
    private func leaveParts() throws {
        let units = ["a", "b", "c"]
        let run = ShardRun(
            kind: SnapshotMatrix.kind, version: FirstlightVersion.number, build: "b", settings: [:],
            inputs: "i", units: units, shards: [1, 2, 1], count: 2)
        for shard in 1...2 {
            let results = try run.places(of: shard).map { place in
                let unit = units[place]
                try folder.write(unit, "PARTS/\(unit).png")
                var value = MatrixValue()
                value.picture = .init(file: "\(unit).png", sha256: ContentDigest.of(Data(unit.utf8)))
                return ShardResult(unit: unit, value: value)
            }
            let part = try ShardPart(run, shard: shard, results, seconds: [:])
            try folder.write(
                String(decoding: try ShardCoding.encoder().encode(part), as: UTF8.self),
                "PARTS/\(ShardFile.name(run.kind, Shard(number: shard, count: 2)))")
        }
    }

    // Where more than half a second passes with every look at the clock, the second look is after more than a second.
    @Test(arguments: [
        ("audit still", "[1/1] still/words, light"), ("faults sixth", "[ 2/33] bread "),
        ("explain sixth", "running, at 0."), ("merge PARTS --into ALL", "[2/3] b"),
    ])
    func aCommandThatTakesLongerThanASecondSaysHowFarItIs(line: String, first: String) async throws {
        try leaveParts()
        let told = try await told(line, pace: .milliseconds(600))
        #expect(told.first?.hasPrefix(first) == true, "\(told)")
    }

    @Test(arguments: ["audit still", "faults sixth", "explain sixth", "merge PARTS --into ALL"])
    func aCommandThatIsQuickSaysNothing(line: String) async throws {
        try leaveParts()
        #expect(try await told(line, pace: .zero) == [])
    }
}
