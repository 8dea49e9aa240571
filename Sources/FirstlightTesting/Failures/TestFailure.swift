// Licensed under the Apache License, Version 2.0.

import Testing

/// A failure of a test, titled by its own first line.
///
/// Swift Testing titles an issue without an error "Issue recorded", whatever it says below.
struct TestFailure: Error, CustomStringConvertible {
    /// The title.
    let description: String
    private let details: Comment?

    /// Creates a failure from a text whose first line says what failed.
    init(_ text: String) {
        let parts = text.split(separator: "\n", maxSplits: 1)
        description = parts.first.map { String($0) } ?? text
        details = parts.count > 1 ? Comment(rawValue: String(parts[1])) : nil
    }

    /// Makes the present test fail.
    func record(at location: SourceLocation) { Issue.record(self, details, sourceLocation: location) }
}
