// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageMacroExpansion

/// The declarations that the compiler's helper makes of tests.
@Suite struct TestDeclarationTests {
    private func lines(
        _ source: String, attribute: String = "@Test", contexts: [String] = ["struct Suite {}"]
    ) throws -> [String] {
        let test = try #require(TestDeclaration(source, attribute: attribute, contexts: contexts))
        return test.declarations("$s", fileID: "M/a.swift", path: "/a.swift", line: 7, column: 5)
            .split(separator: "\n").map { String($0) }
    }

    /// The call that gives Testing the test.
    private func store(_ suite: String, _ name: String, _ more: String = "", column: Int = 6) -> String {
        #"@section("swift5_tests") @used private nonisolated static let $s6recordfMu_: "#
            + "Testing.__TestContentRecord = (0x7465_7374, 0, { out, type, _, _ in TestRecord.store(out, type, "
            + #"\#(suite).self, "\#(name)()", "M/a.swift\u{1F}/a.swift\u{1F}7\u{1F}\#(column)", \#(more)$s3runfMu_) }, "#
            + "0, 0)"
    }

    @Test func aTestIsAFunctionThatCallsItAndARecord() throws {
        #expect(
            try lines("@Test func rule() {}") == [
                "private static func $s3runfMu_() { Suite().rule() }", store("Suite", "rule"),
            ])
    }

    @Test(arguments: [
        ("func a() async {}", "private static func $s3runfMu_() async { await Suite().a() }"),
        ("func a() throws {}", "private static func $s3runfMu_() throws { try Suite().a() }"),
        ("func a() throws(E) -> Int {}", "private static func $s3runfMu_() throws { try Suite().a() }"),
        (
            "func a() async throws {}",
            "private static func $s3runfMu_() async throws { try await Suite().a() }"
        ),
        ("static func a() {}", "private static func $s3runfMu_() { Suite.a() }"),
        ("mutating func a() {}", "private static func $s3runfMu_() { var suite = Suite(); suite.a() }"),
        ("@MainActor func a() {}", "@MainActor private static func $s3runfMu_() { Suite().a() }"),
        ("nonisolated func a() {}", "nonisolated private static func $s3runfMu_() { Suite().a() }"),
        ("@Other(b: \"func (\") /* func */ func a() {}", "private static func $s3runfMu_() { Suite().a() }"),
        ("// func b()\n  func a() {}", "private static func $s3runfMu_() { Suite().a() }"),
    ])
    func itDoesWhatTheTestDoes(source: String, function: String) throws {
        #expect(try lines(source).first == function)
    }

    @Test func namesAndTraitsAreGivenOn() throws {
        #expect(
            try lines("func a() {}", attribute: #"@Test("A \"name\", of two", .tags(.one))"#).last
                == store("Suite", "a", #"displayName: "A \"name\", of two", traits: [.tags(.one)], "#))
        #expect(
            try lines("func a() {}", attribute: "@Test(.disabled())").last
                == store("Suite", "a", "traits: [.disabled()], "))
        #expect(
            try lines("func `A name in words`() {}").last
                == store("Suite", "`A name in words`", #"displayName: "A name in words", "#))
    }

    @Test func aSuiteInOthersHasItsWholeName() throws {
        let contexts = ["private final class Inner: Base {}", "extension Outer {}"]
        #expect(try lines("func a() {}", contexts: contexts).last == store("Outer.Inner", "a"))
    }

    @Test func itsPlaceIsThatOfTheAttributesName() throws {
        let line = try lines("func a() {}", attribute: "/// Words.\n  @Test").last
        #expect(line?.contains(#""M/a.swift\u{1F}/a.swift\u{1F}8\u{1F}4""#) == true)
    }

    @Test func whatIsNoFunctionOfASuiteIsLeft() {
        #expect(TestDeclaration("func a() {}", attribute: "@Test", contexts: []) == nil)
        #expect(TestDeclaration("func a(b: Int) {}", attribute: "@Test", contexts: ["struct S {}"]) == nil)
        #expect(TestDeclaration("func a<B>() {}", attribute: "@Test", contexts: ["struct S {}"]) == nil)
    }
}
