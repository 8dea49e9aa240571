// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import Foundation
import LaunchCore

/// Reading and writing trace files.
enum TraceFiles {
    /// Reads the launches of a file.
    ///
    /// - Throws: A `CommandError` that names the file and says what to do.
    static func read(_ path: String) throws(CommandError) -> [LaunchTimeline] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError("There is no file '\(path)'.", code: .noInput)
        }
        guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(
                "'\(path)' cannot be read\(isFolder.boolValue ? ": it is a folder" : "").", code: .noInput)
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
