// Licensed under the Apache License, Version 2.0.

/// The reason why a text is not a value of the wanted kind.
package struct ValueProblem: Error, Equatable, Sendable {
    /// A clause that follows "but", or nothing when the list of accepted values says enough.
    package let reason: String?

    package init(_ reason: String? = nil) {
        self.reason = reason
    }
}
