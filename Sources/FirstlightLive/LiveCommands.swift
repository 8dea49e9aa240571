// Licensed under the Apache License, Version 2.0.

package import FirstlightCommands
package import FirstlightSimulation
import FirstlightStudio

/// The program `firstlight-live`: the commands that need sockets.
package enum LiveCommands {
    /// Runs the command that the words name, and returns the exit code.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - apps: The apps that can be launched.
    ///   - console: The console for text.
    ///   - children: The processes that are started, which end with this one.
    @MainActor
    package static func run(
        _ words: [String], apps: AppCatalogue, console: Console, children: ChildTable = ChildTable()
    ) async -> Int32 {
        if ReferenceCommand.isWanted(words) { return await runAll(words, apps: apps, console: console) }
        return await DrawingCommands.program(commands: commands(apps)).run(
            words, console: console, children: children)
    }

    /// Runs any command of both programs, for an app whose own program is both.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - name: The program's name.
    ///   - apps: The apps that can be launched.
    ///   - console: The console for text.
    ///   - children: The processes that are started, which end with this one.
    @MainActor
    package static func runAll(
        _ words: [String], name: String = "firstlight", apps: AppCatalogue, console: Console,
        children: ChildTable = ChildTable()
    ) async -> Int32 {
        await DrawingCommands.run(
            words, name: name, apps: apps, live: commands(apps), source: .this, console: console,
            children: children)
    }

    private static func commands(_ apps: AppCatalogue) -> [Command] {
        [
            PlayCommand.command(ScenarioChoice(apps)), BackendCommand.command(apps),
            StudioCommand.command(ScenarioChoice(apps)) { scenario, app, folder in
                try await .started(for: scenario, of: app, folder: folder)
            },
        ]
    }
}
