// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation

/// An app in a process of its own, and what it has noted so far.
struct SoakLaunch: Sendable {
    let process: ChildProcess
    let started: ContinuousClock.Instant
    private let folder: URL
    private let clock: ContinuousClock

    /// Starts a launch in a folder; its cache and its notes stay there.
    init(
        _ setting: SoakSetting, _ order: SoakOrder, environment: [String] = [], folder: URL
    ) throws {
        self.folder = folder
        clock = setting.clock
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(SoakOrder.File.notes))
        try JSONEncoder().encode(order).write(to: folder.appendingPathComponent(SoakOrder.File.order))
        started = clock.now
        process = try ChildProcess(
            setting.program, SoakOrder.words(of: folder),
            environment: environment + ["TMPDIR=\(folder.path)"],
            output: .file(folder.appendingPathComponent(SoakOrder.File.output)), table: setting.table)
    }

    var notes: [SoakNote] { SoakNote.read(folder.appendingPathComponent(SoakOrder.File.notes)) }

    /// The output of the process, for a report of a failure.
    var output: String {
        let file = folder.appendingPathComponent(SoakOrder.File.output)
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits for the end of the process; false when it had to be ended at the limit.
    ///
    /// - Parameter meanwhile: Is called again and again while the process runs.
    func wait(
        atMost limit: Duration, meanwhile: () async throws -> Void = {}
    ) async throws -> Bool {
        try await wait {
            guard clock.now - started < limit else { return false }
            try await meanwhile()
            return true
        }
    }

    /// Waits for the end of the process; false when it had to be ended because its time was over.
    private func wait(while isInTime: () async throws -> Bool) async throws -> Bool {
        while process.status == nil {
            guard try await isInTime() else {
                process.kill()
                return false
            }
            try await clock.sleep(for: .milliseconds(20))
        }
        return true
    }

    /// Waits for the end of a process that does one thing after another and notes each; false when it had to be ended
    /// because it noted nothing for so long. How long all of them take says more about the machine than about them.
    func wait(silentAtMost limit: Duration) async throws -> Bool {
        let file = folder.appendingPathComponent(SoakOrder.File.notes).path
        var silence = SoakSilence(since: started)
        return try await wait {
            // There is no file before the first note.
            let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
            return silence.length(size, at: clock.now) < limit
        }
    }

    /// Waits until the launch has noted something; false when it did not within the limit.
    func wait(for kind: SoakNote.Kind, atMost limit: Duration) async throws -> Bool {
        while !notes.contains(where: { $0.kind == kind }) {
            guard process.status == nil, clock.now - started < limit else { return false }
            try await clock.sleep(for: .milliseconds(2))
        }
        return true
    }

    /// A scenario that leaves everything to the cache and the server.
    static func scenario(route: String) -> Scenario {
        var made = Scenario(name: "soak", app: "urbannest", route: route)
        made.end = ScenarioTime(seconds: 40)
        return made
    }
}

/// For how long a process has noted nothing.
struct SoakSilence {
    private var size = 0
    private var since: ContinuousClock.Instant

    /// Nothing has been noted when the process starts.
    init(since start: ContinuousClock.Instant) { since = start }

    /// The time since the notes last grew, now that they have a size in bytes.
    mutating func length(_ size: Int, at now: ContinuousClock.Instant) -> Duration {
        if size != self.size { (self.size, since) = (size, now) }
        return now - since
    }
}
