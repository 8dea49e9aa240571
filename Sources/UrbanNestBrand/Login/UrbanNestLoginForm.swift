// Licensed under the Apache License, Version 2.0.

import Foundation

/// What has been typed on the sign-in screen, and what is wrong with it.
struct UrbanNestLoginForm: Hashable, Sendable {
    /// The fields of the screen.
    enum Field: Hashable, Sendable {
        case email
        case password
    }

    /// A field that cannot be used as it is, and a sentence that says what to do.
    struct Problem: Hashable, Sendable {
        let field: Field
        let message: String
    }

    /// As typed.
    var email = ""
    /// As typed; spaces belong to it.
    var password = ""

    /// The address without the spaces that keyboards add around it.
    var trimmedEmail: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The first thing to correct, or nil.
    var problem: Problem? {
        if trimmedEmail.isEmpty { return Problem(field: .email, message: "Enter your email address.") }
        if !Self.isAddress(trimmedEmail) {
            return Problem(
                field: .email,
                message: "This is not a complete email address. It should look like name@example.com.")
        }
        if password.isEmpty { return Problem(field: .password, message: "Enter your password.") }
        return nil
    }

    /// Whether a text has the form of an address: only the server knows whether it exists.
    static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.first, let host = parts.last else { return false }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return !name.isEmpty && labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
            && !text.contains { $0.isWhitespace } && text.utf8.count <= 254
    }
}
