// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Compares lines of text with a file under `Goldens`.
///
/// A missing or different file fails and leaves what was found in `out/goldens`. With
/// `FIRSTLIGHT_RECORD=changed` it is recorded instead.
struct TextGolden {
    /// The name of the file, without its extension.
    let name: String

    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
    static let folder = tests.appendingPathComponent("Goldens")
    private static let results = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("out/goldens")

    func check(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = Self.folder.appendingPathComponent(name + ".txt")
        let expected =
            (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        if expected == lines { return }
        let records = ProcessInfo.processInfo.environment["FIRSTLIGHT_RECORD"] == "changed"
        let target = records ? file : Self.results.appendingPathComponent(name + ".txt")
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: target)
        if records { return }
        let first = zip(lines, expected).enumerated().first { $1.0 != $1.1 }
        let number = (first?.offset ?? min(lines.count, expected.count)) + 1
        let found = lines.indices.contains(number - 1) ? lines[number - 1] : "nothing"
        let wanted = expected.indices.contains(number - 1) ? expected[number - 1] : "nothing"
        Issue.record(
            """
            '\(name)' differs in line \(number). Expected: \(wanted)
            Found: \(found)
            All of it is in \(target.path); if it is right, 'make goldens' keeps it.
            """, sourceLocation: sourceLocation)
    }
}
