// Licensed under the Apache License, Version 2.0.

/// Completions for zsh, as a function in a folder of its `fpath`.
struct ZshCompletion {
    let program: Program

    var script: String {
        let commands = program.commands.sorted { $0.name < $1.name }
        let named = commands.map { "\($0.name):\($0.abstract)" } + ["help:Shows help for a command."]
        return """
            #compdef \(program.name)
            # Completions of \(program.name) for zsh, made by '\(program.name) completions zsh'.
            \(either)() { # some words, or a file
                local missing=1
                compadd -- "$@" && missing=0
                _files && missing=0
                return missing
            }
            _\(program.name.shellName)() {
                local -a commands options
                local missing=1
                options=('--help:Show this help.' '--version:Show the version.')
                commands=(
            \(named.map { "        \($0.shellQuoted)\n" }.joined())    )
                if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ $words[2] == help ]] }; then
                    _describe -t commands command commands && missing=0
                    (( CURRENT == 2 )) && _describe -o option options && missing=0
                    return missing
                fi
                shift words
                (( CURRENT-- ))
                case $words[1] in
            \(commands.map(specifications).joined())    esac
            }
            _\(program.name.shellName) "$@"

            """
    }

    /// The function for what may be a word or a file.
    private var either: String { "_\(program.name.shellName)_either" }

    private func specifications(_ command: Command) -> String {
        var lines = command.listedOptions.map(specification) + ["--help[Show this help.]"]
        lines += command.arguments.enumerated().map { index, argument in
            let place = argument.kind == .repeated ? "*" : "\(index + 1)"
            return "\(place):\(escaped(argument.metavar)):\(action(argument.completion))"
        }
        let list = lines.map { " \\\n            \($0.shellQuoted)" }.joined()
        return "    \(command.name)) _arguments\(list) ;;\n"
    }

    private func specification(_ option: Parameter) -> String {
        let start = option.kind == .repeated ? "*--\(option.name)" : "--\(option.name)"
        guard option.kind != .flag else { return "\(start)[\(escaped(option.help))]" }
        return "\(start)=[\(escaped(option.help))]:\(escaped(option.metavar)):\(action(option.completion))"
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "(\(words.map(escapedWord).joined(separator: " ")))"
        case .list(let words): "_sequence compadd - \(words.map(escapedWord).joined(separator: " "))"
        case .files: "_files"
        case .wordsOrFiles(let words): " \(either) \(words.map(escapedWord).joined(separator: " "))"
        case .folders: "_files -/"
        case .nothing: " "
        }
    }

    /// Colons and brackets end a part of a specification.
    private func escaped(_ text: String) -> String {
        String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
    }

    private func escapedWord(_ text: String) -> String {
        String(text.flatMap { "\\: ()'\"".contains($0) ? ["\\", $0] : [$0] })
    }
}
