// Licensed under the Apache License, Version 2.0.

/// Completions for bash, without the package bash-completion.
struct BashCompletion {
    let program: Program

    private var function: String { "_\(program.name.shellName)" }

    var script: String {
        let names = program.commands.map(\.name).sorted() + ["help", "--help", "--version"]
        let commands = program.commands.sorted { $0.name < $1.name }
        return """
            # Completions of \(program.name) for bash, made by '\(program.name) completions bash'.
            \(function)_words() { # the words, one a line; several with commas between them when $2 is 'list'
                local IFS=$'\\n' given=$current before=
                if [ "${2-}" = list ] && [ "$given" != "${given%,*}" ]; then
                    before=${given%,*},
                    given=${given##*,}
                fi
                COMPREPLY=($(compgen -P "$before" -W "$1" -- "$given")) || :
                COMPREPLY=("${COMPREPLY[@]// /\\ }")
            }
            \(function)_paths() { # files, or folders when $1 is -d
                local IFS=$'\\n'
                compopt -o filenames 2> /dev/null || :
                COMPREPLY+=($(compgen "$1" -- "$current")) || :
            }
            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
                COMPREPLY=()
                # --option=value is three words to bash.
                if [ "$current" = = ]; then
                    current=
                elif [ "$before" = = ]; then
                    before=${COMP_WORDS[COMP_CWORD-2]}
                fi
                if [ "$COMP_CWORD" -eq 1 ] || { [ "$COMP_CWORD" -eq 2 ] && [ "$before" = help ]; }; then
                    \(function)_words \(names.joined(separator: "\n").shellQuoted)
                    return
                fi
                case "${COMP_WORDS[1]} $before" in
            \(commands.map(values).joined())
                esac
                case "${COMP_WORDS[1]} $current" in
            \(commands.map(words).joined())
                esac
            }
            complete -F \(function) \(program.name)

            """
    }

    /// Returns the cases for the values of a command's options.
    private func values(_ command: Command) -> String {
        command.listedOptions.filter { $0.kind != .flag }.map { option in
            "    \("\(command.name) --\(option.name)".shellQuoted)) \(call(option.completion)); return ;;\n"
        }.joined()
    }

    /// The options and arguments of a command.
    private func words(_ command: Command) -> String {
        let options = (command.listedOptions.map { "--\($0.name)" } + ["--help"]).joined(separator: "\n")
        let own = "    '\(command.name) -'*) \(call(.words([options]))) ;;\n"
        guard let argument = command.arguments.first else { return own }
        return own + "    '\(command.name) '*) \(call(argument.completion)) ;;\n"
    }

    private func call(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "\(function)_words \(words.joined(separator: "\n").shellQuoted)"
        case .list(let words): "\(function)_words \(words.joined(separator: "\n").shellQuoted) list"
        case .files: "\(function)_paths -f"
        case .wordsOrFiles(let words): "\(call(.words(words))); \(call(.files))"
        case .folders: "\(function)_paths -d"
        case .nothing: ":"
        }
    }
}
