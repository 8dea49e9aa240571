// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A passkey of an account, as the server lists it.
public struct AuthPasskey: Hashable, Sendable, Codable, Identifiable {
    /// The name of the passkey, a UUID.
    public var id: String
    /// The user's name for it.
    public var friendlyName: String?
    /// The time at which it was made.
    public var createdAt: Date?
    /// The time at which it signed in last; nil before.
    public var lastUsedAt: Date?

    enum CodingKeys: String, CodingKey {
        case id
        case friendlyName = "friendly_name"
        case createdAt = "created_at"
        case lastUsedAt = "last_used_at"
    }
}

// The routes are Supabase's, which calls them experimental: `AuthClient+Passkey.swift` of supabase-swift (August 2026).
extension AuthClient {
    func passkeyRegistration(accessToken: String) async throws(AuthError) -> PasskeyCeremony {
        let call = Call(path: "/passkeys/registration/options", accessToken: accessToken, body: [:])
        return try PasskeyCeremony(registration: try read(AuthValue.self, try await send(call)))
    }

    func passkeySignIn() async throws(AuthError) -> PasskeyCeremony {
        let call = Call(path: "/passkeys/authentication/options", body: [:])
        return try PasskeyCeremony(signIn: try read(AuthValue.self, try await send(call)))
    }

    func register(
        _ credential: PasskeyCredential, challenge: String, accessToken: String
    ) async throws(AuthError) -> AuthPasskey {
        let call = Call(
            path: "/passkeys/registration/verify", accessToken: accessToken,
            body: ["challenge_id": .string(challenge), "credential": credential.json])
        return try read(AuthPasskey.self, try await send(call))
    }

    func signIn(_ credential: PasskeyCredential, challenge: String) async throws(AuthError) -> AuthSession {
        try readSession(
            try await send(
                Call(
                    path: "/passkeys/authentication/verify",
                    body: ["challenge_id": .string(challenge), "credential": credential.json])))
    }

    /// Lists the passkeys of an account.
    ///
    /// - Throws: ``AuthError``.
    public func passkeys(accessToken: String) async throws(AuthError) -> [AuthPasskey] {
        let call = Call(method: "GET", path: "/passkeys/", accessToken: accessToken, isRepeatable: true)
        return try read([AuthPasskey].self, try await send(call))
    }

    /// Gives a passkey another name.
    ///
    /// - Throws: ``AuthError``.
    public func renamePasskey(
        _ id: String, to name: String, accessToken: String
    ) async throws(AuthError) -> AuthPasskey {
        let call = Call(
            method: "PATCH", path: "/passkeys/" + (try Self.uuid(id, "a passkey")), accessToken: accessToken,
            body: ["friendly_name": .string(name)])
        return try read(AuthPasskey.self, try await send(call))
    }

    /// Removes a passkey from an account; the device keeps its half, which opens nothing any more.
    ///
    /// - Throws: ``AuthError``.
    public func deletePasskey(_ id: String, accessToken: String) async throws(AuthError) {
        _ = try await send(
            Call(
                method: "DELETE", path: "/passkeys/" + (try Self.uuid(id, "a passkey")),
                accessToken: accessToken))
    }
}
