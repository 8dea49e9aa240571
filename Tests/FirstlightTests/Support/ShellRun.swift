// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport

/// A program run by a shell, which sets up what is around it.
struct ShellRun {
    let code: Int32
    let output: String
    let errors: String

    /// Runs a line of the shell in which `"$0" "$@"` is the program with its words.
    init(_ line: String, _ program: String, _ words: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "shell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
        let file = try BuiltProgram.file(program).path
        code = try await onOwnThread {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "{ \(line); } > '\(out.path)' 2> '\(err.path)'", file] + words
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        output = try String(contentsOf: out, encoding: .utf8)
        errors = try String(contentsOf: err, encoding: .utf8)
    }
}
