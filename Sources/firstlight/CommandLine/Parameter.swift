// Licensed under the Apache License, Version 2.0.

/// What the command line knows of an option or an argument: its name, its help and how to read it.
struct Parameter: Sendable {
    /// How often a parameter takes a value.
    enum Kind: Equatable, Sendable {
        /// Present or absent, without a value.
        case flag
        /// One value.
        case single
        /// Any number of values.
        case repeated
    }

    /// Where on the command line the parameter stands.
    enum Place: Equatable, Sendable {
        case option
        case argument
    }

    let name: String
    let place: Place
    let kind: Kind
    let metavar: String
    /// One sentence.
    let help: String
    let takes: String
    let allowed: [String]
    let isRequired: Bool
    /// The default as help shows it.
    let defaultText: String?
    /// Reads all texts given for the parameter.
    let read: @Sendable ([String]) throws(CommandError) -> any Sendable

    /// The name in messages, such as `Option '--scale'`.
    var title: String { place == .option ? "Option '--\(name)'" : "Argument '\(metavar)'" }
}

/// Something a command declares, an `Option` or an `Argument`.
protocol ParameterDeclaration: Sendable {
    var parameter: Parameter { get }
}
