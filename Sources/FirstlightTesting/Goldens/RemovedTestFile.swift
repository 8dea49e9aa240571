// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// Goldens of a test file that is there no more.
struct RemovedTestFile: Sendable {
    /// The name of the test file.
    let name: String
    /// The folder of its goldens.
    let folder: URL
    /// The goldens, by their names.
    let goldens: [String]

    /// The test files that are gone of which goldens are left beside those of another one.
    ///
    /// - Parameter place: The goldens of a test file that is there, in their usual folder.
    static func all(beside place: GoldenPlace) -> [RemovedTestFile] {
        let tests = place.source.deletingLastPathComponent()
        let root = place.folder.deletingLastPathComponent()
        // Where the tests are run without their sources, nothing can be checked.
        guard isThere(place.source) else { return [] }
        return names(in: root).compactMap { name in
            guard !isThere(tests.appendingPathComponent("\(name).swift")) else { return nil }
            let folder = root.appendingPathComponent(name)
            let goldens = names(in: folder).filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
            return goldens.isEmpty
                ? nil : RemovedTestFile(name: "\(name).swift", folder: folder, goldens: goldens)
        }
    }

    /// Deletes the goldens, and their folder if nothing else is in it.
    ///
    /// - Throws: A `SnapshotProblem` that names the folder and the system's reason.
    func delete() throws(SnapshotProblem) {
        do {
            for golden in goldens {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(golden))
            }
            if Self.names(in: folder).isEmpty { try FileManager.default.removeItem(at: folder) }
        } catch {
            throw SnapshotProblem(
                "The goldens in '\(folder.path)' cannot be deleted: \(Reason.text(error)).")
        }
    }

    /// Reports the goldens, and deletes them in the mode that makes all anew.
    func tell(_ mode: SnapshotTestingConfiguration.Record) throws -> String {
        let what = goldens.count == 1 ? "this golden" : "these \(goldens.count) goldens"
        let files = goldens.map { "\n  \(folder.appendingPathComponent($0).path)" }.joined()
        guard mode == .all else {
            return "There is no test file \(name) any more for \(what). Delete what is not needed any more, "
                + "or rename the folder with its test file; the mode 'all' deletes it:\(files)"
        }
        try delete()
        return "There is no test file \(name) any more, and because the mode is 'all', \(what) of it "
            + "\(goldens.count == 1 ? "has" : "have") been deleted:\(files)"
    }

    private static func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
