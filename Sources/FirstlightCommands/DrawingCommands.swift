// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import StageCairo

/// The commands of a program: those that draw are done here, those that need sockets by the program itself or by one
/// beside it.
package enum DrawingCommands {
    /// Runs the words of the command line and returns the exit code.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - name: The program's name.
    ///   - apps: The apps that can be launched.
    ///   - live: The commands that need sockets, where this program has them itself.
    ///   - source: The program that has those commands.
    ///   - console: The console for text.
    ///   - children: The processes that are started, which end with this one.
    @MainActor
    package static func run(
        _ words: [String], name: String = "firstlight", apps: AppCatalogue, live: [Command] = [],
        source: LiveSource = .firstlight, console: Console, children: ChildTable = ChildTable()
    ) async -> Int32 {
        // A command that describes all commands needs all of them.
        let isForOther = LiveCommand.isWanted(words) || source != .none && ReferenceCommand.isWanted(words)
        if isForOther || source == .none && words.first == "run" {
            do throws(CommandError) { try source.become(words) } catch {
                console.note("\(name): \(error.message)")
                if let hint = error.hint { console.note(hint) }
                return error.code.rawValue
            }
        }
        if words.first == "snapshot" { FirstPicture.prepareMemory() }
        let choice = ScenarioChoice(apps, live: source)
        return await program(name, commands: commands(for: words.first, choice, live, name))
            .run(words, console: console, children: children)
    }

    /// The one command that is named, or all: describing them takes time that a picture need not wait for.
    @MainActor
    private static func commands(
        for word: String?, _ choice: ScenarioChoice, _ live: [Command], _ name: String
    ) -> [Command] {
        let known = table(choice)
        if let named = known.first(where: { $0.name == word }) { return [named.make()] }
        let others = choice.live == .none ? [] : LiveCommand.allCases.map { $0.command(of: live) }
        return ReferenceCommand.added(to: known.map { $0.make() } + others) { program(name, commands: $0) }
    }

    /// The commands in the order of help, each made when it is asked for.
    @MainActor
    private static func table(
        _ choice: ScenarioChoice
    ) -> [(name: String, make: @MainActor () -> Command)] {
        var result: [(name: String, make: @MainActor () -> Command)] = [
            ("record", { RecordCommand.command(choice) }), ("snapshot", { SnapshotCommand.command(choice) }),
            ("tree", { TreeCommand.command(choice) }), ("audit", { AuditCommand.command(choice) }),
            ("lint", { LintCommand.command(choice) }), ("generate", { GenerateCommand.command(choice) }),
            ("seam", { SeamCommand.command(choice) }), ("import", { ImportCommand.command() }),
            ("new", { NewCommand.command() }), ("adopt", { AdoptCommand.command() }),
            ("trace", { TraceCommand.command(choice) }), ("explain", { ExplainCommand.command(choice) }),
            ("faults", { FaultsCommand.command(choice) }), ("accept", { AcceptCommand.command(choice) }),
            ("merge", { MergeCommand.command() }), ("list", { ListCommand.command(choice) }),
        ]
        if choice.live != .none { result.append(("run", { RunCommand.command(choice) })) }
        return result
    }

    /// The program with some of its commands.
    package static func program(
        _ name: String = "firstlight",
        abstract: String =
            "Runs, records and verifies an app's launch, from the first frame to the first screen.",
        commands: [Command]
    ) -> Program {
        Program(
            name: name, abstract: abstract,
            version: name.hasPrefix("firstlight")
                ? FirstlightVersion.number : "(Firstlight \(FirstlightVersion.number))", commands: commands)
    }
}

extension LiveCommand {
    /// The command, or its place in the list where the other program knows what it takes.
    fileprivate func command(of live: [Command]) -> Command {
        live.first { $0.name == rawValue } ?? Command(name: rawValue, abstract: abstract) { _ in 0 }
    }
}
