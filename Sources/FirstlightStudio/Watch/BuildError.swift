// Licensed under the Apache License, Version 2.0.

import Foundation

/// A complaint of a build, with its place.
struct BuildError: Encodable, Equatable, Sendable {
    /// The file, from the package's folder; empty where the build names none.
    var file = ""
    var line = 0, column = 0
    let message: String

    /// The most that are told: the first ones are the cause of the others.
    private static let most = 12

    /// Finds the errors in what a build prints, each once; where it names none, its last lines stand for them.
    static func all(in text: String, root: String) -> [BuildError] {
        var found: [BuildError] = []
        for line in text.split(separator: "\n") {
            guard
                let match = line.firstMatch(
                    of: #/^(?<file>/[^:]+):(?<line>\d+):(?<column>\d+): error: (?<message>.+)$/#)
            else {
                continue
            }
            var file = String(match.file)
            if file.hasPrefix(root + "/") { file.removeFirst(root.count + 1) }
            let error = BuildError(
                file: file, line: Int(match.line) ?? 0, column: Int(match.column) ?? 0,
                message: String(match.message))
            if !found.contains(error) { found.append(error) }
        }
        guard found.isEmpty else { return Array(found.prefix(most)) }
        let named = text.split(separator: "\n").filter { $0.contains("error: ") }.map {
            BuildError(message: String($0))
        }
        let last = text.split(separator: "\n").suffix(6).joined(separator: "\n")
        return named.isEmpty
            ? [BuildError(message: last.isEmpty ? "The build failed and said nothing." : last)]
            : Array(named.prefix(most))
    }
}
