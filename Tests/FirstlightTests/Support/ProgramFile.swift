// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// Programs of the shell that tests start.
enum ProgramFile {
    /// Writes an executable file; folders that it needs are made.
    ///
    /// Another process writes it. Here the file would be open for writing also in whatever another test starts at that
    /// moment, and could not be run as long as that is so.
    static func write(_ text: String, to file: URL) async throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let run = try await OutsideProgram("sh").run([
            "-c", #"printf '%s\n' "$1" > "$2" && chmod 755 "$2""#, "sh", text, file.path,
        ])
        try #require(run.status == 0, "\(run.output)")
    }
}
