// Licensed under the Apache License, Version 2.0.

/// The strength of a password, as five bars show it.
///
/// One bar for each of: at least 8 characters, an upper-case letter, a lower-case letter, a digit, and a
/// character that is none of these (`LA-131` to `LA-135`).
public struct PasswordStrength: Hashable, Sendable {
    /// The word below the bars.
    public enum Level: Hashable, Sendable {
        /// One or two bars.
        case weak
        /// Three bars, or more while the password is not accepted.
        case medium
        /// Four or five bars.
        case strong

        /// The colour of the lit bars, as red, green and blue in two hexadecimal digits each.
        public var color: String {
            switch self {
            case .weak: "#EF4444"
            case .medium: "#EAB308"
            case .strong: "#22C55E"
            }
        }
    }

    /// The number of lit bars, 0 to 5.
    public let bars: Int
    /// The word; nil for an empty password.
    public let level: Level?

    /// Measures a password.
    ///
    /// A password that is not accepted is never called strong (`C-LA-28`).
    public init(_ password: String, isAccepted: Bool) {
        let has = PasswordTraits(password)
        let met = [has.isLongEnough, has.hasUppercase, has.hasLowercase, has.hasDigit, has.hasSpecial]
        bars = password.isEmpty ? 0 : met.filter { $0 }.count
        level =
            switch bars {
            case 0 where password.isEmpty: nil
            case 0...2: .weak
            case 3: .medium
            default: isAccepted ? .strong : .medium
            }
    }
}

/// The kinds of characters in a password.
struct PasswordTraits {
    let isLongEnough: Bool
    let hasUppercase: Bool
    let hasLowercase: Bool
    let hasDigit: Bool
    let hasSpecial: Bool

    init(_ password: String) {
        isLongEnough = password.count >= 8
        // The server knows the letters of ASCII only; others count as special, as they do there.
        hasUppercase = password.contains { $0.isASCII && $0.isUppercase }
        hasLowercase = password.contains { $0.isASCII && $0.isLowercase }
        hasDigit = password.contains { $0.isASCII && $0.isNumber }
        hasSpecial = password.contains { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    }
}
