// Licensed under the Apache License, Version 2.0.

/// The description of an option or an argument: its name, its help and how to read it.
package struct Parameter: Sendable {
    /// The number of times that a parameter takes a value.
    package enum Kind: Equatable, Sendable {
        /// Present or absent, without a value.
        case flag
        /// One value.
        case single
        /// Any number of values.
        case repeated
    }

    /// The place of a parameter on the command line.
    package enum Place: Equatable, Sendable {
        case option
        case argument
    }

    package let name: String
    package let place: Place
    package let kind: Kind
    package let metavar: String
    /// One sentence.
    package let help: String
    /// The accepted values and the words that are allowed, as the parser tells them. Found when they are asked for: help and
    /// complaints need them, and to list the states of all apps takes half of a first picture.
    let values: @Sendable () -> (takes: String, allowed: [String])
    package let isRequired: Bool
    /// The default as help shows it.
    package let defaultText: String?
    /// The words that completions offer beside files; many more than help lists.
    package var offered: @Sendable () -> [String] = { [] }
    /// Indicates whether help, completions and the manual page leave it out: only the program itself gives it.
    package var isHidden = false
    /// Reads all texts given for the parameter.
    package let read: @Sendable ([String]) throws(CommandError) -> any Sendable

    package var takes: String { values().takes }
    package var allowed: [String] { values().allowed }

    /// The name in messages, such as `Option '--scale'`.
    package var title: String { place == .option ? "Option '--\(name)'" : "Argument '\(metavar)'" }
}

/// Something a command declares, an `Option` or an `Argument`.
package protocol ParameterDeclaration: Sendable {
    var parameter: Parameter { get }
}
