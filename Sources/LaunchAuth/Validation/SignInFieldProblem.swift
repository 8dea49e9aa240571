// Licensed under the Apache License, Version 2.0.

/// A problem with the text in a field.
public enum SignInFieldProblem: String, Hashable, Sendable, CaseIterable {
    /// The email address is missing.
    case emailMissing
    /// The email address is malformed.
    case emailMalformed
    /// The email address has more than 255 characters.
    case emailTooLong
    /// There is no password.
    case passwordMissing
    /// The password has fewer than 8 characters.
    case passwordTooShort
    /// The password has more than 72 bytes.
    case passwordTooLong
    /// The password has no upper-case letter.
    case passwordNeedsUppercase
    /// The password has no lower-case letter.
    case passwordNeedsLowercase
    /// The password has no digit.
    case passwordNeedsDigit
    /// The password is one of those that are tried first.
    case passwordCommon
    /// The password contains the email address, the display name or the app's name.
    case passwordContainsName
    /// The display name has fewer than 2 or more than 50 characters.
    case nameLength
    /// The display name has a character that none may have.
    case nameCharacters
}
