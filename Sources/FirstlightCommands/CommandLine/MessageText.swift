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
        "\(number) \(noun)\(number == 1 ? "" : "s")"
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
