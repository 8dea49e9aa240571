// Licensed under the Apache License, Version 2.0.

/// One command of the program: what it is called, what it takes and what it does.
struct Command: Sendable {
    let name: String
    /// One sentence for the list of commands.
    let abstract: String
    /// What a reader of the command's help needs beyond that; may be empty.
    let discussion: String
    let options: [Parameter]
    let arguments: [Parameter]
    /// Whole command lines, each with a comment behind `#` if it needs one.
    let examples: [String]
    /// Does the work and returns the exit code.
    let run: @MainActor @Sendable (ParsedArguments) async throws -> Int32

    init(
        name: String, abstract: String, discussion: String = "", options: [any ParameterDeclaration] = [],
        arguments: [any ParameterDeclaration] = [], examples: [String] = [],
        run: @escaping @MainActor @Sendable (ParsedArguments) async throws -> Int32
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.options = options.map(\.parameter)
        self.arguments = arguments.map(\.parameter)
        self.examples = examples
        self.run = run
    }
}
