// Licensed under the Apache License, Version 2.0.

/// A problem with the text of a JSON file, and its place.
package struct JSONProblem: Error, Hashable, Sendable {
    /// The place; nil when the problem concerns the whole file.
    package let place: JSONPlace?
    /// The keys and indices that lead there.
    package let path: [JSONStep]
    /// The reason, and the values that are allowed; without a full stop.
    package let reason: String

    /// Describes a problem.
    package init(at place: JSONPlace?, path: [JSONStep] = [], _ reason: String) {
        (self.place, self.path, self.reason) = (place, path, reason)
    }
}

/// A place in a text, as editors count: lines and characters from 1.
package struct JSONPlace: Hashable, Sendable, CustomStringConvertible {
    /// The line.
    package let line: Int
    /// The column, in characters.
    package let column: Int

    /// The place of a byte. A byte order mark takes none.
    package init(of offset: Int, in bytes: [UInt8]) {
        let end = min(offset, bytes.count)
        var (line, start) = (1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        for at in start..<max(start, end) {
            let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
            if bytes[at] == 0x0A || bytes[at] == 0x0D && !isPair { (line, start) = (line + 1, at + 1) }
        }
        self.line = line
        column = String(decoding: bytes[start..<max(start, end)], as: UTF8.self).count + 1
    }

    package var description: String { "line \(line), column \(column)" }
}

extension ArtefactProblem {
    /// The problem of a JSON file.
    init(_ problem: JSONProblem, file: String) {
        let column = problem.place.map { " (column \($0.column))" } ?? ""
        self.init(
            file: file, line: problem.place?.line, element: problem.path.element,
            reason: problem.reason + column)
    }
}
