// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

// The program of an app's own, in processes of its own: nothing stands beside it that it could become.
@Suite final class SixthProgramTests {
    private let program: URL
    private let folder: URL

    init() throws {
        program = try BuiltProgram.file("sixth-brand")
        folder = program.deletingLastPathComponent().appendingPathComponent("alone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program where no other one is.
    private func run(_ words: [String]) async throws -> (code: Int32, output: String) {
        let alone = folder.appendingPathComponent("sixth-brand")
        if !FileManager.default.fileExists(atPath: alone.path) {
            // A copy would be open for writing in a process that another test starts meanwhile, and could not be run.
            try FileManager.default.linkItem(at: program, to: alone)
        }
        return try await BuiltProgram.run(alone, words)
    }

    @Test func itPlaysAgainstItsOwnDocument() async throws {
        let result = folder.appendingPathComponent("result.json")
        let played = try await run([
            "play", "sixth", "--scenario", "regular", "--result", result.path, "--json",
        ])
        #expect(played.code == 0, "\(played.output)")
        let read = try JSONDecoder().decode(LaunchReport.Scenario.self, from: Data(contentsOf: result))
        #expect(read.outcome.reachedRoute == "counter" && read.outcome.isPassed)
    }

    @Test func itRunsEachOfItsScenariosInAProcessOfItsOwn() async throws {
        let report = folder.appendingPathComponent("report")
        let ran = try await run(["run", "--report", report.path])
        #expect(ran.code == 0, "\(ran.output)")
        let log = try String(
            contentsOf: folder.appendingPathComponent("report.log"), encoding: .utf8)
        for name in ["first-visit", "regular", "oven-down", "dim-sign"] {
            #expect(log.contains(name), "\(name) is missing")
        }
        #expect(try Data(contentsOf: report.appendingPathComponent("index.html")).count > 10_000)
    }

    @Test func itListsEveryCommand() async throws {
        let help = try await run(["--help"])
        for name in ["run", "play", "record", "snapshot", "audit", "lint", "faults", "backend"] {
            #expect(help.output.contains("\n  \(name) "), "\(name) is missing")
        }
    }
}
