// Licensed under the Apache License, Version 2.0.

/// The rules for what is typed into the fields; nil means that there is nothing to say against it.
///
/// Signing in asks only for what is needed to ask the server: an old password may be shorter than today's rules.
public enum SignInValidation {
    /// The most characters of an email address.
    public static let longestEmail = 255
    /// The most bytes of a password: bcrypt reads no more, and the server refuses more.
    public static let longestPasswordBytes = 72

    /// Checks an email address: one `@`, a name before it, and a domain with a dot behind it.
    public static func email(_ text: String) -> SignInFieldProblem? {
        let text = trimmed(text)
        if text.isEmpty { return .emailMissing }
        if text.count > longestEmail { return .emailTooLong }
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard halves.count == 2, isName(halves[0]), isDomain(halves[1]) else { return .emailMalformed }
        return nil
    }

    /// Checks the password of a sign-in, which only has to be there.
    public static func existingPassword(_ text: String) -> SignInFieldProblem? {
        text.isEmpty ? .passwordMissing : nil
    }

    /// Checks the password of a sign-up.
    ///
    /// - Parameters:
    ///   - text: The password.
    ///   - rules: The rules that it has to meet.
    ///   - words: With ``PasswordRules/strict``, what it must not be or contain: the email address, the display name, the
    ///     app's name.
    public static func newPassword(
        _ text: String, rules: PasswordRules = .document, notContaining words: [String] = []
    ) -> SignInFieldProblem? {
        let has = PasswordTraits(text)
        if text.isEmpty { return .passwordMissing }
        if !has.isLongEnough { return .passwordTooShort }
        // A character may have many bytes; the user gets a message, nothing is cut off.
        if text.utf8.count > longestPasswordBytes { return .passwordTooLong }
        if !has.hasUppercase { return .passwordNeedsUppercase }
        if !has.hasLowercase { return .passwordNeedsLowercase }
        if !has.hasDigit { return .passwordNeedsDigit }
        guard rules == .strict else { return nil }
        if CommonPasswords.contains(text) { return .passwordCommon }
        let lower = text.lowercased()
        let parts = words.flatMap { [$0] + $0.split(separator: "@").prefix(1).map(String.init) }
        if parts.contains(where: { $0.count >= 4 && lower.contains($0.lowercased()) }) {
            return .passwordContainsName
        }
        return nil
    }

    /// Checks a display name: 2 to 50 letters, digits, spaces, `-`, `_` and `.`, of any language (`C-LA-30`).
    public static func displayName(_ text: String) -> SignInFieldProblem? {
        let text = trimmed(text)
        guard (2...50).contains(text.count) else { return .nameLength }
        let isAllowed = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .nonspacingMark, .spacingMark, .decimalNumber:
                true
            default: " -_.".unicodeScalars.contains(scalar)
            }
        }
        return isAllowed ? nil : .nameCharacters
    }

    /// A text without the white space around it.
    public static func trimmed(_ text: String) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// A code as a server reads it: apps show it in groups, and keyboards of other scripts have digits of their own.
    public static func code(_ text: String) -> String {
        String(
            text.filter { !$0.isWhitespace }.map { letter in
                letter.unicodeScalars.first?.properties.generalCategory == .decimalNumber
                    ? letter.wholeNumberValue.map { Character("\($0)") } ?? letter : letter
            })
    }

    private static func isName(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasSuffix(".")
            && !text.contains("..")
            && text.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+/=?^_`{|}~.-".contains($0) }
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2, !last.allSatisfy(\.isNumber) else {
            return false
        }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
        }
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}

/// The rules that a new password has to meet.
public enum PasswordRules: String, Hashable, Sendable, CaseIterable {
    /// At least 8 characters, an upper-case letter, a lower-case letter and a digit (`LA-115` to `LA-118`), and at most 72
    /// bytes, of which the server reads no more.
    case document
    /// The same, and neither one of those that are tried first nor one with the user's own words in it.
    case strict
}
