// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

/// A project by the names of Laten's document, over LaunchAuth (Decision 0025).
///
///     let supabase = try SupabaseClient(supabaseURL: url, supabaseKey: key, transport: transport)
///     try await supabase.auth.signIn(email: email, password: password)
public struct SupabaseClient: Sendable {
    /// Opens a URL in a browser and returns the callback URL.
    public typealias OpenBrowser =
        @Sendable (AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL

    /// The signed-in user, and the ways to sign in.
    public let auth: SupabaseAuth

    /// Creates a client of a project.
    ///
    /// - Parameters:
    ///   - supabaseURL: The project's URL.
    ///   - supabaseKey: The project's anonymous or publishable key.
    ///   - redirect: The redirect URL of a browser.
    ///   - transport: Sends a request and returns the response.
    ///   - vault: Where the session is kept; by default for as long as the client lives.
    ///   - openBrowser: Opens a browser; by default there is none.
    /// - Throws: `AuthError.configuration` when the URL or the key is missing or malformed (`C-LA-45`).
    public init(
        supabaseURL: URL?, supabaseKey: String?, redirect: String = "laten://auth/callback",
        transport: @escaping AuthTransport, vault: any Vault = MemoryVault(),
        openBrowser: @escaping OpenBrowser = { _ throws(AuthError) in throw .cancelled }
    ) throws(AuthError) {
        let configuration = try AuthConfiguration(
            url: supabaseURL?.absoluteString, key: supabaseKey, redirect: redirect)
        let client = AuthClient(
            configuration: configuration, transport: transport, clock: ContinuousClock())
        auth = SupabaseAuth(
            keeper: AuthSessionKeeper(client: client, vault: vault), openBrowser: openBrowser)
    }

    /// Takes what keeps the session of a launch.
    public init(
        keeper: AuthSessionKeeper,
        openBrowser: @escaping OpenBrowser = { _ throws(AuthError) in throw .cancelled }
    ) {
        auth = SupabaseAuth(keeper: keeper, openBrowser: openBrowser)
    }
}

/// An identity token of a provider, with the nonce that it was asked for with.
public struct OpenIDConnectCredentials: Hashable, Sendable {
    /// The provider that made the token.
    public let provider: AuthProvider
    /// The token.
    public let idToken: String
    /// The nonce as it was drawn, not its hash (`LA-176`).
    public let nonce: String?

    /// Joins a token and its nonce.
    public init(provider: AuthProvider, idToken: String, nonce: String? = nil) {
        (self.provider, self.idToken, self.nonce) = (provider, idToken, nonce)
    }
}

/// The cause of an event of `authStateChanges`.
public enum AuthChangeEvent: String, Hashable, Sendable {
    /// The first word: what the device knew.
    case initialSession = "INITIAL_SESSION"
    /// A user signed in.
    case signedIn = "SIGNED_IN"
    /// The user signed out, or the server ended the session.
    case signedOut = "SIGNED_OUT"
    /// The session got new tokens.
    case tokenRefreshed = "TOKEN_REFRESHED"
    /// The account was changed.
    case userUpdated = "USER_UPDATED"
}
