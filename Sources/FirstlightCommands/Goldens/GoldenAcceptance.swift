// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// The acceptance of pictures as goldens: the file is written, and a line in `accepted.tsv` says who took it and why.
package struct GoldenAcceptance: Sendable {
    /// The file of the lines, beside the goldens.
    package static let list = "accepted.tsv"
    private static let header = "date\tfile\tbefore\tafter\tversion\trenderer\tby\treason\n"

    private let folder: URL
    private let reason: String
    private let date: Date
    private let person: String

    /// Prepares an acceptance.
    ///
    /// - Parameters:
    ///   - folder: The folder of the goldens.
    ///   - reason: The reason in a line of at most 500 characters.
    ///   - date: Now.
    ///   - person: Who accepts.
    /// - Throws: A `CommandError` for a reason that says nothing or is no line.
    package init(
        _ folder: URL, reason: String, date: Date = Date(), person: String = ProcessInfo.processInfo.userName
    ) throws(CommandError) {
        let said = reason.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !said.isEmpty, said.count <= 500, !said.contains(where: { $0.isNewline || $0 == "\t" }) else {
            throw .usage(
                "A golden is accepted with a reason: one line of 1 to 500 characters without a tab.",
                hint: "Give it with --reason 'The logo is new.'")
        }
        (self.folder, self.reason, self.date, self.person) = (folder, said, date, person)
    }

    /// Writes a picture in the place of its golden, and the line about it.
    ///
    /// - Returns: False for a picture that is its golden already; nothing is written then.
    /// - Throws: A `CommandError` when there is no picture or a file cannot be written.
    @discardableResult
    package func take(_ comparison: GoldenComparison) throws(CommandError) -> Bool {
        let file = comparison.summary.file
        guard let actual = comparison.actual else {
            throw CommandError(
                "'\(file)' is drawn by nothing, so there is nothing to accept.", code: .badData)
        }
        guard comparison.summary.verdict == .different else { return false }
        let fields = [
            ISO8601DateFormatter().string(from: date), file, ContentDigest.of(comparison.expected),
            ContentDigest.of(actual), FirstlightVersion.number, comparison.renderer, person, reason,
        ]
        let place = folder.appendingPathComponent(Self.list)
        let known = FileManager.default.contents(atPath: place.path) ?? Data(Self.header.utf8)
        let line = fields.map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }
            .joined(separator: "\t")
        // A golden whose line is missing would have been taken by nobody.
        try Output.write(known + Data((line + "\n").utf8), to: place)
        try Output.write(actual, to: folder.appendingPathComponent(file))
        return true
    }
}
