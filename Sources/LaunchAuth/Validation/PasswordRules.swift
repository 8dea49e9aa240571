// Licensed under the Apache License, Version 2.0.

/// The rules that a new password has to meet.
public enum PasswordRules: String, Hashable, Sendable, CaseIterable {
    /// At least 8 characters, an upper-case letter, a lower-case letter and a digit (`LA-115` to `LA-118`), and at most 72
    /// bytes, of which the server reads no more.
    case document
    /// The same, and neither one of those that are tried first nor one with the user's own words in it.
    case strict
}
