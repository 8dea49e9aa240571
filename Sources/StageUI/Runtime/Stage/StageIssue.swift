// Licensed under the Apache License, Version 2.0.

/// A request of a view that could not be met.
public struct StageIssue: Hashable, Sendable {
    /// The kinds of issues.
    public enum Kind: String, Hashable, Sendable {
        /// The subset does not support the request.
        case unsupported
        /// A view was used in a way that has no meaning.
        case misuse
        /// A state was written while a body ran.
        case writeDuringUpdate
        /// Updates kept causing each other.
        case updateLoop
        /// A font, an image or a symbol is not there.
        case missingResource
        /// A text has no translation, or not all of it can be shown.
        case missingText
    }

    /// The kind.
    public let kind: Kind
    /// The problem, and what to do about it.
    public let message: String
    /// The path of the view.
    public let path: String
}
