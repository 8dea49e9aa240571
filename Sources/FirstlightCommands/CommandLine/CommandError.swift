// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

/// A failure of a command: the problem, the exit code, and what the user can do next.
package struct CommandError: Error, Equatable, Sendable {
    /// The exit codes of `sysexits.h` that the program uses.
    package enum Code: Int32, Sendable {
        /// The work was done and its result is a failure.
        case failure = 1
        /// The command line is wrong (`EX_USAGE`).
        case usage = 64
        /// The content of an input file is wrong (`EX_DATAERR`).
        case badData = 65
        /// An input file is missing or unreadable (`EX_NOINPUT`).
        case noInput = 66
        /// Something required is not available, a port for example (`EX_UNAVAILABLE`).
        case unavailable = 69
        /// An internal error of the program (`EX_SOFTWARE`).
        case software = 70
        /// An output file cannot be created (`EX_CANTCREAT`).
        case cannotCreate = 73
        /// Reading or writing failed (`EX_IOERR`).
        case inputOutput = 74
    }

    /// One sentence that names the given value and the problem with it.
    package let message: String
    /// The exit code of the process.
    package let code: Code
    /// The next step for the user; one sentence or none.
    package let hint: String?

    package init(_ message: String, code: Code = .failure, hint: String? = nil) {
        self.message = message
        self.code = code
        self.hint = hint
    }

    /// A mistake in the command line.
    package static func usage(_ message: String, hint: String? = nil) -> CommandError {
        CommandError(message, code: .usage, hint: hint)
    }
}

extension CommandError: CustomStringConvertible {
    package var description: String { [message, hint].compactMap(\.self).joined(separator: "\n") }
}

extension CommandError {
    /// Creates the error of a failed run, with the code that says whose mistake it is.
    init(_ error: SimulationError) {
        switch error {
        case .unknownDevice(let name, let known), .unknownApp(let name, let known),
            .unknownScenario(let name, let known):
            let meant = Suggestions.nearest(to: name, in: known)
            self.init(error.description, code: .usage, hint: meant.map { "Did you mean '\($0)'?" })
        case .oddDevice, .oddWindow, .unknownLanguage: self.init(error.description, code: .usage)
        case .badScenario, .badWaivers, .badBaseline, .badFont: self.init(error.description, code: .badData)
        case .stepFailed: self.init(error.description, code: .failure)
        case .notAtRest: self.init(error.description, code: .software)
        }
    }
}
