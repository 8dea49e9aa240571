// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
package import LaunchKit

/// An option of an app, as it is given on the command line: `gate=work`.
package struct AppChoice: Hashable, Sendable {
    let name: String
    let value: String
    /// The option as it is given.
    var text: String { "\(name)=\(value)" }
}

extension ValueParser where Value == AppChoice {
    /// Reads `NAME=VALUE`; the app decides which values are allowed.
    static var appChoice: ValueParser {
        ValueParser(metavar: "NAME=VALUE", takes: "a name, '=' and a value: gate=work") {
            (text: String) throws(ValueProblem) -> AppChoice in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { throw ValueProblem() }
            return AppChoice(name: String(parts[0]), value: String(parts[1]))
        }
    }
}

extension ScenarioChoice {
    /// Sets the options that the words on the command line ask for.
    ///
    /// - Parameter all: The apps that are meant together: what one of them does not offer, another may.
    /// - Throws: A `CommandError` that lists the options, for a name or a value that the app does not know.
    package func choose(
        _ arguments: ParsedArguments, in options: inout AppOptions, of id: String, among all: [String] = []
    ) throws {
        let choices = arguments[Self.option]
        guard !choices.isEmpty else { return }
        let app = try Self.known { try catalogue.named(id) }
        let others = try all.filter { $0 != id }.map { name in try Self.known { try catalogue.named(name) } }
        try Self.refuseRepetition(choices)
        for choice in choices {
            let isHere = app.options.contains { $0.name == choice.name }
            if !isHere, others.contains(where: { $0.options.contains { $0.name == choice.name } }) {
                continue
            }
            guard let option = app.options.first(where: { $0.name == choice.name }) else {
                throw Self.unknown(choice, of: app)
            }
            guard option.values.contains(choice.value) else {
                throw CommandError.value(
                    choice.text, of: "--option", but: "'\(choice.name)' cannot be '\(choice.value)'",
                    takes: option.values.map { "\(choice.name)=\($0)" })
            }
            options.values[choice.name] = choice.value
        }
    }

    /// Warns of what the chosen options bring along that the usual ones do not, such as words that are hard to read.
    package func warn(of options: AppOptions, in app: AppDescriptor, _ arguments: ParsedArguments) {
        guard arguments.isGiven(Self.option) else { return }
        let usual = Set(app.lints(AppOptions()))
        for lint in app.lints(options) where lint.severity != .note && !usual.contains(lint) {
            arguments.warn(
                "\(app.id) with \(arguments[Self.option].map(\.text).joined(separator: ", ")): "
                    + "\(lint.message) (\(lint.id))")
        }
    }

    /// The error for an option that an app does not offer.
    private static func unknown(_ choice: AppChoice, of app: AppDescriptor) -> CommandError {
        let error = CommandError.value(
            choice.text, of: "--option", but: "\(app.name) has no option '\(choice.name)'",
            takes: app.options.map { "\($0.name)=\($0.values.joined(separator: "|"))" })
        let meant = Suggestions.nearest(to: choice.name, in: app.options.map(\.name))
        return .usage(error.message, hint: meant.map { "Did you mean '\($0)'?" })
    }

    /// Refuses an option that a later one of the same name would override.
    private static func refuseRepetition(_ choices: [AppChoice]) throws(CommandError) {
        for (place, choice) in choices.enumerated() {
            guard let later = choices[(place + 1)...].first(where: { $0.name == choice.name }) else {
                continue
            }
            throw .usage(
                "Option '--option \(choice.name)=\(choice.value)' has no effect beside "
                    + "'--option \(later.name)=\(later.value)'.", hint: "Leave one of them out.")
        }
    }
}
