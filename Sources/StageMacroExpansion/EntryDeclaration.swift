// Licensed under the Apache License, Version 2.0.

/// A variable that is an entry of the environment or of a transaction.
struct EntryDeclaration {
    /// A problem of an entry and its remedy.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let name: String
    private let type: String?
    private let value: String
    private let keyProtocol: String

    /// Reads an entry.
    ///
    /// - Parameters:
    ///   - source: The declaration's text: `@Entry var name: Type = value`.
    ///   - context: The text of what it stands in: `extension EnvironmentValues {}`.
    init(_ source: String, in context: String) throws(Problem) {
        let declaration = SourceText(source)
        guard let variable = declaration.words(after: "var"), !variable.name.isEmpty else {
            throw Problem(description: "@Entry belongs to a variable: @Entry var name: Type = value.")
        }
        name = variable.name
        guard !variable.rest.hasPrefix("{"), !declaration.hasBlock(after: variable.value ?? "") else {
            throw Problem(description: "'\(name)' has accessors; @Entry makes them. Give it a value instead.")
        }
        type = variable.type
        if let value = variable.value {
            self.value = value
        } else if let type = variable.type, type.hasSuffix("?") {
            value = "nil"
        } else {
            throw Problem(description: "'\(name)' needs a value that it has unless it is set: = value.")
        }
        let target = SourceText(context).words(after: "extension")?.name ?? ""
        switch target.split(separator: ".").last {
        case "EnvironmentValues": keyProtocol = "EnvironmentKey"
        case "Transaction": keyProtocol = "TransactionKey"
        default:
            throw Problem(
                description: "@Entry stands in an extension of EnvironmentValues or Transaction.")
        }
    }

    /// How the variable is read and written.
    var accessors: String {
        """
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
        """
    }

    /// The key with the value that the variable has unless it is set.
    var key: String {
        let body =
            type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "static let defaultValue = \(value)"
        return "private struct __Key_\(name): StageUI.\(keyProtocol) { \(body) }"
    }
}
