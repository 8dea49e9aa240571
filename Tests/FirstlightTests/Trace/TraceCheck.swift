// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// The second tool: it knows the format from its schema, and nothing of the program that writes it.
enum TraceCheck {
    static func run(_ files: [String]) throws -> (code: Int32, output: String) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["python3", "-B", root.appendingPathComponent("Scripts/trace_check.py").path] + files
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
