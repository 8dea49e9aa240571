// Licensed under the Apache License, Version 2.0.

import Foundation
public import Testing

#if os(Linux)
    /// Checks a condition; a failure tells its text and, of a comparison, both values.
    ///
    /// It has fewer parameters than Testing's, and so is the one that is meant; with `throws:`,
    /// `processExitsWith:` or `sourceLocation:` Testing's is. It is quicker to compile.
    @freestanding(expression)
    public macro expect(_ condition: Bool) = #externalMacro(module: "StageMacros", type: "Expect")

    /// Checks a condition, with a comment that a failure tells.
    @freestanding(expression)
    public macro expect(_ condition: Bool, _ comment: @autoclosure () -> Comment?) =
        #externalMacro(module: "StageMacros", type: "Expect")
#endif

/// The checks that `#expect` becomes: one call each, which no test writes itself.
public enum Expect {
    /// Checks a condition.
    public static func isTrue(_ condition: Bool, _ note: StaticString) {
        guard !condition else { return }
        FailedExpectation(note).record([])
    }

    /// Checks a condition.
    public static func isTrue(_ condition: Bool, _ note: StaticString, _ comment: @autoclosure () -> Comment?)
    {
        guard !condition else { return }
        FailedExpectation(note).record([], comment())
    }

    /// Checks that two values are equal.
    public static func equal<Value: Equatable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left == right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that two values are equal.
    public static func equal<Value: Equatable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left == right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that two values differ.
    public static func unequal<Value: Equatable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left != right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that two values differ.
    public static func unequal<Value: Equatable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left != right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that a value is less than another.
    public static func less<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left < right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that a value is less than another.
    public static func less<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left < right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that a value is greater than another.
    public static func greater<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left > right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that a value is greater than another.
    public static func greater<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left > right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that a value is not greater than another.
    public static func atMost<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left <= right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that a value is not greater than another.
    public static func atMost<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left <= right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that a value is not less than another.
    public static func atLeast<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString
    ) {
        guard !(left >= right) else { return }
        FailedExpectation(note).record([left, right])
    }

    /// Checks that a value is not less than another.
    public static func atLeast<Value: Comparable>(
        _ left: Value, _ right: Value, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(left >= right) else { return }
        FailedExpectation(note).record([left, right], comment())
    }

    /// Checks that there is no value.
    public static func none<Value>(_ value: Value?, _ note: StaticString) {
        guard !(value == nil) else { return }
        FailedExpectation(note).record([value as Any])
    }

    /// Checks that there is no value.
    public static func none<Value>(
        _ value: Value?, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(value == nil) else { return }
        FailedExpectation(note).record([value as Any], comment())
    }

    /// Checks that there is a value.
    public static func some<Value>(_ value: Value?, _ note: StaticString) {
        guard !(value != nil) else { return }
        FailedExpectation(note).record([])
    }

    /// Checks that there is a value.
    public static func some<Value>(
        _ value: Value?, _ note: StaticString, _ comment: @autoclosure () -> Comment?
    ) {
        guard !(value != nil) else { return }
        FailedExpectation(note).record([], comment())
    }
}

/// An expectation that was not met: its place, its text and its comment, as the macro wrote them.
private struct FailedExpectation {
    private let parts: [String]

    init(_ note: StaticString) { parts = note.description.components(separatedBy: "\u{1F}") }

    /// Tells Testing of it.
    func record(_ values: [Any], _ comment: Comment? = nil) {
        let part = { (index: Int) in index < parts.count ? parts[index] : "" }
        var lines = ["Expectation failed: \(part(4))"]
        lines += values.map { "  \(String(describingForTest: $0))" }
        lines += [comment?.rawValue, parts.count > 5 ? part(5) : nil].compactMap { $0 }
        Issue.record(
            Comment(rawValue: lines.joined(separator: "\n")),
            sourceLocation: SourceLocation(
                fileID: part(0), filePath: part(1), line: Int(part(2)) ?? 1, column: Int(part(3)) ?? 1))
    }
}
