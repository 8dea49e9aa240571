// Licensed under the Apache License, Version 2.0.

/// The changes in the template's files for languages besides English: each is drawn, compared and told of.
struct TemplateLanguages {
    let languages: [AppLanguage]
    let catalogue: TemplateCatalogue

    /// The languages that the template has texts in.
    var translated: [String] { languages.filter { catalogue.translation(for: $0) != nil }.map(\.id) }
    /// The languages whose texts are still English.
    var untranslated: [String] { languages.filter { catalogue.translation(for: $0) == nil }.map(\.id) }

    /// The text of a file with the languages in it.
    ///
    /// - Parameter path: The path in the template.
    func applied(to text: String, at path: String) -> String {
        guard !languages.isEmpty else { return text }
        return switch path {
        case "Makefile": makefile(text)
        case "README.md": guide(text)
        case "Tests/HelloTests/HelloTests.swift": tests(text)
        default: text
        }
    }

    /// All languages for an option, English first.
    private var list: String { (["en"] + languages.map(\.id)).joined(separator: ",") }

    private func makefile(_ text: String) -> String {
        let emoji = "fonts-noto-color-emoji"
        let fonts = languages.contains(where: \.hasManyCharacters) ? "\(emoji) fonts-wqy-microhei" : emoji
        return text.replacing(emoji, with: fonts)
            .replacing("# draws the states into", with: "# draws the states in each language into")
            .replacing("--state $$state --into", with: "--state $$state --language \(list) --into")
    }

    private func tests(_ text: String) -> String {
        text.replacing(
            "struct HelloTests {\n",
            with: """
                struct HelloTests {
                    /// English, and the languages of the String Catalog.
                    static let languages: [String?] = \(array)


                """
        )
        .replacing(
            "(of: .hello, state: state, named: state, on: .matrix(textSizes: [.large, .accessibility3]))",
            with: """
                (
                            of: .hello, state: state, named: state,
                            on: .matrix(textSizes: [.large, .accessibility3], languages: Self.languages))
                """)
    }

    /// The languages as Swift has them, in lines that can be read.
    private var array: String {
        let words = ["nil"] + languages.map { "\"\($0.id)\"" }
        guard words.count > 6 else { return "[\(words.joined(separator: ", "))]" }
        let lines = stride(from: 0, to: words.count, by: 8).map { start in
            "        " + words[start...].prefix(8).map { "\($0)," }.joined(separator: " ")
        }
        return "[\n\(lines.joined(separator: "\n"))\n    ]"
    }

    private func guide(_ text: String) -> String {
        let rows = """
            | change what it says in a language | `Sources/Hello/Localizable.xcstrings`, then `make record` |
            | see a state in each language | `swift run hello snapshot --state home --language \(list)` |
            | add a language | the String Catalog and `languages` in `Tests/HelloTests/HelloTests.swift`, then `make record` |
            | find a text that is missing, cut or covered | `swift run hello audit`; `swift run hello list languages` counts |
            """
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasPrefix("| say it in another language |") ? rows : String($0)
        }
        return lines.joined(separator: "\n") + "\n" + remarks.joined(separator: "\n") + "\n"
    }

    /// The remarks about how far the texts are translated.
    var remarks: [String] {
        var remarks: [String] = []
        if !translated.isEmpty {
            remarks.append(
                "The texts in \(MessageText.list(translated, last: "and")) are to be reviewed (`needs_review`) by somebody who "
                    + "speaks the language.")
        }
        if !untranslated.isEmpty {
            remarks.append(
                "The texts in \(MessageText.list(untranslated, last: "and")) are still English (`new`), and told as missing "
                    + "until they are translated.")
        }
        return remarks
    }
}
