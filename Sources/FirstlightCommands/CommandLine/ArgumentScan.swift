// Licensed under the Apache License, Version 2.0.

/// Sorts the words of a command line into options with their texts and arguments.
package struct ArgumentScan {
    private let command: Command
    private let words: [String]
    private var next = 0
    /// The texts of each option given, by name; a flag has none.
    private(set) var options: [String: [String]] = [:]
    /// The words that belong to no option.
    private(set) var positional: [String] = []

    package init(command: Command, words: [String]) {
        self.command = command
        self.words = words
    }

    /// Sorts all words; false when they ask for help instead.
    package mutating func sort() throws(CommandError) -> Bool {
        while next < words.count {
            let word = words[next]
            next += 1
            if word == "--" {
                positional += words[next...]
                break
            }
            if word == "--help" || word == "-h" { return false }
            // A dash alone is the usual name of the standard input, and -5 is a number.
            if word.hasPrefix("-"), word != "-", Double(word) == nil {
                try take(word)
            } else {
                positional.append(word)
            }
        }
        return true
    }

    private mutating func take(_ word: String) throws(CommandError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let flag = String(parts[0])
        guard flag.hasPrefix("--"), let option = command.options.first(where: { "--\($0.name)" == flag })
        else { throw unknown(flag) }
        let inline = parts.count == 2 ? String(parts[1]) : nil
        if option.kind == .flag {
            if let inline { throw .usage("\(option.title) takes no value, but was given '\(inline)'.") }
            options[option.name] = []
            return
        }
        let text: String
        if let inline { text = inline } else { text = try following(option) }
        let earlier = options[option.name, default: []]
        if option.kind == .single, let first = earlier.first {
            throw .usage(
                "\(option.title) was given twice, as '\(first)' and as '\(text)'; it takes one value.")
        }
        options[option.name] = earlier + [text]
    }

    private mutating func following(_ option: Parameter) throws(CommandError) -> String {
        guard next < words.count, !words[next].hasPrefix("--"), words[next] != "-h" else {
            let hint =
                next < words.count
                ? "If '\(words[next])' is the value, write '--\(option.name)=\(words[next])'." : nil
            throw .usage("\(option.title) is missing its value; it takes \(option.takes).", hint: hint)
        }
        next += 1
        return words[next - 1]
    }

    private func unknown(_ flag: String) -> CommandError {
        let names = command.listedOptions.map { "--\($0.name)" } + ["--help"]
        let bare = flag.hasPrefix("--") ? flag : "-" + flag
        let meant = Suggestions.nearest(to: bare, in: names)
        return .usage(
            "Command '\(command.name)' has no option '\(flag)'.", hint: meant.map { "Did you mean '\($0)'?" })
    }
}
