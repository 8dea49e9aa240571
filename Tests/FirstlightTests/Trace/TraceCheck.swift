// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// The second tool: it knows the format from its schema, and nothing of the program that writes it.
enum TraceCheck {
    static func run(_ files: [String]) async throws -> (code: Int32, output: String) {
        let root = TestFolder.packageRoot
        let ran = try await OutsideProgram("python3").run(
            ["-B", root.appendingPathComponent("Scripts/trace_check.py").path] + files)
        return (ran.status, ran.output)
    }
}
