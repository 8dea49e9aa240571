// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal

/// A scenario played by a process of its own.
struct ChildLaunch: Sendable {
    let scenario: Scenario
    /// The program that plays it.
    let program: URL
    /// The trace file to write; nil for none.
    var trace: String?

    /// Runs the process to its end and reads what it has to tell.
    func run() async throws -> LaunchReport.Scenario {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("firstlight-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenario.json")
        let result = folder.appendingPathComponent("result.json")
        try JSONEncoder().encode(scenario).write(to: file)
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "play", "--scenario", file.path, "--result", result.path,
            "--cache", folder.appendingPathComponent("cache.sqlite").path, "--json",
            "--spawned", String(format: "%.6f", ProcessStart.monotonic()),
        ]
        process.arguments? += trace.map { ["--trace", $0] } ?? []
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try await Self.wait(for: process)
        guard let data = FileManager.default.contents(atPath: result.path) else {
            let said = String(
                decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            throw CommandError(
                "The launch '\(scenario.name)' ended with code \(process.terminationStatus) and no result: "
                    + said.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return try JSONDecoder().decode(LaunchReport.Scenario.self, from: data)
    }

    private static func wait(for process: Process) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
