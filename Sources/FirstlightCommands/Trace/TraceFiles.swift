// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import Foundation
import LaunchCore

/// Reading and writing trace files.
enum TraceFiles {
    /// The most bytes of a file: as many as hundreds of thousands of launches take.
    private static let mostBytes = 1 << 30

    /// Reads the launches of a file.
    ///
    /// - Throws: A `CommandError` that names the file and says what to do.
    static func read(_ path: String, _ console: Console) throws(CommandError) -> [LaunchTimeline] {
        let data = try InputFile(path, console: console).content(atMost: mostBytes)
        guard data.count <= mostBytes else {
            throw CommandError(
                "'\(path)' has more than \(mostBytes) bytes, which are the most.", code: .badData)
        }
        do throws(ChromeTraceError) {
            return try ChromeTrace(data: data).timelines()
        } catch {
            throw CommandError("\(path): \(error)", code: .badData)
        }
    }

    /// Writes launches into one file.
    static func write(_ timelines: [LaunchTimeline], to path: String) throws {
        let url = URL(fileURLWithPath: path)
        _ = try Output.folder(url.deletingLastPathComponent().path)
        try Output.write(try ChromeTrace(timelines).data(), to: url)
    }
}
