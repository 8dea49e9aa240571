// Licensed under the Apache License, Version 2.0.

import Foundation

/// The commands that need sockets, which are a program of their own beside this one.
///
/// Loading the network's libraries takes longer than drawing a picture.
package enum LiveCommand: String, CaseIterable, Sendable {
    case play, backend, studio

    /// One sentence for the list of commands.
    package var abstract: String {
        switch self {
        case .play: "Launches an app for real: real clock, real server, real sockets."
        case .backend: "Serves the development backend on loopback until interrupted."
        case .studio: "Shows every launch in a browser: gallery, player, live launches, review of goldens."
        }
    }

    /// Returns whether the words on the command line are for the other program.
    package static func isWanted(_ words: [String]) -> Bool {
        let named = words.first == "help" ? words.dropFirst().first : words.first
        return named.flatMap { LiveCommand(rawValue: $0) } != nil
    }
}
