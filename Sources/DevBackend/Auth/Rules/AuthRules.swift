// Licensed under the Apache License, Version 2.0.

import Foundation

/// The rules for email addresses, passwords and challenges.
enum AuthRules {
    /// The email address in lower case.
    static func email(_ text: String?) throws -> String {
        guard let text, !text.isEmpty else { throw AuthFailure.validation("An email address is required") }
        guard text.utf8.count <= 255 else { throw AuthFailure.validation("An email address is too long") }
        guard isEmail(text) else {
            throw AuthFailure.validation("Unable to validate email address: invalid format")
        }
        return text.lowercased()
    }

    /// Refuses a telephone number that is none (E.164), with or without `+` and spaces.
    static func check(phone: String) throws {
        let digits = (phone.hasPrefix("+") ? String(phone.dropFirst()) : phone).replacing(" ", with: "")
        guard (2...15).contains(digits.utf8.count), digits.first != "0",
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw AuthFailure.validation("Invalid phone number format (E.164 required)") }
    }

    /// Refuses a channel for messages that is none; nothing is sent by WhatsApp.
    static func check(channel: String) throws {
        guard ["", "sms"].contains(channel) else {
            throw AuthFailure.validation(
                "Invalid channel, supported values are 'sms' or 'whatsapp'. "
                    + "'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.")
        }
    }

    private static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        func isAlphanumeric(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        let others = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
        guard parts[0].allSatisfy({ isAlphanumeric($0) || others.contains($0) }) else { return false }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
            return isAlphanumeric(first) && isAlphanumeric(last)
                && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        }
    }

    /// Refuses a new password that is too long or too weak.
    static func check(password: String, _ rules: DevBackendAuth) throws {
        guard password.utf8.count <= 72 else {
            throw AuthFailure.validation("Password cannot be longer than 72 characters")
        }
        guard !password.utf8.contains(0) else {
            throw AuthFailure.validation("Password cannot contain a zero character")
        }
        if let weakness = weakness(of: password, rules) { throw weakness }
    }

    /// Returns the weakness of a password, or nil.
    static func weakness(of password: String, _ rules: DevBackendAuth) -> AuthFailure? {
        var (messages, reasons): ([String], [String]) = ([], [])
        // In bytes, as Go counts.
        if password.utf8.count < rules.minimumPasswordLength {
            messages.append("Password should be at least \(rules.minimumPasswordLength) characters.")
            reasons.append("length")
        }
        let sets = rules.requiredPasswordCharacters
        if !sets.allSatisfy({ set in set.isEmpty || password.contains { set.contains($0) } }) {
            messages.append(
                "Password should contain at least one character of each: \(sets.joined(separator: ", ")).")
            reasons.append("characters")
        }
        guard !reasons.isEmpty else { return nil }
        return AuthFailure(422, "weak_password", messages.joined(separator: " "), reasons: reasons)
    }

    /// The challenge of a request and its method in lower case; nil without one (RFC 7636).
    static func challenge(_ challenge: String?, _ method: String?) throws -> (String, String)? {
        let (challenge, method) = (challenge ?? "", method ?? "")
        if challenge.isEmpty, method.isEmpty { return nil }
        guard !challenge.isEmpty, !method.isEmpty else {
            throw AuthFailure.validation("PKCE flow requires code_challenge_method and code_challenge")
        }
        guard (43...128).contains(challenge.utf8.count) else {
            throw AuthFailure.validation("code challenge has to be between 43 and 128 characters")
        }
        guard isUnreserved(challenge) else {
            throw AuthFailure.validation(
                "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes"
            )
        }
        guard ["s256", "plain"].contains(method.lowercased()) else {
            throw AuthFailure.validation("Invalid code_challenge_method")
        }
        return (challenge, method.lowercased())
    }

    private static func isUnreserved(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || "._~-".utf8.contains($0)
        }
    }

    /// Returns whether a verifier matches a challenge; compared in constant time.
    static func verifier(_ verifier: String, fits challenge: String, method: String?) -> Bool {
        let expected =
            method == "plain" ? verifier : Crypto.base64URL(Crypto.sha256(verifier.utf8))
        return Crypto.areEqual(Array(expected.utf8), Array(challenge.utf8))
    }

    static func isUUID(_ text: String) -> Bool { text.utf8.count == 36 && UUID(uuidString: text) != nil }
}
