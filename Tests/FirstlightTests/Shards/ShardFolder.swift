// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// A folder of a test, which goes with it.
struct ShardFolder: Sendable {
    private let temporary = TestFolder()
    var url: URL { temporary.url }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ text: String, _ name: String) throws { try temporary.write(text, name) }

    /// What is in a folder of it: the bytes of each file by its name, but for parts and times.
    func content(_ name: String) throws -> [String: Data] {
        let folder = url.appendingPathComponent(name)
        var result: [String: Data] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where !ShardFile.isPart(file) && !file.hasSuffix("-times.json") {
            result[file] = try Data(contentsOf: folder.appendingPathComponent(file))
        }
        return result
    }
}

/// A program that was run beside others.
struct ShardProcess {
    let process: Process
    private let log: URL

    /// Starts a program; what it prints goes to a file of its own.
    init(_ program: URL, _ words: [String], in folder: ShardFolder) throws {
        process = Process()
        log = folder.url.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.executableURL = program
        process.arguments = words
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
    }

    /// Waits for its end.
    ///
    /// - Returns: The exit code and what it printed to both of its outputs.
    func end() async throws -> (code: Int32, text: String) {
        try await onOwnThread { [process] in process.waitUntilExit() }
        return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
}
