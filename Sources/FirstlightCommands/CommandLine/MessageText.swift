// Licensed under the Apache License, Version 2.0.

/// Lists, numbers of things and wrapped lines for people.
package enum MessageText {
    /// The words as a list in a sentence: "a, b or c".
    package static func list(_ words: [String], last: String) -> String {
        guard let end = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " \(last) \(end)"
    }

    /// A number of things: "1 error", "2 errors".
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(Self.noun(noun, of: number))"
    }

    /// A part of a number of things: "1 of 1 launch", "0 of 2 launches".
    package static func part(_ number: Int, of all: Int, _ noun: String) -> String {
        "\(number) of \(count(all, noun))"
    }

    /// The word for one thing or for several, as English forms it of those that end in a hiss.
    private static func noun(_ word: String, of number: Int) -> String {
        guard number != 1 else { return word }
        return word + (["s", "x", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
    }

    /// The text in lines of at most `width` cells, broken between words; line breaks are kept.
    package static func wrapped(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                let candidate = line.isEmpty ? String(word) : line + " " + word
                if line.isEmpty || DisplayWidth.cells(candidate) <= width {
                    line = candidate
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            return lines + [line]
        }
    }
}
