// Licensed under the Apache License, Version 2.0.

/// Completions for fish.
struct FishCompletion {
    let program: Program

    var script: String {
        let commands = program.commands.sorted { $0.name < $1.name }
        var lines = [
            "# Completions of \(program.name) for fish, made by '\(program.name) completions fish'.",
            "function \(behind) # whether the word behind the program is this one",
            "    set -l words (commandline -opc)", "    test \"$words[2]\" = \"$argv\"", "end",
            line("-f"), line("\(first) -l help -d 'Show this help.'"),
            line("\(first) -l version -d 'Show the version.'"),
            line("\(first) -a help -d 'Shows help for a command.'"),
            line("-n '\(behind) help' -a \(quoted(commands.map(\.name).joined(separator: " ")))"),
        ]
        for command in commands {
            lines.append(line("\(first) -a \(command.name) -d \(quoted(command.abstract))"))
            let inside = "-n \(quoted("\(behind) \(command.name)"))"
            lines += command.listedOptions.map { option in
                let value = option.kind == .flag ? "" : " \(value(option.completion))"
                return line("\(inside) -l \(option.name)\(value) -d \(quoted(option.help))")
            }
            lines.append(line("\(inside) -l help -d 'Show this help.'"))
            lines += command.arguments.compactMap { argument($0.completion).map { line("\(inside) \($0)") } }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The function that knows the command: fish's own takes any word of the line for it.
    private var behind: String { "__\(program.name.shellName)_behind" }

    /// The condition for an empty command line behind the program.
    private var first: String { "-n \(behind)" }

    private func line(_ rest: String) -> String { "complete -c \(program.name) \(rest)" }

    private func value(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "-x -a \(list(words))"
        case .list(let words): "-x -a \(quoted("(__fish_append , \(words.joined(separator: " ")))"))"
        case .files: "-r -F"
        case .wordsOrFiles(let words): "-r -F -a \(list(words))"
        case .folders: "-x -a '(__fish_complete_directories)'"
        case .nothing: "-x"
        }
    }

    private func argument(_ completion: Completion) -> String? {
        switch completion {
        case .words(let words), .list(let words): "-a \(list(words))"
        case .files: "-F"
        case .wordsOrFiles(let words): "-F -a \(list(words))"
        case .folders: "-a '(__fish_complete_directories)'"
        case .nothing: nil
        }
    }

    /// The words of a list are read once more, so that a space in one needs quotes of its own.
    private func list(_ words: [String]) -> String {
        quoted(words.map { $0.contains(" ") ? quoted($0) : $0 }.joined(separator: " "))
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
