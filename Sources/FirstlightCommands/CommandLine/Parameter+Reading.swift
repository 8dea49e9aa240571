// Licensed under the Apache License, Version 2.0.

extension Parameter {
    /// A parameter whose values a parser reads.
    ///
    /// - Parameters:
    ///   - separator: Cuts a text into several values when it is set.
    ///   - collect: Makes the value of the whole parameter from those read.
    package static func reading<Element>(
        _ name: String, place: Place, kind: Kind, parser: ValueParser<Element>, help: String,
        isRequired: Bool, defaultText: String?, separator: Character? = nil,
        collect: @escaping @Sendable ([Element]) -> any Sendable
    ) -> Parameter {
        let title = place == .option ? "Option '--\(name)'" : "Argument '\(parser.metavar)'"
        return Parameter(
            name: name, place: place, kind: kind,
            metavar: separator.map { "\(parser.metavar)\($0)..." } ?? parser.metavar, help: help,
            values: { (parser.takes, parser.allowed) }, isRequired: isRequired, defaultText: defaultText
        ) { (texts: [String]) throws(CommandError) -> any Sendable in
            var elements: [Element] = []
            for text in texts {
                let pieces = separator.map { text.split(separator: $0, omittingEmptySubsequences: false) }
                for piece in pieces?.map({ String($0) }) ?? [text] {
                    do throws(ValueProblem) {
                        elements.append(try parser(piece))
                    } catch {
                        throw wrong(piece, title: title, parser: parser, problem: error)
                    }
                }
            }
            return collect(elements)
        }
    }

    private static func wrong<Element>(
        _ text: String, title: String, parser: ValueParser<Element>, problem: ValueProblem
    ) -> CommandError {
        let but = problem.reason.map { "\($0); it takes \(parser.takes)" } ?? "it takes \(parser.takes)"
        let meant = Suggestions.nearest(to: text, in: parser.allowed)
        return CommandError(
            "\(title) was given '\(text)', but \(but).", code: problem.isNoInput ? .noInput : .usage,
            hint: meant.map { "Did you mean '\($0)'?" })
    }
}
