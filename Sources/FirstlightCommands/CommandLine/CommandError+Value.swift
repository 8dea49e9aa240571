// Licensed under the Apache License, Version 2.0.

extension CommandError {
    /// The error for a value that only an app can judge, and that it does not accept: the given value, the reason, the
    /// allowed values and a suggestion.
    ///
    /// - Parameters:
    ///   - option: The option with its dashes.
    ///   - reason: A clause that follows "but".
    ///   - allowed: The allowed values; empty where the option has no use for this app.
    static func value(
        _ given: String, of option: String, but reason: String, takes allowed: [String]
    ) -> CommandError {
        let takes =
            allowed.isEmpty
            ? "; leave it out" : "; it takes \(MessageText.list(allowed, last: "or"))"
        return .usage(
            "Option '\(option)' was given '\(given)', but \(reason)\(takes).",
            hint: Suggestions.nearest(to: given, in: allowed).map { "Did you mean '\($0)'?" })
    }

    /// The error for a word that names nothing: no app has this id, and no file or folder this path.
    static func unknownPlace(_ message: String, _ word: String, apps: [String]) -> CommandError {
        let meant = Suggestions.nearest(to: word, in: apps).map { "Did you mean '\($0)'? " } ?? ""
        let known =
            apps.isEmpty ? "There are no apps." : "The apps are \(MessageText.list(apps, last: "and"))."
        return CommandError(message, code: .noInput, hint: meant + known)
    }

    /// The error for apps that do not declare what files are made from.
    static func undeclared(_ apps: [String]) -> CommandError {
        let verb = apps.count == 1 ? "does" : "do"
        return .usage(
            "\(MessageText.list(apps, last: "and")) \(verb) not declare what a project needs, so that there are no files and "
                + "no launch screen.",
            hint:
                "Give the AppDescriptor 'artefacts': an AppArtefacts with the project's name, the bundle identifier, "
                + "the launch screen and the icon.")
    }
}
