// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

/// The accounts of a run's server, and what a person does with them outside of the app.
public struct ScenarioAccounts: Sendable {
    /// The server's URL and key, and the URL that a browser returns to.
    public var configuration: AuthConfiguration
    /// Carries the app's requests.
    public var transport: AuthTransport
    /// The vault that keeps the app's session.
    public var vault: any Vault
    /// Signs the person in without the app, and without the scenario's faults.
    public var session: @Sendable () async throws -> AuthSession
    /// Makes an identity token about the person and an authorization code, as a system's own sheet does: provider, hashed nonce.
    public var identityToken: @Sendable (AuthProvider, String) async throws -> (token: String, code: String)
    /// Goes through a provider's pages as a person who allows or refuses, and returns the resulting URL.
    public var browse: @Sendable (URL, _ isAllowed: Bool) async throws -> URL
    /// Follows the link in the newest mail, and returns the resulting URL.
    public var followMail: @Sendable () async throws -> URL
    /// Reads the code in the newest mail.
    public var mailCode: @Sendable () async throws -> String
    /// Switches passkeys of a domain on; a server over TCP was started with it.
    var allowPasskeys: @Sendable (String?) async -> Void = { _ in }

    /// Asks the server without the scenario's faults; nil asks as the app does.
    var direct: AuthClient?
    /// The server in memory; nil for one over TCP.
    var memory: SimulatedAuthServer?

    /// Creates accounts from their functions.
    public init(
        configuration: AuthConfiguration, transport: @escaping AuthTransport, vault: any Vault,
        session: @escaping @Sendable () async throws -> AuthSession,
        identityToken:
            @escaping @Sendable (AuthProvider, String) async throws -> (token: String, code: String),
        browse: @escaping @Sendable (URL, _ isAllowed: Bool) async throws -> URL,
        followMail: @escaping @Sendable () async throws -> URL,
        mailCode: @escaping @Sendable () async throws -> String
    ) {
        (self.configuration, self.transport, self.vault) = (configuration, transport, vault)
        self.session = session
        (self.identityToken, self.browse, self.followMail) = (identityToken, browse, followMail)
        self.mailCode = mailCode
    }

    /// Stores in the vault what earlier launches have left there.
    ///
    /// - Parameters:
    ///   - isSignedIn: Whether the person is signed in; if not, the vault is empty afterwards.
    ///   - left: The remaining seconds of the session's access token; nil for as many as the server gives.
    ///   - now: The present date.
    ///   - proved: A session with its second factor; nil signs in.
    func prepare(isSignedIn: Bool, left: Double?, now: Date, _ proved: AuthSession? = nil) async throws {
        try await vault.removeAll()
        guard isSignedIn else { return }
        var session: AuthSession
        if let proved { session = proved } else { session = try await self.session() }
        if let left { session.expiresAt = now.addingTimeInterval(left) }
        let client = AuthClient(
            configuration: configuration, transport: transport, clock: ContinuousClock(), now: { now })
        try await AuthSessionKeeper(client: client, vault: vault, isAutomatic: false).adopt(session)
    }

    /// Enrols the person's authenticator app as a second factor, outside of the app.
    ///
    /// - Parameters:
    ///   - client: Asks the server, without the scenario's faults.
    ///   - now: The present date.
    static func enrolFactor(
        _ session: AuthSession, _ client: AuthClient, now: Date
    ) async throws -> (authenticator: DeviceAuthenticator, session: AuthSession) {
        let token = session.accessToken
        let factor = try await client.enrolFactor(name: "Phone", accessToken: token)
        guard let authenticator = DeviceAuthenticator(secret: factor.secret) else {
            throw SimulationError.stepFailed("The server's secret of a second factor is no Base32.")
        }
        let challenge = try await client.challengeFactor(factor.id, accessToken: token)
        let proved = try await client.verifyFactor(
            factor.id, challenge: challenge, code: authenticator.code(at: now), accessToken: token)
        return (authenticator, proved)
    }

    /// Signs the person out everywhere, on another device.
    func signOutEverywhere() async throws {
        let client = AuthClient(configuration: configuration, transport: transport, clock: ContinuousClock())
        try await client.signOut(accessToken: try await session().accessToken, scope: .global)
    }
}
