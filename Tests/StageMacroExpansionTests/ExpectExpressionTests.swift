// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageMacroExpansion

/// The calls that the compiler's helper makes of expectations.
@Suite struct ExpectExpressionTests {
    private func call(_ source: String) throws -> String {
        try #require(ExpectExpression(source)).call(fileID: "M/a.swift", path: "/a.swift", line: 7, column: 3)
    }

    private func note(_ text: String) -> String {
        #""M/a.swift\u{1F}/a.swift\u{1F}7\u{1F}3\u{1F}\#(text)""#
    }

    @Test(arguments: [
        ("a == b", "Expect.equal(a, b, "), ("a != b", "Expect.unequal(a, b, "),
        ("a < b", "Expect.less(a, b, "), ("a > b", "Expect.greater(a, b, "),
        ("a <= b", "Expect.atMost(a, b, "), ("a >= b", "Expect.atLeast(a, b, "),
        ("a == nil", "Expect.none(a, "), ("a != nil", "Expect.some(a, "),
        ("try f() == 1", "try Expect.equal(f(), 1, "),
        ("try await f(x, y) == 1", "try await Expect.equal(f(x, y), 1, "),
        ("a + 1 == b ?? 2", "Expect.equal(a + 1, b ?? 2, "),
        ("a as? Int == b", "Expect.equal(a as? Int, b, "),
        ("f { $0 == 1 && $1 } == b", "Expect.equal(f { $0 == 1 && $1 }, b, "),
        ("a == D<Int, Int>()", "Expect.equal(a, D<Int, Int>(), "),
    ])
    func aComparisonIsACallWithItsSides(condition: String, start: String) throws {
        #expect(try call("#expect(\(condition))") == start + note(condition) + ")")
    }

    @Test(arguments: [
        "a", "!a", "a == b && c", "a == b || c", "a ? b == c : d", "(a, b) == (c, d)",
        "type(of: a) == B.self",
        "nil == a", "(a == b)", "a === b", "a is B", "await g()", "try f(a, b: c)", "(a < b) == c < d",
        "a ~= b == c",
        "a ** b == c",
    ])
    func anythingElseIsACallWithABoolean(condition: String) throws {
        #expect(try call("#expect(\(condition))") == "Expect.isTrue(\(condition), " + note(condition) + ")")
    }

    @Test func textsAndCommentsAreNotReadAsCode() throws {
        #expect(
            try call(#"#expect(a == ",) && (")"#) == #"Expect.equal(a, ",) && (", "#
                + note(#"a == \",) && (\""#) + ")")
        #expect(try call("#expect(a(/[(,]/))") == "Expect.isTrue(a(/[(,]/), " + note("a(/[(,]/)") + ")")
        #expect(
            try call(##"#expect(a == #"")\#(b == c && d)"#)"##)
                == ##"Expect.equal(a, #"")\#(b == c && d)"#, "## + note(##"a == #\"\")\\#(b == c && d)\"#"##)
                + ")")
        #expect(try call("#expect(a /* ) && */ == b)").hasPrefix("Expect.equal(a /* ) && */, b, "))
    }

    @Test func aCommentOfWordsIsInTheNote() throws {
        #expect(
            try call(#"#expect(a, "some words")"#) == "Expect.isTrue(a, " + note(#"a\u{1F}some words"#) + ")")
        #expect(
            try call(#"#expect(a, "some \(words)")"#) == "Expect.isTrue(a, " + note("a")
                + #", "some \(words)")"#)
        #expect(try call("#expect(a, words)") == "Expect.isTrue(a, " + note("a") + ", words)")
    }

    /// The compiler gives autoclosures of an expansion in a closure the names of others there.
    @Test func inAClosureTestingsIsTaken() throws {
        let expectation = try #require(ExpectExpression(#"#expect(a && b == c, "\(d)")"#))
        #expect(
            expectation.call(fileID: "M/F.swift", path: "/F.swift", line: 7, column: 5, isInClosure: true)
                == #"#expect(a && b == c, "\(d)", sourceLocation: SourceLocation(fileID: "M/F.swift", "#
                + #"filePath: "/F.swift", line: 7, column: 5))"#)
        let message = #"{"expandFreestandingMacro": {"macro": {"typeName": "Expect"}, "lexicalContext": ["#
        let end =
            ##"], "syntax": {"source": "#expect(a)", "location": {"fileName": "/F.swift", "offset": 0, "##
            + #""fileID": "M/F.swift", "line": 7, "column": 5}}}}"#
        let contexts = [
            #"{"kind": "expression", "source": "{ }"}"#, #"{"kind": "declaration", "source": "func f()"}"#,
        ]
        let answers = contexts.map { MacroMessage.answer(to: Data((message + $0 + end).utf8)) }
        #expect(answers.map { $0.contains("sourceLocation") } == [true, false])
        #expect(answers.map { $0.contains("Expect.isTrue") } == [false, true])
    }

    @Test func thePlaceIsThatOfTheSign() throws {
        #expect(try call("\n    // Some words\n    #expect(a)").contains(#"\u{1F}9\u{1F}5\u{1F}"#))
        #expect(ExpectExpression("#expect()") == nil)
    }
}
