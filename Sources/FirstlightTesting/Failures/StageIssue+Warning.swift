// Licensed under the Apache License, Version 2.0.

import StageUI
import Testing

extension StageIssue {
    /// Reports what a view missed: a warning, because a golden or an expected end decides whether the screen is right.
    ///
    /// - Parameters:
    ///   - subject: What is not as it was meant, at the beginning of a sentence.
    ///   - location: Where the warning is shown.
    func tell(_ subject: String, at location: SourceLocation) {
        let place = path.isEmpty ? "" : " In \(path)."
        Issue.record(
            Comment(rawValue: "\(subject) is not as it was meant: \(message)\(place)"), severity: .warning,
            sourceLocation: location)
    }
}
