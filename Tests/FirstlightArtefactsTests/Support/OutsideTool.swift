// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// A program of others that judges what we write; the test fails with what to install where it is missing.
struct OutsideTool {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    let path: String

    /// Finds a program: at a path below the repository's root, or by its name on `PATH`.
    init(_ name: String, install: String) throws {
        let places =
            name.contains("/")
            ? [Self.root.appending(path: name).path]
            : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
                "\($0)/\(name)"
            }
        guard let path = places.first(where: FileManager.default.isExecutableFile) else {
            throw Missing(description: "\(name) is missing. Run: \(install)")
        }
        self.path = path
    }

    static let root = TestFolder.packageRoot

    /// Runs the program and returns how it ended and all that it printed.
    func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }
}

/// A folder that is there while a test runs.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "artefacts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

extension FileSet {
    /// Writes the files into a folder.
    func write(into folder: URL) throws {
        for path in paths {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(self[path] ?? []).write(to: url)
        }
    }

    /// The text of a file.
    func text(_ path: String) -> String? { self[path].map { String(decoding: $0, as: UTF8.self) } }

    init(texts: [String: String]) {
        self.init()
        for (path, text) in texts { self[path] = Array(text.utf8) }
    }

    /// These files with those that were generated over them, and a picture of one pixel in each slot.
    func applying(_ artefacts: PlatformArtefacts) -> FileSet {
        var result = self
        for path in artefacts.obsolete { result[path] = nil }
        for path in artefacts.files.paths { result[path] = artefacts.files[path] }
        for slot in artefacts.pictures { result[slot.path] = onePixel }
        return result
    }
}

/// A PNG picture of one transparent pixel.
let onePixel: [UInt8] = [UInt8](
    Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    )
        ?? Data())
