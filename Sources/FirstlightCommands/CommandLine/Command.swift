// Licensed under the Apache License, Version 2.0.

/// One command of the program: its name, its parameters and its work.
package struct Command: Sendable {
    package let name: String
    /// One sentence for the list of commands.
    package let abstract: String
    /// The rest of the command's help, after the abstract; may be empty.
    package let discussion: String
    package let options: [Parameter]
    package let arguments: [Parameter]
    /// The options that help, completions and the manual page list.
    package var listedOptions: [Parameter] { options.filter { !$0.isHidden } }
    /// Command lines without the program's name.
    package var examples: [String] { makeExamples() }
    /// Does the work and returns the exit code.
    package let run: @MainActor @Sendable (ParsedArguments) async throws -> Int32
    // Made when help asks for them: their names are looked up among the apps' states and scenarios.
    private let makeExamples: @Sendable () -> [String]

    package init(
        name: String, abstract: String, discussion: String = "", options: [any ParameterDeclaration] = [],
        arguments: [any ParameterDeclaration] = [],
        examples: @autoclosure @escaping @Sendable () -> [String] = [],
        run: @escaping @MainActor @Sendable (ParsedArguments) async throws -> Int32
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.options = options.map(\.parameter)
        self.arguments = arguments.map(\.parameter)
        makeExamples = examples
        self.run = run
    }
}
