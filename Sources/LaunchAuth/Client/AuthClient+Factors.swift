// Licensed under the Apache License, Version 2.0.

extension AuthClient {
    /// Enrols an app that shows codes; it counts as a second factor when its first code was verified.
    ///
    /// - Parameters:
    ///   - name: The user's name for it, another for each factor.
    ///   - issuer: The name of the app that the codes are for, as the other app shows it; nil takes the site's host.
    ///   - accessToken: The session's access token.
    /// - Throws: ``AuthError``; `insufficient_aal` when another factor has to be proved first.
    public func enrolFactor(
        name: String, issuer: String? = nil, accessToken: String
    ) async throws(AuthError) -> AuthFactorEnrolment {
        var body: [String: AuthValue] = ["factor_type": "totp", "friendly_name": .string(name)]
        body["issuer"] = issuer.map { .string($0) }
        return try read(
            AuthFactorEnrolment.self,
            try await send(Call(path: "/factors", accessToken: accessToken, body: body)))
    }

    /// Begins the proof of a factor; a challenge takes one right code within five minutes.
    ///
    /// - Returns: The name of the challenge.
    /// - Throws: ``AuthError``.
    public func challengeFactor(_ id: String, accessToken: String) async throws(AuthError) -> String {
        let call = Call(path: try Self.path(id) + "/challenge", accessToken: accessToken, body: [:])
        guard let name = try read(AuthValue.self, try await send(call)).object?["id"]?.string else {
            throw .unreadableAnswer(reason: "it has no 'id'")
        }
        return name
    }

    /// Proves a factor by a code.
    ///
    /// - Returns: The session with the assurance ``AuthAssurance/aal2``; the user's sessions without it are over.
    /// - Throws: ``AuthError``; `mfa_verification_failed` for a wrong code, after which the challenge goes on.
    public func verifyFactor(
        _ id: String, challenge: String, code: String, accessToken: String
    ) async throws(AuthError) -> AuthSession {
        try readSession(
            try await send(
                Call(
                    path: try Self.path(id) + "/verify", accessToken: accessToken,
                    body: ["challenge_id": .string(challenge), "code": .string(code)])))
    }

    /// Removes a factor.
    ///
    /// - Throws: ``AuthError``; `insufficient_aal` when it counts and was not proved in this session.
    public func unenrolFactor(_ id: String, accessToken: String) async throws(AuthError) {
        _ = try await send(Call(method: "DELETE", path: try Self.path(id), accessToken: accessToken))
    }

    /// The path of a factor, whose name must be one that a server gives.
    private static func path(_ id: String) throws(AuthError) -> String {
        "/factors/" + (try uuid(id, "a factor"))
    }

    /// Returns a text that is a UUID, so that it can stand in a path.
    static func uuid(_ id: String, _ what: String) throws(AuthError) -> String {
        let isSafe =
            id.utf8.count == 36
            && id.utf8.allSatisfy { $0 == 0x2D || Character(Unicode.Scalar($0)).isHexDigit }
        guard isSafe else { throw .unsendable(reason: "the name of \(what) is no UUID. Load the user anew.") }
        return id
    }
}
