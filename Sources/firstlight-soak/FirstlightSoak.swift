// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightCommands
import FirstlightLive
import FirstlightSimulation
import Foundation

/// The program `firstlight-soak`: the long proofs of Firstlight itself, in processes of its own. It is no product.
@main
struct FirstlightSoak {
    @MainActor
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let program = RunningProgram(words, becomesAnother: false)
        exit(await run(words, apps: .firstlight, console: .live(), children: program.children))
    }

    /// Runs the command that the words name, and returns the exit code.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - apps: The apps that can be launched.
    ///   - console: Where text comes from and goes to.
    ///   - children: The processes that are started, which end with this one.
    @MainActor
    static func run(
        _ words: [String], apps: AppCatalogue, console: Console, children: ChildTable = ChildTable()
    ) async -> Int32 {
        let commands = [
            SoakCommand.command(apps), BackendCommand.command(apps),
            MergeCommand.command([SoakCommand.join(apps)]),
        ]
        return await DrawingCommands.program(
            "firstlight-soak", abstract: "Repeats what can go wrong, thousands of times.", commands: commands
        ).run(words, console: console, children: children)
    }
}
