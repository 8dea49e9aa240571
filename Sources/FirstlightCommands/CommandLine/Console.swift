// Licensed under the Apache License, Version 2.0.

import Foundation

/// The output of a command, and the abilities of its destination.
package struct Console: Sendable {
    /// The width in cells; 80 when it is unknown.
    package let width: Int
    /// Indicates whether a person is watching, so that a line may be drawn over.
    package let isInteractive: Bool
    /// Indicates whether colours are wanted.
    package let hasColor: Bool
    /// The time, by which progress is reported.
    package let now: @Sendable () -> ContinuousClock.Instant
    /// The value of a variable of the environment; nil when it is not set.
    package let variable: @Sendable (String) -> String?
    private let output: @Sendable (String) -> Void
    private let diagnostics: @Sendable (String) -> Void
    private let failure: @Sendable () -> CommandError?

    package init(
        width: Int = 80, isInteractive: Bool = false, hasColor: Bool = false,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        variable: @escaping @Sendable (String) -> String? = { _ in nil },
        output: @escaping @Sendable (String) -> Void, diagnostics: @escaping @Sendable (String) -> Void,
        failure: @escaping @Sendable () -> CommandError? = { nil }
    ) {
        self.width = width
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        self.now = now
        self.variable = variable
        self.output = output
        self.diagnostics = diagnostics
        self.failure = failure
    }

    /// The reason why part of the printed result did not arrive; nil when all of it did.
    package var problem: CommandError? { failure() }

    /// Prints the result of a command and ends the line.
    package func print(_ text: String = "") { output(text + "\n") }

    /// Prints a text that has its line breaks.
    package func printAsIs(_ text: String) { output(text) }

    /// Prints to the standard error and ends the line: mistakes, warnings, progress.
    package func note(_ text: String) { diagnostics(text + "\n") }

    /// Prints to the standard error as it is, for a line that will be drawn over.
    package func draw(_ text: String) { diagnostics(text) }

    /// Prints a table.
    package func print(_ table: Table) {
        print(table.text(width: isInteractive ? width : nil, hasColor: hasColor))
    }

    /// Prints a result as JSON with sorted keys and the name of its form.
    ///
    /// - Throws: The error of encoding, for example for a number that JSON cannot hold.
    package func printJSON(_ value: some Encodable, as schema: ReportSchema) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        print(String(decoding: try encoder.encode(Report(value, as: schema)), as: UTF8.self))
    }
}
