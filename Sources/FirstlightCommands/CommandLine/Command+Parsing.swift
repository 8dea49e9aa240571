// Licensed under the Apache License, Version 2.0.

extension Command {
    /// The meaning of the words behind a command's name.
    package enum Request: Sendable {
        case help
        case run(ParsedArguments)
    }

    /// Reads the words behind the command's name.
    ///
    /// - Throws: A usage error that names what was given and what is allowed.
    package func parse(
        _ words: [String], program: String, console: Console, children: ChildTable = ChildTable()
    ) throws(CommandError) -> Request {
        var scan = ArgumentScan(command: self, words: words)
        guard try scan.sort() else { return .help }
        var values: [String: any Sendable] = [:]
        for option in options {
            guard let texts = scan.options[option.name] else {
                if option.isRequired { throw missing(option) }
                continue
            }
            values[option.name] = try option.read(texts)
        }
        var rest = scan.positional[...]
        for argument in arguments {
            let texts = argument.kind == .repeated ? Array(rest) : Array(rest.prefix(1))
            if texts.isEmpty, argument.isRequired { throw missing(argument) }
            if !texts.isEmpty { values[argument.name] = try argument.read(texts) }
            rest = rest.dropFirst(texts.count)
        }
        if let extra = rest.first { throw unexpected(extra) }
        let declared = Set((options + arguments).map(\.name))
        return .run(
            ParsedArguments(
                console: console, children: children, program: program, command: name, declared: declared,
                values: values))
    }

    private func missing(_ parameter: Parameter) -> CommandError {
        .usage("\(parameter.title) is missing; it takes \(parameter.takes).")
    }

    private func unexpected(_ text: String) -> CommandError {
        if arguments.isEmpty {
            return .usage("Command '\(name)' takes no arguments, but was given '\(text)'.")
        }
        let wanted = MessageText.list(arguments.map(\.metavar), last: "and")
        return .usage("Command '\(name)' takes \(wanted), but was also given '\(text)'.")
    }
}
