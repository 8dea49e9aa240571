// Licensed under the Apache License, Version 2.0.

/// The proof that the owner of an account asks for its end, and not somebody who found the device unlocked.
public enum AccountProof: Hashable, Sendable {
    /// The account's password.
    case password(String)
    /// The code of the mail that ``AuthSessionKeeper/reauthenticate()`` asks for.
    case nonce(String)

    /// The proof as the function reads it.
    var body: [String: AuthValue] {
        switch self {
        case .password(let text): ["password": .string(text)]
        case .nonce(let text): ["nonce": .string(text)]
        }
    }
}

extension AccountProof: CustomStringConvertible, CustomReflectable {
    /// The kind of proof, without its secret.
    public var description: String {
        switch self {
        case .password: "AccountProof(password)"
        case .nonce: "AccountProof(nonce)"
        }
    }

    /// Shows the description only.
    public var customMirror: Mirror { Mirror(self, children: ["proof": description]) }
}

extension AuthClient {
    /// Has the project's function delete the account that a session belongs to.
    ///
    /// The function is the project's own (``AuthConfiguration/deletionURL``): it verifies the token and the proof, tells
    /// Apple where the account came from there, and deletes the user with the key that only it has. The guide has its
    /// source. The request is never repeated; an account that is no more counts as deleted.
    ///
    /// - Parameters:
    ///   - accessToken: The session's access token.
    ///   - proof: What proves that the owner asks.
    ///   - appleCode: The authorization code of Apple's sheet, with which the function revokes Apple's tokens; nil for an
    ///     account that did not come from Apple.
    /// - Throws: ``AuthError``.
    public func deleteAccount(
        accessToken: String, proof: AccountProof, appleCode: String? = nil
    ) async throws(AuthError) {
        var body = proof.body
        body["apple_authorization_code"] = appleCode.map { .string($0) }
        do {
            _ = try await send(
                Call(path: "", address: configuration.deletionURL, accessToken: accessToken, body: body))
        } catch .server(let error) where error.code == .userNotFound {
            return
        }
    }
}
