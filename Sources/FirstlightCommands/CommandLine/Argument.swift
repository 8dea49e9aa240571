// Licensed under the Apache License, Version 2.0.

/// A value that stands on its own: its declaration, and the key that reads it after parsing.
package struct Argument<Value: Sendable>: ParameterDeclaration {
    package let parameter: Parameter
    /// The value when nothing is given; nil only for a required argument.
    package let initial: Value?

    /// An argument that must be given.
    package static func required(_ metavar: String, _ parser: ValueParser<Value>, help: String) -> Argument {
        Argument(
            parameter: Parameter.reading(
                metavar, place: .argument, kind: .single, parser: parser.named(metavar), help: help,
                isRequired: true, defaultText: nil, collect: { $0.last as any Sendable }),
            initial: nil)
    }

    /// An argument that may be left out: nil when it is.
    ///
    /// - Parameter shown: The name in help, where it differs.
    package static func optional<Element>(
        _ metavar: String, _ parser: ValueParser<Element>, shown: String? = nil, help: String
    ) -> Argument
    where Value == Element? {
        Argument(
            parameter: Parameter.reading(
                metavar, place: .argument, kind: .single, parser: parser.named(shown ?? metavar), help: help,
                isRequired: false, defaultText: nil, collect: { $0.last as any Sendable }),
            initial: .some(nil))
    }

    /// All arguments that are left; it comes last.
    package static func rest<Element>(_ metavar: String, _ parser: ValueParser<Element>, help: String)
        -> Argument
    where Value == [Element] {
        Argument(
            parameter: Parameter.reading(
                metavar, place: .argument, kind: .repeated, parser: parser.named(metavar), help: help,
                isRequired: false, defaultText: nil, collect: { $0 }),
            initial: [])
    }
}
