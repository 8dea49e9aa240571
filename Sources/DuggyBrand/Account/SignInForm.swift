// Licensed under the Apache License, Version 2.0.

import Foundation

/// What has been typed on the sign-in screen, and what is wrong with it.
struct SignInForm: Hashable, Sendable {
    /// The fields of the screen.
    enum Field: Hashable, Sendable {
        case email
        case password
    }

    /// As typed.
    var email = ""
    /// As typed; spaces belong to it.
    var password = ""

    /// The address without the spaces that keyboards add around it.
    var trimmedEmail: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The first field to correct and what to do about it, or nil.
    var problem: (field: Field, words: String)? {
        let parts = trimmedEmail.split(separator: "@", omittingEmptySubsequences: false)
        if trimmedEmail.isEmpty { return (.email, "Enter your email address.") }
        guard parts.count == 2, let host = parts.last, !parts[0].isEmpty, host.contains("."),
            host.first != ".", host.last != ".", !trimmedEmail.contains(where: \.isWhitespace)
        else { return (.email, "Enter a whole address, such as name@example.com.") }
        return password.isEmpty ? (.password, "Enter your password.") : nil
    }
}
