// Licensed under the Apache License, Version 2.0.

/// An option of a command: its declaration, and the key that reads its value after parsing.
package struct Option<Value: Sendable>: ParameterDeclaration {
    package private(set) var parameter: Parameter
    /// The value when the option is not given; nil only for a required one.
    package let initial: Value?

    /// The option, left out of help, completions and the manual page: only the program itself gives it.
    package var hidden: Option {
        var copy = self
        copy.parameter.isHidden = true
        return copy
    }

    /// The option of a file, with names that completions offer in its place.
    package func offering(_ words: @escaping @Sendable () -> [String]) -> Option {
        var copy = self
        copy.parameter.offered = words
        return copy
    }
}

extension Option where Value == Bool {
    /// An option without a value: true when it is given.
    package static func flag(_ name: String, help: String) -> Option {
        let parameter = Parameter(
            name: name, place: .option, kind: .flag, metavar: "", help: help, values: { ("no value", []) },
            isRequired: false, defaultText: nil
        ) { (_: [String]) throws(CommandError) -> any Sendable in true }
        return Option(parameter: parameter, initial: false)
    }
}

extension Option {
    /// An option with a default.
    ///
    /// - Parameter defaultText: The default as it would be typed; help shows it.
    package init(
        _ name: String, _ parser: ValueParser<Value>, default initial: Value, shown defaultText: String,
        help: String
    ) {
        self.init(
            parameter: Parameter.reading(
                name, place: .option, kind: .single, parser: parser, help: help, isRequired: false,
                defaultText: defaultText, collect: { $0.last ?? initial }),
            initial: initial)
    }

    /// An option that must be given.
    package static func required(_ name: String, _ parser: ValueParser<Value>, help: String) -> Option {
        Option(
            parameter: Parameter.reading(
                name, place: .option, kind: .single, parser: parser, help: help, isRequired: true,
                defaultText: nil, collect: { $0.last as any Sendable }),
            initial: nil)
    }

    /// An option that may be left out: nil when it is.
    package static func optional<Element>(_ name: String, _ parser: ValueParser<Element>, help: String)
        -> Option
    where Value == Element? {
        Option(
            parameter: Parameter.reading(
                name, place: .option, kind: .single, parser: parser, help: help, isRequired: false,
                defaultText: nil, collect: { $0.last as any Sendable }),
            initial: .some(nil))
    }

    /// An option that may be given any number of times.
    package static func repeated<Element>(_ name: String, _ parser: ValueParser<Element>, help: String)
        -> Option
    where Value == [Element] {
        Option(
            parameter: Parameter.reading(
                name, place: .option, kind: .repeated, parser: parser, help: help, isRequired: false,
                defaultText: nil, collect: { $0 }),
            initial: [])
    }

    /// An option whose values are separated by commas; given again, it adds to them.
    package static func list<Element>(
        _ name: String, _ parser: ValueParser<Element>, default initial: [Element] = [],
        shown defaultText: String? = nil, help: String
    ) -> Option where Value == [Element] {
        Option(
            parameter: Parameter.reading(
                name, place: .option, kind: .repeated, parser: parser, help: help, isRequired: false,
                defaultText: defaultText, separator: ",", collect: { $0 }),
            initial: initial)
    }
}
