// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The file in which a process that draws previews says how far it has come.
struct PreviewLog {
    /// The variable that gives a process the first preview and the file.
    static let variable = "FIRSTLIGHT_PREVIEW_LOG"

    /// The result of one preview.
    struct Entry: Codable {
        var picture: SnapshotCommand.Picture?
        var missed: [Shortfall.Item] = []
        /// The reason why there is no picture.
        var problem: String?
    }

    /// The number of a preview, and its result once it has one.
    private struct Line: Codable {
        let index: Int
        var entry: Entry?
    }

    /// The number of the first preview that is drawn.
    let start: Int
    let file: String

    init(start: Int, file: String) { (self.start, self.file) = (start, file) }

    init?(variable: String) {
        let words = variable.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let start = Int(words[0]) else { return nil }
        (self.start, file) = (start, String(words[1]))
    }

    var environment: String { "\(Self.variable)=\(start) \(file)" }

    func begin(_ index: Int) throws { try write(Line(index: index)) }
    func end(_ index: Int, with entry: Entry) throws { try write(Line(index: index, entry: entry)) }

    private func write(_ line: Line) throws {
        let data = try JSONEncoder().encode(line) + Data("\n".utf8)
        try Output.fill(file, O_WRONLY | O_CREAT | O_APPEND, data, named: file)
    }

    /// Reads the results, the number of the preview that was begun last, and whether it has none: then it is open.
    func read() -> (entries: [Int: Entry], last: Int?, open: Int?) {
        var (entries, last, open): ([Int: Entry], Int?, Int?) = ([:], nil, nil)
        for text in (FileManager.default.contents(atPath: file) ?? Data()).split(
            separator: UInt8(ascii: "\n"))
        {
            guard let line = try? JSONDecoder().decode(Line.self, from: text) else { continue }
            entries[line.index] = line.entry
            (last, open) = (line.index, line.entry == nil ? line.index : nil)
        }
        return (entries, last, open)
    }
}

/// Draws the previews of this program in processes of their own, of which a preview that traps ends one.
@MainActor
struct PreviewRun {
    let names: [String]
    let children: ChildTable
    /// Starts a process that draws from a preview on, with a file for its errors.
    var start: @MainActor (PreviewLog, URL, ChildTable) throws -> ChildProcess = Self.again
    /// The time in which a preview has to be drawn.
    var patience = Duration.seconds(60)

    /// This program with the same words.
    static func again(_ log: PreviewLog, _ errors: URL, _ children: ChildTable) throws -> ChildProcess {
        try ChildProcess(
            Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
            Array(CommandLine.arguments.dropFirst()),
            // The words of the trap are enough, and a walk through the frames of a trap takes seconds.
            environment: [log.environment, "SWIFT_BACKTRACE=enable=no"], output: .errors(errors),
            table: children)
    }

    /// Returns the result of each preview.
    ///
    /// - Parameter watch: Called with the name of each preview as it begins.
    func entries(_ watch: (String) -> Void) async throws -> [PreviewLog.Entry] {
        let work = try WorkFolder("previews")
        defer { work.remove() }
        var results: [PreviewLog.Entry] = []
        while results.count < names.count {
            let file = work.url.appendingPathComponent("\(results.count).log")
            let errors = work.url.appendingPathComponent("\(results.count).txt")
            let log = PreviewLog(start: results.count, file: file.path)
            let end = try await follow(try start(log, errors, children), log, watch)
            let (entries, _, open) = log.read()
            while let entry = entries[results.count] { results.append(entry) }
            guard results.count < names.count else { break }
            let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            guard open == results.count else {
                throw CommandError(
                    "The process that draws the previews \(end): \(Self.reason(said) ?? "it said nothing.")")
            }
            // Other previews of the process may have said the rest.
            let trap = said.split(separator: "\n").first { $0.contains("Fatal error") }.map { String($0) }
            results.append(PreviewLog.Entry(problem: trap ?? "its process \(end)."))
        }
        return results
    }

    /// Waits for the end of a process, and tells how it ended.
    private func follow(
        _ process: ChildProcess, _ log: PreviewLog, _ watch: (String) -> Void
    ) async throws -> String {
        let clock = ContinuousClock()
        var (shown, since): (Int?, ContinuousClock.Instant) = (nil, clock.now)
        while true {
            // What it has written is read once more after its end.
            let status = process.status
            if let open = log.read().last, open != shown {
                (shown, since) = (open, clock.now)
                if names.indices.contains(open) { watch(names[open]) }
            }
            if let status {
                return status & 0x7f == 0
                    ? "ended with code \(status >> 8)" : "was ended by signal \(status & 0x7f)"
            }
            if clock.now - since > patience {
                process.kill()
                return "was ended, as nothing happened in \(patience.components.seconds) seconds"
            }
            try await clock.sleep(for: .milliseconds(20))
        }
    }

    /// The words of a trap among those that a process has said.
    static func reason(_ said: String) -> String? {
        let lines = said.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("Fatal error") } ?? lines.last
    }
}
