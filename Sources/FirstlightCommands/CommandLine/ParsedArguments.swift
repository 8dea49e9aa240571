// Licensed under the Apache License, Version 2.0.

/// The values given to a command, read by the options and arguments that it declares.
package struct ParsedArguments: Sendable {
    /// The output of the command.
    package let console: Console
    /// The processes that the command starts, which end with this one.
    package let children: ChildTable
    /// The program's name, for messages: an app's own program says its own.
    package let program: String
    /// The command's name, for messages.
    package let command: String
    private let declared: Set<String>
    private let values: [String: any Sendable]

    package init(
        console: Console, children: ChildTable, program: String, command: String,
        declared: Set<String>, values: [String: any Sendable]
    ) {
        self.console = console
        self.children = children
        self.program = program
        self.command = command
        self.declared = declared
        self.values = values
    }

    /// Prints a remark on the work beside its result, under the names of program and command.
    package func warn(_ text: String) { console.note("\(program) \(command): \(text)") }

    /// The value of an option, or its default.
    package subscript<Value>(_ option: Option<Value>) -> Value {
        value(of: option.parameter, initial: option.initial)
    }

    /// The value of an argument, or its default.
    package subscript<Value>(_ argument: Argument<Value>) -> Value {
        value(of: argument.parameter, initial: argument.initial)
    }

    /// Returns whether the option was given on the command line.
    package func isGiven<Value>(_ option: Option<Value>) -> Bool { values[option.parameter.name] != nil }

    /// Refuses options that would have no effect beside others.
    ///
    /// - Parameter reason: Follows "has no effect".
    package func refuse(_ options: [any ParameterDeclaration], _ reason: String) throws(CommandError) {
        for name in options.map(\.parameter.name) where values[name] != nil {
            let hint =
                switch reason.prefix(while: { $0 != " " }) {
                case "beside": "Leave one of them out."
                case "without": "Give that as well, or leave '--\(name)' out."
                default: "Leave it out."
                }
            throw .usage("Option '--\(name)' has no effect \(reason).", hint: hint)
        }
    }

    private func value<Value>(of parameter: Parameter, initial: Value?) -> Value {
        // A default for an option that cannot be given would hide a mistake in the declaration.
        precondition(
            declared.contains(parameter.name),
            "Command '\(command)' reads \(parameter.title), which it does not declare")
        if let value = values[parameter.name] as? Value { return value }
        guard let initial else {
            preconditionFailure("Parsing let '\(command)' through without \(parameter.title)")
        }
        return initial
    }
}
