// Licensed under the Apache License, Version 2.0.

extension Program {
    /// The help of the whole program.
    package func help(width: Int) -> String {
        var lines = MessageText.wrapped(abstract, width: width)
        lines += ["", "Usage: \(name) COMMAND [OPTIONS]", "", "Commands:"]
        let listed = commands.sorted { $0.name < $1.name }.map { ($0.name, $0.abstract) }
        lines += HelpText.columns(listed, width: width)
        lines += ["", "Options:"]
        lines += HelpText.columns(
            [("--help, -h", "Show this help."), ("--version", "Show the version.")], width: width)
        lines += ["", "Run '\(name) COMMAND --help' for the options of a command."]
        return lines.joined(separator: "\n")
    }

    /// The help of one command.
    package func help(for command: Command, width: Int) -> String {
        var lines = MessageText.wrapped(command.abstract, width: width)
        let words = command.arguments.map(HelpText.usage)
        let usage = ["Usage:", name, command.name] + words + ["[OPTIONS]"]
        lines += ["", usage.joined(separator: " ")]
        if !command.discussion.isEmpty {
            lines += [""] + MessageText.wrapped(command.discussion, width: width)
        }
        if !command.arguments.isEmpty {
            lines += ["", "Arguments:"]
            lines += HelpText.columns(
                command.arguments.map { ($0.metavar, HelpText.details($0)) }, width: width)
        }
        let own = command.listedOptions.sorted { $0.name < $1.name }.map { option in
            (
                ["--\(option.name)", option.metavar].filter { !$0.isEmpty }.joined(separator: " "),
                HelpText.details(option)
            )
        }
        lines += ["", "Options:"]
        lines += HelpText.columns(own + [("--help, -h", "Show this help.")], width: width)
        let examples = command.examples
        if !examples.isEmpty { lines += ["", "Examples:"] + examples.map { "  \(name) \($0)" } }
        return lines.joined(separator: "\n")
    }
}

/// The pieces of help texts.
package enum HelpText {
    /// Names on the left, wrapped sentences on the right; a long name gets a line of its own.
    package static func columns(_ entries: [(name: String, text: String)], width: Int) -> [String] {
        let limit = 26
        let widest = entries.map { DisplayWidth.cells($0.name) }.filter { $0 <= limit }.max() ?? 0
        let indent = String(repeating: " ", count: widest + 4)
        return entries.flatMap { entry -> [String] in
            let texts = MessageText.wrapped(entry.text, width: max(20, width - widest - 4))
            let name = "  " + entry.name
            let gap = widest + 4 - DisplayWidth.cells(name)
            guard gap >= 2 else { return [name] + texts.map { indent + $0 } }
            let first = name + String(repeating: " ", count: gap) + (texts.first ?? "")
            return [first] + texts.dropFirst().map { indent + $0 }
        }
    }

    /// The sentence of a parameter with what is allowed, its default, and how often it is given.
    package static func details(_ parameter: Parameter) -> String {
        var notes: [String] = []
        if !parameter.allowed.isEmpty { notes.append(MessageText.list(parameter.allowed, last: "or")) }
        if parameter.isRequired, parameter.place == .option { notes.append("required") }
        if let text = parameter.defaultText { notes.append("default: \(text)") }
        if parameter.kind == .repeated, parameter.place == .option { notes.append("may be repeated") }
        return notes.isEmpty ? parameter.help : "\(parameter.help) (\(notes.joined(separator: "; ")))"
    }

    /// An argument as the usage line shows it.
    package static func usage(_ argument: Parameter) -> String {
        let dots = argument.kind == .repeated ? "..." : ""
        return argument.isRequired ? argument.metavar + dots : "[\(argument.metavar)\(dots)]"
    }
}
