// Licensed under the Apache License, Version 2.0.

import Foundation

/// A request for Apple's sheet as a value: what is asked can be compared where there is no sheet.
struct AppleRequest: Hashable, Sendable {
    /// A piece of information about the user, named as AuthenticationServices names it.
    enum Scope: Hashable, Sendable {
        case email, fullName
    }

    /// The information that Apple is asked for: its sheet shows it in this order.
    let scopes: [Scope] = [.email, .fullName]
    /// The value that Apple copies into the identity token: the hash of the nonce, never the nonce itself.
    let nonce: String

    /// Describes the request with the hash of a nonce.
    init(hashedNonce: String) { nonce = hashedNonce }
}

extension SignInServices.AppleCredential {
    /// Creates a credential from the parts that Apple's sheet gives.
    ///
    /// - Parameters:
    ///   - token: The identity token as UTF-8; anything else counts as none.
    ///   - givenName: The user's given name, which Apple gives the first time only.
    ///   - familyName: The user's family name.
    ///   - code: The authorization code as UTF-8.
    init(token: Data?, givenName: String?, familyName: String?, code: Data? = nil) {
        let names = [givenName, familyName].compactMap(\.self).filter { !$0.isEmpty }
        self.init(
            idToken: token.flatMap { String(data: $0, encoding: .utf8) },
            fullName: names.isEmpty ? nil : names.joined(separator: " "),
            authorizationCode: code.flatMap { String(data: $0, encoding: .utf8) })
    }
}

extension AuthError {
    /// Creates the error of Apple's sheet.
    ///
    /// - Parameter code: The code of `ASAuthorizationError`; nil for an error that is none, which counts as unknown.
    init(appleSheet code: Int?) {
        // 1001 is `canceled`, and 1000 is `unknown` (ASAuthorizationError.Code).
        self = code == 1001 ? .cancelled : .provider(.apple, code: code ?? 1000)
    }

    /// Creates the error of the browser's sheet.
    ///
    /// - Parameter code: The code of `ASWebAuthenticationSessionError`; nil for an error that is none.
    init(browser code: Int?) {
        // 1 is `canceledLogin` (ASWebAuthenticationSessionError.Code).
        self = code == 1 ? .cancelled : .connection(reason: "the browser failed")
    }
}
