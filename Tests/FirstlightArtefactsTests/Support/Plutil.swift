// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Apple's tool for property lists, as the Swift toolchain has it.
enum Plutil {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Runs plutil on a file of these bytes, the last of its arguments; throws what it says when it fails.
    static func run(_ arguments: String..., on bytes: [UInt8]) throws -> [UInt8] {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let tool = path.map { "\($0)/plutil" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let tool else {
            throw Failure(description: "plutil is not on PATH: the Swift toolchain has it")
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments + [file.path]
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: said, as: UTF8.self))
        }
        return Array(said)
    }
}
