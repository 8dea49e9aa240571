// Licensed under the Apache License, Version 2.0.

/// The commands that describe all commands, from their declarations.
package enum ReferenceCommand: String, CaseIterable, Sendable {
    case completions, manual

    /// Returns whether the words on the command line are for one of them, which needs the declarations of every
    /// command.
    package static func isWanted(_ words: [String]) -> Bool {
        words.first.flatMap { ReferenceCommand(rawValue: $0) } != nil
    }

    private static let shell = Argument<Shell>.required(
        "SHELL", ValueParser<Shell>.oneOf(), help: "The shell to print completions for.")

    /// All commands, with those that describe them.
    ///
    /// - Parameter program: Creates the program with some commands.
    static func added(
        to commands: [Command], of program: @escaping @Sendable ([Command]) -> Program
    ) -> [Command] {
        // They are in the list that they describe.
        let own = allCases.map { $0.command { program(commands) } }
        return commands + allCases.map { $0.command { program(commands + own) } }
    }

    private func command(_ program: @escaping @Sendable () -> Program) -> Command {
        switch self {
        case .completions:
            Command(
                name: rawValue, abstract: "Prints shell completions for all commands and options.",
                discussion: """
                    Where a shell looks for completions depends on the system; 'make install' puts them in the usual \
                    places. For a single session of bash, 'eval' the output.
                    """,
                arguments: [Self.shell], examples: Shell.allCases.map { "\(rawValue) \($0.rawValue)" }
            ) { arguments in
                arguments.console.printAsIs(arguments[Self.shell].completions(of: program()))
                return 0
            }
        case .manual:
            Command(
                name: rawValue, abstract: "Prints the manual page in the format of man.",
                examples: ["\(rawValue) > page.1", "\(rawValue) | man -l -"]
            ) { arguments in
                let page = ManualPage(
                    program: program(), date: FirstlightVersion.date,
                    source: "Firstlight \(FirstlightVersion.number)")
                arguments.console.printAsIs(page.text)
                return 0
            }
        }
    }
}
