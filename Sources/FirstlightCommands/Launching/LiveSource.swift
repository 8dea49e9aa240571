// Licensed under the Apache License, Version 2.0.

import Foundation

/// The program that contains the commands that need sockets.
package enum LiveSource: Hashable, Sendable {
    /// The running program.
    case this
    /// One in the same folder, by its name.
    case beside(String)
    /// No program.
    case none

    /// The one beside `firstlight`.
    package static let firstlight = LiveSource.beside("firstlight-live")

    /// The file of the program.
    ///
    /// - Throws: A `CommandError` that says how to get it.
    func url() throws(CommandError) -> URL {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw CommandError("The program cannot find its own file.", code: .software)
        }
        switch self {
        case .this: return own
        case .none:
            throw CommandError(
                "This program launches nothing for real.", code: .unavailable,
                hint:
                    "Make it a FirstlightProgram of the module FirstlightLive, which has these commands, too."
            )
        case .beside(let name):
            let found = own.deletingLastPathComponent().appendingPathComponent(name)
            guard FileManager.default.isExecutableFile(atPath: found.path) else {
                throw CommandError(
                    "'\(found.path)' is missing; it belongs beside this program.", code: .unavailable,
                    hint: "'make build' makes both. So does: swift build --product \(name)")
            }
            return found
        }
    }

    /// Becomes that program, with the same words, process and terminal; returns at once if it is this one, and
    /// otherwise only on failure.
    func become(_ words: [String]) throws(CommandError) {
        if self == .this { return }
        let path = try url().path
        var arguments = ([path] + words).map { strdup($0) }
        arguments.append(nil)
        execv(path, arguments)
        let reason = String(cString: strerror(errno))
        for text in arguments { free(text) }
        throw CommandError("'\(path)' cannot be started: \(reason)", code: .unavailable)
    }
}
