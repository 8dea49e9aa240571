// Licensed under the Apache License, Version 2.0.

import Foundation

/// The commands that need sockets, which are a program of their own beside this one.
///
/// Loading the network's libraries takes longer than drawing a picture.
package enum LiveCommand: String, CaseIterable, Sendable {
    case play, backend, soak

    /// One sentence for the list of commands.
    package var abstract: String {
        switch self {
        case .play: "Launches a brand for real: real clock, real server, real sockets."
        case .backend: "Serves the development backend on loopback until it is interrupted."
        case .soak: "Runs the long proofs and writes their figures."
        }
    }

    /// The name of the program.
    static let programName = "firstlight-live"

    /// The program that has these commands.
    ///
    /// - Parameter isThisOne: Whether this program has them itself; otherwise it is the one beside it.
    /// - Throws: A `CommandError` that says how to get it.
    static func program(isThisOne: Bool = false) throws(CommandError) -> URL {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw CommandError("The program cannot find its own file.", code: .software)
        }
        if isThisOne { return own }
        let found = own.deletingLastPathComponent().appendingPathComponent(programName)
        guard FileManager.default.isExecutableFile(atPath: found.path) else {
            throw CommandError(
                "'\(found.path)' is missing; it belongs beside this program.", code: .unavailable,
                hint: "'make build' makes both. So does: swift build --product \(programName)")
        }
        return found
    }

    /// Whether the words on the command line are for the other program.
    package static func isWanted(_ words: [String]) -> Bool {
        let named = words.first == "help" ? words.dropFirst().first : words.first
        return named.flatMap { LiveCommand(rawValue: $0) } != nil
    }

    /// Becomes the other program, with the same words, process and terminal; returns only when that fails.
    static func become(_ words: [String]) throws(CommandError) {
        let path = try program().path
        var arguments = ([path] + words).map { strdup($0) }
        arguments.append(nil)
        execv(path, arguments)
        let reason = String(cString: strerror(errno))
        for text in arguments { free(text) }
        throw CommandError("'\(path)' cannot be started: \(reason)", code: .unavailable)
    }
}
