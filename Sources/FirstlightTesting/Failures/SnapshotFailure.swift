// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

/// The reason why a snapshot fails its test.
@MainActor
struct SnapshotFailure {
    enum Kind {
        case differs(String)
        /// There is none, and none is written.
        case isMissing
        /// There was none; it has been written.
        case wasMissing
        /// It has been written anew.
        case written(SnapshotTestingConfiguration.Record)
    }

    /// A file for inspection.
    struct File {
        let place: URL
        let data: Data
    }

    let golden: URL
    let kind: Kind
    var files: [File] = []
    /// The file that describes the failure beside the others; nil for one that leaves nothing.
    var left: URL?
    /// The screen in points; nil for a text.
    var size: CGSize?
    /// The rectangle around the pixels that differ, and the view that owns them.
    var place: (area: CGRect, owner: DrawnOwner)?

    /// Returns the message of the failure.
    ///
    /// - Parameter problems: The reasons why files for inspection could not be written, by their places.
    func text(_ problems: [URL: SnapshotProblem] = [:]) -> String {
        let name = golden.lastPathComponent
        let places = files.map { "\n  " + (problems[$0.place].map { "\($0)" } ?? $0.place.path) }.joined()
        switch kind {
        case .differs(let what):
            return """
                The screen differs from the golden '\(name)'.
                \(what)
                Look at:\(places)
                If the screen is right, run the test once with \(SnapshotTestingConfiguration.variable)=failed.
                """
        case .isMissing:
            return """
                There is no golden '\(name)', and in the mode 'never' none is written.
                What was drawn is in:\(places)
                If it is right, run the test once with \(SnapshotTestingConfiguration.variable)=missing.
                """
        case .wasMissing:
            return """
                There was no golden '\(name)'. It has been written:
                  \(golden.path)
                Look at it. If it is right, run the test again and commit the file.
                """
        case .written(let mode):
            return """
                The golden '\(name)' has been written anew, because the mode is '\(mode.rawValue)':
                  \(golden.path)
                Look at what changed, and run the test again in another mode.
                """
        }
    }

    /// The failure for a page.
    private var description: SnapshotLeftover {
        let reason = if case .differs(let what) = kind { what } else { "There is no golden." }
        return SnapshotLeftover(
            golden: golden.path, reason: reason, width: size.map { Double($0.width) },
            height: size.map { Double($0.height) },
            area: place?.area.numbers, view: place?.owner.frame?.numbers, owner: place?.owner.words)
    }

    /// Leaves the files, attaches them to the test, and makes it fail.
    func record(at location: SourceLocation) {
        var problems: [URL: SnapshotProblem] = [:]
        for file in files {
            do { try SnapshotCheck.write(file.data, to: file.place) } catch { problems[file.place] = error }
            Attachment.record(
                [UInt8](file.data), named: file.place.lastPathComponent, sourceLocation: location)
        }
        if let left, let data = try? JSONEncoder().encode(description) {
            do { try SnapshotCheck.write(data, to: left) } catch { problems[left] = error }
        }
        TestFailure(text(problems)).record(at: location)
    }
}
