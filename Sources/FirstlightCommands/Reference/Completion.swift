// Licensed under the Apache License, Version 2.0.

/// The completions that a shell offers for a value.
enum Completion: Equatable {
    /// Some of these words.
    case words([String])
    /// Several of these words, with commas between them.
    case list([String])
    case files
    /// Files, or some of these words.
    case wordsOrFiles([String])
    case folders
    /// No completions: a number, a time.
    case nothing
}

extension Parameter {
    /// The completions that a shell offers for the parameter's value.
    var completion: Completion {
        if !allowed.isEmpty { return metavar.hasSuffix(",...") ? .list(allowed) : .words(allowed) }
        let words = offered()
        if !words.isEmpty { return .wordsOrFiles(words) }
        if metavar.contains("FILE") || metavar == "PATH" { return .files }
        return metavar.contains("DIR") || metavar.contains("FOLDER") ? .folders : .nothing
    }
}

/// The shells that a program writes completions for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that completes a program's words.
    func completions(of program: Program) -> String {
        switch self {
        case .bash: BashCompletion(program: program).script
        case .zsh: ZshCompletion(program: program).script
        case .fish: FishCompletion(program: program).script
        }
    }
}

extension String {
    /// The text between single quotes, as the shells read it.
    var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

    /// The text as one word of a command line, in quotes where it needs them.
    package var shellWord: String {
        let isPlain =
            !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-=,:+@%".contains($0)) }
        return isPlain ? self : shellQuoted
    }

    /// The text as part of a function's name.
    var shellName: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}
