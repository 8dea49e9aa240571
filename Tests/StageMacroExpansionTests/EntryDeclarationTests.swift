// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageMacroExpansion

/// What the compiler's helper makes of a declaration, and what it says of one that it cannot use.
@Suite struct EntryDeclarationTests {
    private let environment = "extension EnvironmentValues {}"

    private func key(_ source: String, in context: String? = nil) throws -> String {
        try EntryDeclaration(source, in: context ?? environment).key
    }

    @Test(arguments: [
        ("@Entry var a: Int = 4", "static var defaultValue: Int { 4 }"),
        ("@Entry public var a: [String: Int]=[:]", "static var defaultValue: [String: Int] { [:] }"),
        ("@Entry var a: Int?", "static var defaultValue: Int? { nil }"),
        ("@Entry var a = 0.5", "static let defaultValue = 0.5"),
        (
            "@Entry var a: (Int) -> Bool = { $0 == 3 }",
            "static var defaultValue: (Int) -> Bool { { $0 == 3 } }"
        ),
        ("@Entry var a: Set<Int> = [1] // var b", "static var defaultValue: Set<Int> { [1] }"),
        ("@Entry /* var no: Int */ var a: String = \"//\"", "static var defaultValue: String { \"//\" }"),
    ])
    func aKeyHasTheTypeAndTheValueOfTheVariable(source: String, expected: String) throws {
        #expect(try key(source) == "private struct __Key_a: StageUI.EnvironmentKey { \(expected) }")
    }

    @Test func theVariableReadsAndWritesByItsKey() throws {
        let entry = try EntryDeclaration("@Entry var a = 1", in: environment)
        #expect(entry.accessors == "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }")
    }

    @Test(arguments: ["extension Transaction {}", "public extension StageUI.Transaction { }"])
    func transactionsHaveKeysOfTheirOwn(context: String) throws {
        #expect(try key("@Entry var a = 1", in: context).contains("StageUI.TransactionKey"))
    }

    @Test(arguments: ["extension ContainerValues {}", "extension SwiftUI.ContainerValues {}"])
    func containerValuesHaveKeysOfTheirOwn(context: String) throws {
        #expect(
            try key("@Entry var a: Int = 1", in: context)
                == "private struct __Key_a: StageUI.ContainerValueKey { static var defaultValue: Int { 1 } }")
    }

    @Test(arguments: [
        ("@Entry var a: Binding<Document>?", "Binding<Document>"),
        ("@Entry var a: Optional<Int>", "Int"),
        ("@Entry var a: (() -> Void)?", "(() -> Void)"),
        ("@Entry var a: Int? = nil", "Int"),
    ])
    func aFocusedValueHasTheTypeInsideOfItsOptional(source: String, type: String) throws {
        #expect(
            try key(source, in: "extension FocusedValues {}")
                == "private struct __Key_a: StageUI.FocusedValueKey { typealias Value = \(type) }")
    }

    @Test(arguments: [
        "@Entry var a: Int", "@Entry var a: Int = 1", "@Entry var a = 1", "@Entry var a: Int? = 1",
    ])
    func aFocusedValueThatCannotBeAbsentIsAnError(source: String) {
        let problem = #expect(throws: EntryDeclaration.Problem.self) {
            try key(source, in: "extension FocusedValues {}")
        }
        #expect(problem?.description.contains("an optional type and no value") == true)
    }

    @Test(arguments: [
        ("@Entry let a = 1", "belongs to a variable"),
        ("@Entry var a: Int", "needs a value"),
        ("@Entry var a: Int = 1 { didSet {} }", "has accessors"),
    ])
    func aDeclarationThatIsNoEntryIsAnErrorThatSaysWhatToDo(source: String, part: String) {
        let problem = #expect(throws: EntryDeclaration.Problem.self) { try key(source) }
        #expect(problem?.description.contains(part) == true)
    }

    @Test func anEntryElsewhereIsAnError() {
        let problem = #expect(throws: EntryDeclaration.Problem.self) {
            try key("@Entry var a = 1", in: "struct Screen {}")
        }
        #expect(problem?.description.contains("ContainerValues or FocusedValues") == true)
    }

    // MARK: The compiler's messages

    private func answer(_ json: String) throws -> [String: Any] {
        let data = Data(MacroMessage.answer(to: Data(json.utf8)).utf8)
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func theFirstMessageIsAnsweredWithTheProtocolsVersion() throws {
        let answer = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(answer["getCapabilityResult"] != nil)
    }

    @Test func aPreviewOfACompilerThatTellsNoNameIsLeftOut() throws {
        let json =
            ##"{"expandFreestandingMacro":{"macro":{"typeName":"Preview"},"syntax":{"source":"#Preview {}"}}}"##
        let result = try #require(try answer(json)["expandMacroResult"] as? [String: Any])
        #expect(result["expandedSource"] as? String == "")
    }

    @Test func anErrorStandsAtItsAttributeAndIsToldOnce() throws {
        func diagnostics(_ role: String) throws -> [[String: Any]] {
            let json = """
                {"expandAttachedMacro":{"macroRole":"\(role)","attributeSyntax":{"source":"@Entry","location":\
                {"fileName":"a.swift","offset":9}},"declSyntax":{"source":"@Entry var a: Int"},\
                "lexicalContext":[{"source":"extension EnvironmentValues {}"}]}}
                """
            let result = try #require(try answer(json)["expandMacroResult"] as? [String: Any])
            return try #require(result["diagnostics"] as? [[String: Any]])
        }
        let told = try diagnostics("accessor")
        #expect(told.count == 1 && (told[0]["position"] as? [String: Any])?["offset"] as? Int == 9)
        #expect(try diagnostics("peer").isEmpty)
    }

    @Test func aMessageThatIsNotUnderstoodIsAnError() throws {
        let result = try #require(try answer("no JSON")["expandMacroResult"] as? [String: Any])
        #expect((result["diagnostics"] as? [Any])?.count == 1)
    }
}
