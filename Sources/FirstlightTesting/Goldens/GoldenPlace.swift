// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// The place of a test's goldens.
struct GoldenPlace: Sendable {
    /// The folder of all goldens of the test file.
    let folder: URL
    /// The test file.
    let source: URL
    /// The name of the test, as files have it.
    let test: String

    /// The name of the test file.
    var fileName: String { source.lastPathComponent }

    init(source: URL, test: String, directory: URL? = nil) {
        self.source = source
        // Without the labels of its arguments.
        self.test = Self.word(
            test.hasSuffix(")") ? test[..<(test.lastIndex(of: "(") ?? test.endIndex)] : test[...])
        folder =
            directory
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    }

    init(of test: Test, directory: URL?) {
        self.init(
            source: URL(fileURLWithPath: test.sourceLocation.filePath), test: test.name, directory: directory)
    }

    /// The name of a golden without its extension.
    func name(_ parts: String?...) -> String {
        ([test] + parts.compactMap { $0 }.map { Self.word($0) }).joined(separator: ".")
    }

    /// A name as a part of a file's name: letters, digits and underscores, the rest as hyphens.
    static func word(_ name: some StringProtocol) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    // MARK: - Orphans

    /// The goldens of the test that it has not asked for; none when it ended half way.
    func goldens(ofTestThatAskedFor ledger: SnapshotLedger) -> [String] {
        guard let asked = ledger.asked else { return [] }
        return files.filter { Self.test(of: $0) == test && !asked.contains($0) }
    }

    /// The goldens whose tests are no functions of the test file.
    func goldensWithoutTest() -> [String] {
        let files = files
        guard !files.isEmpty, let text = try? String(contentsOf: source, encoding: .utf8) else { return [] }
        let known = Set(
            text.matches(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/).map {
                Self.word($0.1 ?? $0.2 ?? "")
            })
        return files.filter { !known.contains(Self.test(of: $0)) }
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
    }

    private static func test(of file: String) -> String { String(file.prefix { $0 != "." }) }
}
