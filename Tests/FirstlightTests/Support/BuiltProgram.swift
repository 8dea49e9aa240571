// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// A program, as the build left it beside the tests.
enum BuiltProgram {
    /// The file of a program.
    static func file(_ name: String) throws -> URL {
        let test = try #require(Bundle.main.executableURL)
        let found = [test.deletingLastPathComponent(), Bundle.main.bundleURL.deletingLastPathComponent()]
            .map { $0.appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "'\(name)' is not beside the tests; build it with 'swift build'.")
    }

    /// Runs a program to its end.
    ///
    /// - Returns: The exit code and what it printed to its standard output.
    static func run(_ program: URL, _ arguments: [String]) async throws -> (code: Int32, output: String) {
        try await onOwnThread {
            let process = Process()
            let output = Pipe()
            process.executableURL = program
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }
}
