// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A message of the compiler, as far as it is read here.
package struct MacroMessage: Decodable {
    struct Nothing: Decodable {}

    /// A piece of the program's text and where it stands.
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileName: String
            var offset: Int
            var fileID: String?
            var line: Int?
            var column: Int?
        }
        /// The kind, such as `declaration` or `expression`.
        var kind: String?
        var source: String
        var location: Location?
    }

    struct Freestanding: Decodable {
        struct Macro: Decodable { var typeName: String }
        var macro: Macro
        /// The beginning of names that are this expansion's own.
        var discriminator: String?
        var syntax: Syntax?
        /// The contexts of the expression, the innermost first.
        var lexicalContext: [Syntax]?
    }

    struct Attached: Decodable {
        var macro: Freestanding.Macro?
        var macroRole: String
        /// The beginning of names that are this expansion's own.
        var discriminator: String?
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        /// The type that an extension is added to.
        var extendedTypeSyntax: Syntax?
        /// The contexts of the declaration, the innermost first.
        var lexicalContext: [Syntax]?
    }

    var getCapability: Nothing?
    var expandFreestandingMacro: Freestanding?
    var expandAttachedMacro: Attached?

    /// The answer to a message, as JSON.
    package static func answer(to data: Data) -> String {
        guard let message = try? JSONDecoder().decode(MacroMessage.self, from: data) else {
            return expansion("", error: "The compiler's message is not understood.", at: nil)
        }
        if message.getCapability != nil {
            return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        }
        if let attached = message.expandAttachedMacro {
            switch attached.macro?.typeName {
            // The preview around it makes a property of it, or it says something to whoever reads the source.
            case "Previewable", "Remark": return expansion("")
            case "Test": return test(attached)
            case "Model": return expansion(model(attached))
            case "ModelActor":
                return expansion(
                    attached.macroRole == "member"
                        ? ModelActorDeclaration.members(
                            of: attached.declSyntax.source, attribute: attached.attributeSyntax.source)
                        : ModelActorDeclaration.conformance(of: attached.extendedTypeSyntax?.source ?? ""))
            default: break
            }
            do {
                let entry = try EntryDeclaration(
                    attached.declSyntax.source, in: attached.lexicalContext?.first?.source ?? "")
                return expansion(attached.macroRole == "accessor" ? entry.accessors : entry.key)
            } catch {
                // The other role would say the same again.
                let isFirst = attached.macroRole == "accessor"
                return expansion(
                    "", error: isFirst ? error.description : nil, at: attached.attributeSyntax.location)
            }
        }
        if let macro = message.expandFreestandingMacro, macro.macro.typeName == "Expect" {
            return expectation(macro)
        }
        if let macro = message.expandFreestandingMacro, macro.macro.typeName == "Rule" {
            return expansion(RuleExpression.call(macro.syntax?.source ?? "") ?? "")
        }
        guard let macro = message.expandFreestandingMacro, macro.macro.typeName == "Preview",
            let discriminator = macro.discriminator, let syntax = macro.syntax,
            let preview = PreviewDeclaration(syntax.source)
        else { return expansion("") }
        // The compiler counts lines from 0.
        let line = (syntax.location?.line ?? 0) + 1
        return expansion(
            preview.registry(discriminator, fileID: syntax.location?.fileID ?? "", line: line))
    }

    private static func expectation(_ macro: Freestanding) -> String {
        guard let syntax = macro.syntax, let place = syntax.location, let fileID = place.fileID,
            let expectation = ExpectExpression(syntax.source)
        else {
            return expansion(
                "", error: "#expect has no condition, or no place.", at: macro.syntax?.location)
        }
        let isInClosure = macro.lexicalContext?.first?.kind == "expression"
        return expansion(
            expectation.call(
                fileID: fileID, path: place.fileName, line: place.line ?? 1, column: place.column ?? 1,
                isInClosure: isInClosure))
    }

    private static func test(_ attached: Attached) -> String {
        let contexts = (attached.lexicalContext ?? []).map(\.source)
        guard let place = attached.attributeSyntax.location, let fileID = place.fileID,
            let discriminator = attached.discriminator,
            let test = TestDeclaration(
                attached.declSyntax.source, attribute: attached.attributeSyntax.source, contexts: contexts)
        else {
            return expansion(
                "", error: "This is no function of a suite; write @Testing.Test.",
                at: attached.attributeSyntax.location)
        }
        return expansion(
            test.declarations(
                discriminator, fileID: fileID, path: place.fileName, line: place.line ?? 1,
                column: place.column ?? 1))
    }

    private static func model(_ attached: Attached) -> String {
        switch attached.macroRole {
        case "member": ModelDeclaration.members(of: attached.declSyntax.source)
        case "memberAttribute": ModelDeclaration.attribute(of: attached.declSyntax.source)
        default: ModelDeclaration.conformance(of: attached.extendedTypeSyntax?.source ?? "")
        }
    }

    private static func expansion(
        _ source: String, error: String? = nil, at location: Syntax.Location? = nil
    ) -> String {
        let diagnostics = error.map { text in
            Answer.Diagnostic(
                message: text,
                position: .init(fileName: location?.fileName ?? "", offset: location?.offset ?? 0))
        }
        let answer = Answer(
            expandMacroResult: .init(
                expandedSource: source, diagnostics: diagnostics.map { [$0] } ?? []))
        let data = (try? JSONEncoder().encode(answer)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private struct Answer: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }
        struct Diagnostic: Encodable {
            var message: String
            var severity = "error"
            var position: Position
            var highlights: [String] = []
            var notes: [String] = []
            var fixIts: [String] = []
        }
        struct Result: Encodable {
            var expandedSource: String
            var diagnostics: [Diagnostic]
        }
        var expandMacroResult: Result
    }
}

/// A condition of a tip, `#Rule(Self.$isLoggedIn) { $0 }`, and the call that it becomes.
enum RuleExpression {
    /// Returns the call; nil where there is no condition.
    static func call(_ source: String) -> String? {
        guard let name = source.firstRange(of: "#Rule") else { return nil }
        return "TipKit.Tips.Rule" + source[name.upperBound...]
    }
}
