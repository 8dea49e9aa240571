// Licensed under the Apache License, Version 2.0.

/// A device that is signed in.
struct AuthSession: Codable, Sendable {
    /// A way in which the user proved who they are, for the claim `amr`.
    struct Method: Codable, Sendable {
        let method: String
        let timestamp: Int64
    }

    let id: String
    let userID: String
    var methods: [Method]
    /// The second factor that it was proved with.
    var factorID: String?

    /// Indicates whether a second factor was proved: the claim `aal` is `aal2`.
    var isSecond: Bool { methods.contains { [Self.app, Self.recoveryCode].contains($0.method) } }

    /// The claim `amr` of a code from an app.
    static let app = "totp"
    /// The claim `amr` of a recovery code.
    static let recoveryCode = "mfa/recovery_code"

    /// Indicates whether a code or a link of a mail began it.
    var isFromMail: Bool { methods.contains { ["otp", "magiclink", "recovery"].contains($0.method) } }

    init(userID: String, method: String, at now: Timestamp) {
        id = Crypto.uuid()
        self.userID = userID
        methods = [Method(method: method, timestamp: now.seconds)]
    }
}

/// A refresh token of version 1: rotated at each use.
struct RefreshToken: Sendable {
    let token: String
    let sessionID: String
    let parent: String?
    let revokedAt: Timestamp?
}

/// A sign-in that goes through a browser or a mail and ends with a code.
struct AuthFlow: Codable, Sendable {
    let id: String
    /// The provider, or `email`.
    let provider: String
    /// The final redirect of the browser; already checked against the list.
    let redirect: String
    /// The client's challenge and its method in lower case; nil for the implicit flow.
    var challenge: String?
    var challengeMethod: String?
    /// The code that the client exchanges; nil for the implicit flow.
    var code: String?
    /// The way of proof for the session.
    var method: String
    let createdAt: Timestamp
    /// Set as soon as the user is known.
    var userID: String?
    var providerToken: String?
    var providerRefreshToken: String?
    /// The nonce sent to the provider, which has to return in its token.
    var nonce: String?
    /// The verifier towards the provider.
    var verifier: String?
    /// The URL to which the provider sends the browser back.
    var callback: String?
}
