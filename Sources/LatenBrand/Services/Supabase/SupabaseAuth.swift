// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

/// Signing in by the names of Laten's document (`LA-248` to `LA-254`).
public struct SupabaseAuth: Sendable {
    private let keeper: AuthSessionKeeper
    private let services: SignInServices

    init(keeper: AuthSessionKeeper, openBrowser: @escaping SupabaseClient.OpenBrowser) {
        (self.keeper, services) = (keeper, .live(keeper, openBrowser: openBrowser))
    }

    /// Makes an account.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    ///   - data: What is kept with the account, such as `display_name`.
    /// - Throws: `AuthError`.
    @discardableResult
    public func signUp(
        email: String, password: String, data: [String: AuthValue] = [:]
    ) async throws(AuthError) -> AuthSignUpAnswer {
        try await keeper.signUp(email: email, password: password, data: data)
    }

    /// Signs in with an email address and a password.
    ///
    /// - Throws: `AuthError`.
    @discardableResult
    public func signIn(email: String, password: String) async throws(AuthError) -> AuthSession {
        try await keeper.signIn(email: email, password: password)
    }

    /// Signs in with a provider's identity token.
    ///
    /// - Throws: `AuthError`.
    @discardableResult
    public func signInWithIdToken(
        credentials: OpenIDConnectCredentials
    ) async throws(AuthError) -> AuthSession {
        try await keeper.signIn(
            provider: credentials.provider, idToken: credentials.idToken,
            nonce: credentials.nonce.map { SignInNonce(raw: $0) })
    }

    /// Signs in with a provider's page in a browser.
    ///
    /// - Parameters:
    ///   - provider: Whose page.
    ///   - redirectTo: Where it comes back to: the client's redirect, which alone is listened to.
    ///   - scopes: What to ask the provider for, separated by commas.
    /// - Returns: The session; nil when the browser came back with the answer to something else.
    /// - Throws: `AuthError`; `cancelled` when the user closed the browser.
    @discardableResult
    public func signInWithOAuth(
        provider: AuthProvider, redirectTo: URL? = nil, scopes: String? = nil
    ) async throws(AuthError) -> AuthSession? {
        if let redirectTo, redirectTo != keeper.client.configuration.redirect {
            throw .configuration(.redirectMalformed(reason: "it is not the one of the client"))
        }
        return try await services.signInWithBrowser(provider, scopes)
    }

    /// Signs out.
    ///
    /// - Throws: `AuthError`.
    public func signOut(scope: AuthSignOutScope = .global) async throws(AuthError) {
        try await keeper.signOut(scope: scope)
    }

    /// The session, refreshed when it has expired; an error other than `signedOut` says nothing about who is
    /// signed in (`C-LA-20`).
    public var session: AuthSession {
        get async throws(AuthError) {
            await keeper.resume()
            return try await keeper.session()
        }
    }

    /// The changes of the session, beginning with the one stored on the device.
    public var authStateChanges: AsyncStream<(event: AuthChangeEvent, session: AuthSession?)> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: (event: AuthChangeEvent, session: AuthSession?).self)
        let task = Task { [keeper] in
            for await change in await keeper.changes() {
                // Before the vault was read there is nothing to report.
                guard change.state != .unknown(nil) else { continue }
                continuation.yield((AuthChangeEvent(change.change), change.state.session))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

extension AuthChangeEvent {
    fileprivate init(_ change: SessionChange) {
        self =
            switch change {
            case .read: .initialSession
            case .signedIn: .signedIn
            case .signedOut, .ended, .deleted, .revoked: .signedOut
            case .refreshed: .tokenRefreshed
            case .updated: .userUpdated
            }
    }
}
