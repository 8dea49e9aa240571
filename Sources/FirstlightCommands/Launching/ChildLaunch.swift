// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// A scenario played by a process of its own.
struct ChildLaunch: Sendable {
    let scenario: Scenario
    /// The program that plays it.
    let program: URL
    /// The processes that end with this one.
    let children: ChildTable
    /// The folder of its files while it runs.
    let folder: WorkFolder
    /// Indicates whether its trace is wanted.
    var wantsTrace = false
    /// The number of launches that run at a time. With more launches than there are processors a step waits longer for its
    /// target.
    var jobs = 1
    /// Indicates whether its frames are neither drawn as they come nor timed: it has the pictures of its film strip alone.
    var isStill = false

    /// The results of a launch.
    struct Result {
        let report: LaunchReport.Scenario
        /// Its trace file, if it was wanted.
        let trace: Data?
    }

    /// Runs the process to its end and reads its results.
    func run() async throws -> Result {
        let own = folder.url.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: own) }
        func file(_ name: String) -> URL { own.appendingPathComponent(name) }
        try Output.write(try JSONEncoder().encode(scenario), to: file("scenario.json"))
        let words = self.words(in: own, spawned: ProcessStart.monotonic())
        // Its temporary files are put here, and are removed with the rest.
        let process = try ChildProcess(
            program, words, environment: ["TMPDIR=\(own.path)"], output: .errors(file("errors.txt")),
            table: children)
        let status = try await Self.end(of: process)
        guard let data = FileManager.default.contents(atPath: file("result.json").path) else {
            let said = (try? String(contentsOf: file("errors.txt"), encoding: .utf8)) ?? ""
            throw CommandError(
                "The launch '\(scenario.app)/\(scenario.name)' \(Self.words(status)) and no result: "
                    + said.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return Result(
            report: try JSONDecoder().decode(LaunchReport.Scenario.self, from: data),
            trace: FileManager.default.contents(atPath: file("trace.json").path))
    }

    /// The words of its command line.
    ///
    /// - Parameters:
    ///   - own: The folder of its files.
    ///   - spawned: The process's start in seconds of the monotonic clock.
    func words(in own: URL, spawned: Double) -> [String] {
        func file(_ name: String) -> String { own.appendingPathComponent(name).path }
        var words = [
            "play", "--scenario", file("scenario.json"), "--result", file("result.json"),
            "--cache", file("cache.sqlite"), "--spawned", String(format: "%.6f", spawned),
            "--patience", "\(Self.patience(jobs: jobs, processors: Processors.count))s",
        ]
        if isStill { words.append("--stills") }
        if wantsTrace { words += ["--trace", file("trace.json")] }
        return words
    }

    /// The seconds that a step may wait: ten for a process that has a processor of its own, and as much more as there
    /// are processes for each.
    static func patience(jobs: Int, processors: Int) -> Int {
        10 * max(1, (jobs + processors - 1) / max(1, processors))
    }

    private static func end(of process: ChildProcess) async throws -> Int32 {
        let clock = ContinuousClock()
        while true {
            if let status = process.status { return status }
            try await clock.sleep(for: .milliseconds(20))
        }
    }

    private static func words(_ status: Int32) -> String {
        status & 0x7f == 0 ? "ended with code \(status >> 8)" : "was ended by signal \(status & 0x7f)"
    }
}
