// Licensed under the Apache License, Version 2.0.

package import LaunchCommands

/// The program `firstlight-live`: the commands that need sockets.
package enum LiveCommands {
    /// Runs the command that the words name, and returns the exit code.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - console: Where text comes from and goes to.
    @MainActor
    package static func run(_ words: [String], console: Console) async -> Int32 {
        let program = FirstlightProgram.program([
            PlayCommand.command, BackendCommand.command, SoakCommand.command,
        ])
        return await program.run(words, console: console)
    }
}
