// Licensed under the Apache License, Version 2.0.

/// A variable that is an entry of the environment, a transaction, container values or focused values.
struct EntryDeclaration {
    /// A problem of an entry and its remedy.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let name: String
    private let type: String?
    private let value: String
    private let keyProtocol: String
    /// The type that a key without a value tells by itself.
    private let keyType: String?

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
        let target = SourceText(context).words(after: "extension")?.name ?? ""
        switch target.split(separator: ".").last {
        case "EnvironmentValues": keyProtocol = "EnvironmentKey"
        case "Transaction": keyProtocol = "TransactionKey"
        case "ContainerValues": keyProtocol = "ContainerValueKey"
        case "FocusedValues":
            // No view may have the focus: such a value is nil unless one shares it.
            keyProtocol = "FocusedValueKey"
            value = "nil"
            guard variable.value == nil || variable.value == "nil", let type = variable.type,
                let wrapped = Self.wrappedType(of: type)
            else {
                throw Problem(
                    description: "'\(name)' is a focused value: give it an optional type and no value.")
            }
            keyType = wrapped
            return
        default:
            throw Problem(
                description: """
                    @Entry stands in an extension of EnvironmentValues, Transaction, ContainerValues or \
                    FocusedValues.
                    """)
        }
        keyType = nil
        if let value = variable.value {
            self.value = value
        } else if let type = variable.type, Self.wrappedType(of: type) != nil {
            value = "nil"
        } else {
            throw Problem(description: "'\(name)' needs a value that it has unless it is set: = value.")
        }
    }

    /// The type inside of an optional one; nil for another type.
    private static func wrappedType(of type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst("Optional<".count).dropLast())
    }

    /// The accessors by which the variable is read and written.
    var accessors: String {
        """
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
        """
    }

    /// The key with the value that the variable has unless it is set, or with its type where that is always nil.
    var key: String {
        if let keyType {
            return "private struct __Key_\(name): StageUI.\(keyProtocol) { typealias Value = \(keyType) }"
        }
        let body =
            type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "static let defaultValue = \(value)"
        return "private struct __Key_\(name): StageUI.\(keyProtocol) { \(body) }"
    }
}
