// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// The texts of the product's sources, and what the compiler says of a file that uses them.
enum ProductSource {
    static let root = TestFolder.packageRoot

    /// The text of a file, by its path from the repository's folder.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of the Swift files below a folder, from the repository's.
    static func files(below folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The text without comments, in which white space is one blank.
    static func code(_ path: String) throws -> String {
        let lines = try text(path).split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }
        return lines.joined(separator: " ").replacing(/\s+/, with: " ")
    }

    /// The compiler's errors about a file with this text; it finds the modules that the tests were built with.
    ///
    /// - Parameter mode: The version of the language that the file is written in.
    static func errors(_ source: String, mode: Int = 6) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "typecheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Reader.swift")
        try Data(source.utf8).write(to: file)
        let modules = try BuiltProgram.file("firstlight").deletingLastPathComponent().appending(
            path: "Modules")
        let maps = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
            .filter { $0.hasPrefix("C") && $0.hasSuffix("module.modulemap") }
            .flatMap { ["-Xcc", "-fmodule-map-file=\(root.path)/Sources/\($0)"] }
        let (status, output) = try await OutsideProgram("swiftc").run(
            ["-typecheck", "-swift-version", "\(mode)", "-parse-as-library", "-I", modules.path] + maps + [
                file.path
            ])
        let errors = output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\S+:\d+:\d+: error: (.*)$/).map { String($0.1) }
        }
        // Who cannot compile at all must not be taken for somebody who was refused.
        #expect(status == 0 || !errors.isEmpty, "\(output)")
        return errors
    }
}

/// A program of others, found by its name on `PATH`.
struct OutsideProgram {
    private let url: URL

    /// A program whose file is known.
    init(at url: URL) { self.url = url }

    init(_ name: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        url = URL(filePath: try #require(found, "'\(name)' is not installed. Run: make setup"))
    }

    /// Runs it and returns how it ended and all that it printed.
    func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
        try await onOwnThread { [url] in
            let (process, output) = (Process(), Pipe())
            (process.executableURL, process.arguments) = (url, arguments)
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, said)
        }
    }
}
