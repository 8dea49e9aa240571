// Licensed under the Apache License, Version 2.0.

/// The manual page of a program, in the macros of man(7).
struct ManualPage {
    let program: Program
    /// The day of the release.
    let date: String
    /// The text at the foot: the package and its version.
    let source: String

    var text: String {
        let title = program.name.uppercased()
        var lines = [
            ".\\\" Made by '\(program.name) manual'.",
            ".TH \(quoted(title)) 1 \(quoted(date)) \(quoted(source)) \(quoted("User Commands"))",
            ".SH NAME", "\(escaped(program.name)) \\- \(escaped(Self.clause(program.abstract)))",
            ".SH SYNOPSIS",
            ".B \(escaped(program.name))", ".I COMMAND", "[OPTIONS]", ".br",
            ".B \(escaped(program.name))", ".B help", ".I COMMAND", ".SH DESCRIPTION",
            escaped(program.abstract),
            ".SH COMMANDS",
        ]
        for command in program.commands.sorted(by: { $0.name < $1.name }) { lines += section(command) }
        lines += [".SH OPTIONS"]
        lines += entry("--help, -h", "Show help for the program, or after a command's name for that command.")
        lines += entry("--version", "Show the version.")
        lines += [".SH EXIT STATUS"]
        for (code, meaning) in Self.codes { lines += entry(code, meaning) }
        lines += [".SH ENVIRONMENT"]
        lines += entry("NO_COLOR", "Turns off colours in tables unless it is empty.")
        lines += entry("COLUMNS", "The line width where there is no terminal.")
        lines += entry("TMPDIR", "The folder for temporary files.")
        return lines.joined(separator: "\n") + "\n"
    }

    private static let codes = [
        ("0", "The command finished, and its result is good."),
        ("1", "The command finished, and its result is a failure."),
        ("64", "The command line is wrong."), ("65", "The content of a file is wrong."),
        ("66", "A file is missing or cannot be read."),
        ("69", "Something required is not available, such as a port or a font."),
        ("70", "An internal error of the program."), ("73", "A file cannot be created."),
        ("74", "Reading or writing failed."), ("130", "The command was interrupted (SIGINT) before the end."),
        ("143", "The command was ended (SIGTERM) before the end."),
    ]

    private func section(_ command: Command) -> [String] {
        let words = command.arguments.map(HelpText.usage) + ["[OPTIONS]"]
        var lines = [
            ".SS \(quoted(([command.name] + words).joined(separator: " ")))", escaped(command.abstract),
        ]
        if !command.discussion.isEmpty { lines += [".PP", escaped(command.discussion)] }
        for argument in command.arguments { lines += entry(argument.metavar, HelpText.details(argument)) }
        for option in command.listedOptions.sorted(by: { $0.name < $1.name }) {
            let name = ["--\(option.name)", option.metavar].filter { !$0.isEmpty }.joined(separator: " ")
            lines += entry(name, HelpText.details(option))
        }
        let examples = command.examples
        guard !examples.isEmpty else { return lines }
        // Examples keep their lines.
        lines += [".PP", examples.count == 1 ? "Example:" : "Examples:", ".PP", ".RS 4", ".nf"]
        return lines + examples.map { escaped("\(program.name) \($0)") } + [".fi", ".RE"]
    }

    private func entry(_ name: String, _ text: String) -> [String] {
        [".TP", ".B \(escaped(name))", escaped(text)]
    }

    /// A sentence as a clause: `Plays an app.` becomes `plays an app`.
    private static func clause(_ sentence: String) -> String {
        let end = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        return end.prefix(1).lowercased() + end.dropFirst()
    }

    /// The text without requests or escapes; a dash stays the dash that can be typed.
    private func escaped(_ text: String) -> String {
        var result = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        if let first = result.first, first == "." || first == "'" { result = "\\&" + result }
        return result
    }

    private func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing("\"", with: "\"\"") + "\""
    }
}
