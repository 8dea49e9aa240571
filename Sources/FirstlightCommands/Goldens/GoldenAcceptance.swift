// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// A decision about pictures, with a reason. An accepted one is written as the golden, with a line in `accepted.tsv`; a
/// rejected one gets a line in `rejected.tsv` and nothing else.
package struct GoldenAcceptance: Sendable {
    /// The file of the lines, beside the goldens.
    package static let list = "accepted.tsv"
    private static let header = "date\tfile\tbefore\tafter\tversion\trenderer\tby\treason\n"

    private let folder: URL
    private let reason: String
    private let date: Date
    private let person: String

    /// Prepares a decision.
    ///
    /// - Parameters:
    ///   - folder: The folder of the goldens.
    ///   - reason: The reason in a line of at most 500 characters.
    ///   - date: Now.
    ///   - person: Who decides.
    /// - Throws: A `CommandError` for a reason that says nothing, is no line, or is read otherwise than it is written.
    package init(
        _ folder: URL, reason: String, date: Date = Date(), person: String = ProcessInfo.processInfo.userName
    ) throws(CommandError) {
        let said = reason.trimmingCharacters(in: .whitespacesAndNewlines)
        guard said.saysSomething, said.unicodeScalars.count <= 500, said.isLine else {
            throw .usage(
                "A golden is accepted or rejected with a reason that can be read: one line of 1 to 500 characters, without a tab, "
                    + "another control character, or one that turns the direction of the text around it.",
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
        try GoldenDecisions(folder).keep(comparison.expected, of: file)
        // A golden whose line is missing would have been taken by nobody.
        try note(comparison, actual, in: Self.list)
        try Output.write(actual, to: folder.appendingPathComponent(file))
        return true
    }

    /// Writes the line that a picture is not to be the golden. The golden stays as it is.
    ///
    /// - Returns: False for a picture that is its golden already; nothing is written then.
    /// - Throws: A `CommandError` when there is no picture or the file cannot be written.
    @discardableResult
    package func reject(_ comparison: GoldenComparison) throws(CommandError) -> Bool {
        guard let actual = comparison.actual else {
            throw CommandError(
                "'\(comparison.summary.file)' is drawn by nothing, so there is nothing to reject.",
                code: .badData)
        }
        guard comparison.summary.verdict == .different else { return false }
        try note(comparison, actual, in: GoldenRejection.list)
        return true
    }

    private func note(
        _ comparison: GoldenComparison, _ actual: Data, in list: String
    ) throws(CommandError) {
        let fields = [
            ISO8601DateFormatter().string(from: date), comparison.summary.file,
            ContentDigest.of(comparison.expected),
            ContentDigest.of(actual), FirstlightVersion.number, comparison.renderer, person, reason,
        ]
        let place = folder.appendingPathComponent(list)
        try Self.refuseLink(place)
        let known = FileManager.default.contents(atPath: place.path) ?? Data(Self.header.utf8)
        let line = fields.map { $0.replacing("\t", with: " ").replacing("\n", with: " ").asLine }
            .joined(separator: "\t")
        try Output.write(known + Data((line + "\n").utf8), to: place)
    }

    /// Refuses to write through a link, which may lead out of the folder.
    static func refuseLink(_ place: URL) throws(CommandError) {
        let kind = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
        guard kind != .typeSymbolicLink else {
            throw CommandError(
                "'\(place.path)' is a link, and would be written where it leads.", code: .cannotCreate,
                hint: "Put the file itself into the folder of the goldens.")
        }
    }
}
