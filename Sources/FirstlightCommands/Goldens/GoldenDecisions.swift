// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import Foundation

/// The decisions about the goldens of a folder, as the lines beside them tell, which can be taken back.
///
/// A golden that was accepted has its bytes from before in a folder of its own beside it, until the next one takes their place. It
/// is for this machine: other people have version control.
package struct GoldenDecisions: Sendable {
    /// A line about a golden.
    package struct Decision: Encodable, Equatable, Sendable, CustomStringConvertible {
        /// The outcome, in the word that stands in the name of its list.
        package enum Kind: String, Encodable, Sendable {
            case accepted, rejected

            var list: String { self == .accepted ? GoldenAcceptance.list : GoldenRejection.list }
        }

        package let kind: Kind
        /// The day and the time, as in the file.
        package let date: String
        package let by: String
        package let reason: String
        /// The name of the golden.
        package let file: String
        /// The digests of the golden and of the picture that was drawn.
        let before, after: String

        private enum CodingKeys: String, CodingKey { case kind, date, by, reason }

        /// Reads a line; nil for the head of the list, and for one that a merge has damaged.
        init?(_ kind: Kind, _ line: Data) {
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
            let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard fields.count == 8, fields[0] != "date" else { return nil }
            (self.kind, file, before, after) = (kind, fields[1], fields[2], fields[3])
            // A line that somebody has written by hand is shown in a terminal, too.
            (date, by, reason) = (fields[0].asLine, fields[6].asLine, fields[7].asLine)
        }

        package var description: String {
            "\(kind == .accepted ? "Accepted" : "Rejected") by \(by) on \(date.prefix(10)): \(reason)"
        }
    }

    /// The folder, beside the goldens, of what accepted ones were before.
    static let keeping = ".undo"

    private let folder: URL

    /// Finds the decisions about the goldens in a folder.
    package init(_ folder: URL) { self.folder = folder }

    // MARK: - What was decided

    /// Returns the last decision about a golden that has not changed since; nil where there is none.
    ///
    /// - Parameter file: The name of the golden.
    package func last(of file: String) -> Decision? { last(of: file, Self.kinds.map { lines($0) }) }

    /// Returns the last decision of all: about several goldens where it was one for them, in the order of their names.
    ///
    /// - Parameter names: The goldens that there are.
    package func last(among names: [String]) -> [Decision] {
        let all = Self.kinds.map { lines($0) }
        let told = Set(all.joined().map(\.file))
        let found = names.filter(told.contains).compactMap { last(of: $0, all) }
        guard let newest = found.max(by: { $0.date < $1.date }) else { return [] }
        return found.filter {
            $0.kind == newest.kind && $0.date == newest.date && $0.by == newest.by
                && $0.reason == newest.reason
        }
    }

    /// The rejection of a picture comes after the acceptance of the golden that it was to replace.
    private static let kinds = [Decision.Kind.rejected, .accepted]

    private func last(of file: String, _ all: [[Decision]]) -> Decision? {
        let found = all.compactMap { lines in lines.last { $0.file == file } }
        guard !found.isEmpty, let golden = FileManager.default.contents(atPath: place(file).path) else {
            return nil
        }
        let digest = ContentDigest.of(golden)
        // One that was accepted is what was drawn then; one that was rejected is what it was.
        return found.filter { digest == ($0.kind == .accepted ? $0.after : $0.before) }
            .max { $0.date < $1.date }
    }

    private func lines(_ kind: Decision.Kind) -> [Decision] {
        (FileManager.default.contents(atPath: place(kind.list).path) ?? Data()).split(separator: 10)
            .compactMap { Decision(kind, $0) }
    }

    // MARK: - Taking back

    /// Indicates whether all that a decision has changed can be brought back here.
    package func isKept(_ decision: Decision) -> Bool {
        decision.kind == .rejected || kept(decision) != nil
    }

    /// Takes a decision back: an accepted golden has the bytes from before again, and the line is gone from its list.
    ///
    /// - Throws: A `CommandError` when the bytes are not kept here, or a file cannot be written.
    package func takeBack(_ decision: Decision) throws(CommandError) {
        let list = place(decision.kind.list)
        try GoldenAcceptance.refuseLink(list)
        if decision.kind == .accepted {
            guard let before = kept(decision) else { throw missing(decision) }
            // A line about a golden that is what it was before would be harmless; the other way round it would be lost.
            try Output.write(before, to: place(decision.file))
        }
        try removeLine(of: decision, in: list)
        if decision.kind == .accepted {
            try? FileManager.default.removeItem(at: place(Self.keeping).appendingPathComponent(decision.file))
        }
    }

    func missing(_ decision: Decision) -> CommandError {
        CommandError(
            "'\(decision.file)' cannot be what it was before: it was accepted elsewhere, or that picture is gone.",
            code: .noInput, hint: "Take it, and its line in \(decision.kind.list), from version control.")
    }

    private func removeLine(of decision: Decision, in list: URL) throws(CommandError) {
        var lines = (FileManager.default.contents(atPath: list.path) ?? Data())
            .split(separator: 10, omittingEmptySubsequences: false)
        guard let number = lines.lastIndex(where: { Decision(decision.kind, $0) == decision }) else { return }
        lines.remove(at: number)
        // Without a line, there was no list before.
        if lines.allSatisfy({ $0.isEmpty || $0.starts(with: Data("date\t".utf8)) }) {
            try? FileManager.default.removeItem(at: list)
        } else {
            try Output.write(Data(lines.joined(separator: [10])), to: list)
        }
    }

    // MARK: - What is kept

    /// Keeps a golden's bytes before others take their place.
    func keep(_ golden: Data, of file: String) throws(CommandError) {
        let keeping = place(Self.keeping)
        try GoldenAcceptance.refuseLink(keeping)
        do {
            try FileManager.default.createDirectory(at: keeping, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "The folder '\(keeping.path)' cannot be made: \(Reason.text(error)).", code: .cannotCreate)
        }
        let (note, kept) = (
            keeping.appendingPathComponent(".gitignore"), keeping.appendingPathComponent(file)
        )
        for file in [note, kept] { try GoldenAcceptance.refuseLink(file) }
        // Version control has what was committed.
        try Output.write(Data("*\n".utf8), to: note)
        try Output.write(golden, to: kept)
    }

    /// The bytes of a golden before it was accepted; nil where they are not kept here.
    private func kept(_ decision: Decision) -> Data? {
        let file = place(Self.keeping).appendingPathComponent(decision.file)
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        return ContentDigest.of(data) == decision.before ? data : nil
    }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }
}

extension GoldenReview {
    /// Returns what is to be taken back: the last decision about each golden that is named, or else the last one of all.
    ///
    /// - Throws: A `CommandError` where there is nothing to take back, or not all of it can be; then nothing was changed.
    package func lastDecisions(
        about named: [String]
    ) throws(CommandError) -> [GoldenDecisions.Decision] {
        let decisions = GoldenDecisions(folder)
        let known = try names
        var found: [GoldenDecisions.Decision] = []
        for name in named {
            guard known.contains(name) else {
                throw CommandError("There is no golden '\(name)' in '\(folder.path)'.", code: .noInput)
            }
            guard let last = decisions.last(of: name) else {
                throw CommandError(
                    "Nothing was decided about '\(name)' since it changed last, so there is nothing to take back.",
                    code: .noInput)
            }
            if !found.contains(last) { found.append(last) }
        }
        if named.isEmpty { found = decisions.last(among: known) }
        guard !found.isEmpty else {
            throw CommandError(
                "Nothing was decided about the goldens in '\(folder.path)' that could be taken back.",
                code: .noInput)
        }
        for decision in found where !decisions.isKept(decision) { throw decisions.missing(decision) }
        return found
    }
}
