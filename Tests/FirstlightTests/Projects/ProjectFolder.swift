// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// A folder of its own that projects are generated into; it goes with the test.
final class ProjectFolder: Sendable {
    private let temporary = TestFolder()
    /// What is around the project, where nothing may be left behind.
    let around: URL
    /// The project.
    let url: URL
    private let name: String

    init(_ name: String = "App") {
        self.name = name
        around = temporary.url.resolvingSymlinksInPath()
        url = around.appendingPathComponent(name)
    }

    /// Generates a brand's files, set up by a line of the shell in which `"$0" "$@"` is the program.
    @discardableResult
    func generate(_ words: String..., line: String = #""$0" "$@""#, into: String? = nil) async throws
        -> ShellRun
    {
        let words = words.flatMap { $0.split(separator: " ").map(String.init) }
        return try await ShellRun(line, "firstlight", ["generate"] + words + ["--into", into ?? url.path])
    }

    /// Every file of the project by its path, and every folder with a slash behind its path.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
            let file = url.appendingPathComponent(path)
            let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            contents[path + (isFolder ? "/" : "")] = isFolder ? Data() : try Data(contentsOf: file)
        }
        return contents
    }

    /// When each file was last written, in nanoseconds.
    func times() throws -> [String: Int] {
        var times: [String: Int] = [:]
        for path in try contents().keys {
            var status = stat()
            #expect(lstat(url.appendingPathComponent(path).path, &status) == 0)
            times[path] = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        }
        return times
    }

    /// The names beside the project.
    func neighbours() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: around.path).sorted()
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws { try temporary.write(text, "\(name)/\(path)") }

    func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }
}
