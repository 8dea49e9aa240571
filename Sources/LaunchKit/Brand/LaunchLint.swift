// Licensed under the Apache License, Version 2.0.

/// A finding about a launch: something that works but should be improved, or that does not work.
public struct LaunchLint: Hashable, Sendable, Codable {
    /// The severity of the finding.
    public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
        /// It works; the better choice is named.
        case warning
        /// It does not work for some users.
        case error
        /// Something that the app's developer has to know.
        case note
    }

    /// The requirement that asks for it, such as `C-DG-08`.
    public let id: String
    /// The severity of the finding.
    public let severity: Severity
    /// The finding and its remedy, in a sentence or two.
    public let message: String

    /// Describes a finding.
    public init(_ id: String, _ severity: Severity = .warning, _ message: String) {
        (self.id, self.severity, self.message) = (id, severity, message)
    }
}
