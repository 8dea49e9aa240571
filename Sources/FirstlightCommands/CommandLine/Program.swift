// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

/// The whole command line: its commands, help, version and exit codes.
package struct Program: Sendable {
    package let name: String
    package let abstract: String
    package let version: String
    package let commands: [Command]

    /// Runs the command that the words name.
    ///
    /// - Parameter words: The command line without the program's own name.
    /// - Returns: The exit code of the process.
    @MainActor
    package func run(
        _ words: [String], console: Console, children: ChildTable = ChildTable()
    ) async -> Int32 {
        var named: Command?
        let code = await run(words, console, children, &named)
        guard let problem = console.problem else { return code }
        // What went wrong before is the better reason.
        let own = report(problem, of: named, console: console)
        return code == 0 ? own : code
    }

    @MainActor
    private func run(
        _ words: [String], _ console: Console, _ children: ChildTable, _ named: inout Command?
    ) async -> Int32 {
        do {
            guard let first = words.first else {
                console.print(help(width: console.width))
                return 0
            }
            switch first {
            case "--help", "-h":
                console.print(help(width: console.width))
                return 0
            case "--version":
                try refuse(words.dropFirst(), behind: first)
                console.print("\(name) \(version)")
                return 0
            case "help":
                console.print(try help(for: words.dropFirst(), width: console.width))
                return 0
            default:
                break
            }
            let command = try self.command(first)
            named = command
            switch try command.parse(
                Array(words.dropFirst()), program: name, console: console, children: children)
            {
            case .help:
                console.print(help(for: command, width: console.width))
                return 0
            case .run(let arguments):
                return try await command.run(arguments)
            }
        } catch {
            return report(error, of: named, console: console)
        }
    }

    private func help(for words: ArraySlice<String>, width: Int) throws(CommandError) -> String {
        guard let word = words.first, word != "--help", word != "-h" else { return help(width: width) }
        let command = try command(word)
        try refuse(words.dropFirst().filter { $0 != "--help" && $0 != "-h" }[...], behind: "help \(word)")
        return help(for: command, width: width)
    }

    private func refuse(_ words: ArraySlice<String>, behind start: String) throws(CommandError) {
        guard let extra = words.first else { return }
        throw .usage("'\(start)' takes nothing more, but was also given '\(extra)'.")
    }

    private func command(_ word: String) throws(CommandError) -> Command {
        if let command = commands.first(where: { $0.name == word }) { return command }
        let isOption = word.hasPrefix("-")
        let known = isOption ? ["--help", "--version"] : commands.map(\.name) + ["help"]
        let what = isOption ? "option" : "command"
        throw .usage(
            "There is no \(what) '\(word)'.",
            hint: Suggestions.nearest(to: word, in: known).map { "Did you mean '\($0)'?" })
    }

    private func report(_ error: any Error, of command: Command?, console: Console) -> Int32 {
        let full = [name, command?.name].compactMap(\.self).joined(separator: " ")
        guard let error = error as? CommandError ?? (error as? SimulationError).map(CommandError.init) else {
            if error is CancellationError {
                console.note("\(full): Stopped before the end.")
                return 130
            }
            console.note("\(full): The command failed: \(Reason.text(error)).")
            return CommandError.Code.software.rawValue
        }
        console.note("\(full): \(error.message)")
        if let hint = error.hint { console.note(hint) }
        if error.code == .usage { console.note("Run '\(full) --help' to see what it takes.") }
        return error.code.rawValue
    }
}
