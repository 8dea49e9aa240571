// Licensed under the Apache License, Version 2.0.

import StageCairo

/// The program `firstlight`: what draws is done here, what needs sockets by the program beside it.
package enum FirstlightProgram {
    /// Runs the words of the command line and returns the exit code.
    @MainActor
    package static func run(_ words: [String], console: Console) async -> Int32 {
        if LiveCommand.isWanted(words) {
            do throws(CommandError) { try LiveCommand.become(words) } catch {
                console.note("firstlight: \(error)")
                return error.code.rawValue
            }
        }
        if words.first == "snapshot" { FirstPicture.prepareMemory() }
        return await program(commands(for: words.first)).run(words, console: console)
    }

    /// The one command that is named, or all: describing them takes time that a picture need not wait for.
    @MainActor
    private static func commands(for word: String?) -> [Command] {
        switch word {
        case "run": [RunCommand.command]
        case "record": [RecordCommand.command]
        case "snapshot": [SnapshotCommand.command]
        case "tree": [TreeCommand.command]
        case "audit": [AuditCommand.command]
        case "trace": [TraceCommand.command]
        case "faults": [FaultsCommand.command]
        case "explain": [ExplainCommand.command]
        default:
            [
                RunCommand.command, LiveCommand.play.command, RecordCommand.command,
                SnapshotCommand.command, TreeCommand.command, AuditCommand.command, TraceCommand.command,
                ExplainCommand.command, FaultsCommand.command, LiveCommand.backend.command,
                LiveCommand.soak.command,
            ]
        }
    }

    /// The program with some of its commands.
    package static func program(_ commands: [Command]) -> Program {
        Program(
            name: "firstlight",
            abstract: "Plays, records and proves an app's launch, from the first frame to the first screen.",
            version: "0.1.0", commands: commands)
    }
}

extension LiveCommand {
    /// The command in the list; the other program knows what it takes.
    fileprivate var command: Command {
        Command(name: rawValue, abstract: abstract) { _ in 0 }
    }
}
