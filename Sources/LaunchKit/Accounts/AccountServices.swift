// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

/// The services behind an app's accounts: the server, the transport, and the device's means of signing in.
///
///     let keeper = accounts.keeper(clock: setting.clock, now: setting.date, log: setting.log)
///     let services = accounts.signInServices(keeper, log: setting.log)
///     let model = SignInModel(strings: strings, services: services) { _ in launch.proceed(to: .home) }
public struct AccountServices: Sendable {
    /// Shows Apple's sheet with the hashed nonce.
    public typealias AskApple =
        @Sendable (String) async throws(AuthError) -> SignInServices.AppleCredential
    /// Opens a URL in a browser and returns the redirect URL.
    public typealias OpenBrowser =
        @Sendable (AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL

    /// The project and the limits.
    public var configuration: AuthConfiguration
    /// Sends a request and answers what came back.
    public var transport: AuthTransport
    /// The vault of the session.
    public var vault: any Vault
    /// The sensor and its secret; nil where there is none.
    public var biometrics: (any BiometricStore)?
    /// Shows Apple's sheet.
    public var askApple: AskApple
    /// Asks the system whether a user still signs in with Apple, by Apple's name for the user; without it nobody says.
    public var appleState: @Sendable (String) async -> AppleCredentialState = { _ in .unknown }
    /// Shows the system's sheet for passkeys; nil where there are none, or where the project has none.
    public var passkeys: (any PasskeyAuthenticator)?
    /// Opens a browser.
    public var openBrowser: OpenBrowser
    /// The source of nonces, verifiers and names.
    public var random: AuthRandom
    /// The clock of the requests; nil takes that of the launch.
    public var clock: (any Clock<Duration>)?
    /// Indicates whether a session is refreshed before it expires, even without a request.
    public var isAutomatic: Bool
    /// Returns whether another holder of a lease may still run; nil asks the system.
    public var isOwnerAlive: (@Sendable (String) -> Bool)?

    /// Joins the parts; without the optional ones Apple and browsers count as not there.
    public init(
        configuration: AuthConfiguration, transport: @escaping AuthTransport, vault: any Vault,
        biometrics: (any BiometricStore)? = nil,
        askApple: @escaping AskApple = SignInServices.withoutApple,
        openBrowser: @escaping OpenBrowser = { _ throws(AuthError) in throw .cancelled },
        random: AuthRandom = .system, clock: (any Clock<Duration>)? = nil, isAutomatic: Bool = true,
        isOwnerAlive: (@Sendable (String) -> Bool)? = nil
    ) {
        (self.configuration, self.transport, self.vault) = (configuration, transport, vault)
        (self.biometrics, self.askApple, self.openBrowser) = (biometrics, askApple, openBrowser)
        (self.random, self.clock, self.isAutomatic) = (random, clock, isAutomatic)
        self.isOwnerAlive = isOwnerAlive
    }

    /// Makes the keeper of the session; an app has one.
    public func keeper(
        clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
        log: @escaping @Sendable (String) -> Void
    ) -> AuthSessionKeeper {
        let client = AuthClient(
            configuration: configuration, transport: transport, clock: self.clock ?? clock, now: now)
        return AuthSessionKeeper(
            client: client, vault: vault, random: random, isAutomatic: isAutomatic,
            isOwnerAlive: isOwnerAlive, log: log)
    }

    /// Makes the services of a sign-in screen.
    ///
    /// - Parameters:
    ///   - keeper: The keeper of the session.
    ///   - log: Receives a line about what the screen does not show; it holds no secret.
    public func signInServices(
        _ keeper: AuthSessionKeeper, log: @escaping @Sendable (String) -> Void
    ) -> SignInServices {
        var services = SignInServices.live(
            keeper, biometrics: biometrics, askApple: askApple, openBrowser: openBrowser, log: log)
        if let passkeys {
            services.signInWithPasskey = { () async throws(AuthError) in
                try await keeper.signInWithPasskey(passkeys)
            }
        }
        return services
    }
}

/// The settings of an app's accounts.
public struct AppAccounts: Hashable, Sendable {
    /// Where a browser comes back to, such as `bakery://auth/callback`.
    public let redirect: String
    /// The task of the plan that asks who is signed in; its scripted answers are those to a refresh of the session.
    public let task: String?
    /// The client id that the system's own sheet makes identity tokens for, which is the app's bundle identifier; nil for an
    /// app that shows no such sheet.
    public let audience: String?

    /// Describes an app's accounts.
    public init(redirect: String, task: String? = nil, audience: String? = nil) {
        (self.redirect, self.task, self.audience) = (redirect, task, audience)
    }
}
