// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// A second process that uses a store, and the lines it has said so far.
final class Probe: Sendable {
    private let process: Process
    private let output: URL
    private let input: Pipe

    /// The program beside the bundle of the tests.
    private static func program() throws -> URL {
        let test = try #require(Bundle.main.executableURL)
        let found = [test.deletingLastPathComponent(), Bundle.main.bundleURL.deletingLastPathComponent()]
            .map { $0.appending(path: "store-probe") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "'store-probe' is not beside the tests; build it with 'swift build'.")
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - arguments: What it is to do.
    ///   - folder: Where its words are written to.
    ///   - blocks: The largest file that it may write, in blocks of 512 bytes; nil for any.
    ///   - temporary: Its temporary directory; nil for that of the tests.
    init(_ arguments: [String], folder: URL, blocks: Int? = nil, temporary: String? = nil) throws {
        output = folder.appending(path: "probe-\(UUID()).txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let (program, input) = (try Self.program(), Pipe())
        let started = Process()
        if let blocks {
            // Without the trap the system would end the process instead of refusing the write.
            started.executableURL = URL(fileURLWithPath: "/bin/sh")
            started.arguments =
                ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\"", program.path] + arguments
        } else {
            started.executableURL = program
            started.arguments = arguments
        }
        if let temporary {
            started.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        }
        started.standardOutput = try FileHandle(forWritingTo: output)
        started.standardInput = input
        try started.run()
        (process, self.input) = (started, input)
    }

    deinit { if process.isRunning { end(process.processIdentifier) } }

    var lines: [String] {
        String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    /// The numbers after a word.
    func numbers(_ word: String) -> [Int] {
        lines.compactMap { $0.hasPrefix(word + " ") ? Int($0.dropFirst(word.count + 1)) : nil }
    }

    /// Waits until it has said a number of lines, or is over.
    func said(_ count: Int) {
        while process.isRunning, lines.count < count { usleep(500) }
    }

    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func goOn() throws { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }

    /// Ends it in the middle of whatever it does.
    func kill() {
        end(process.processIdentifier)
        process.waitUntilExit()
    }
}

private func end(_ process: Int32) { _ = Foundation.kill(process, SIGKILL) }
