// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The services of a sign-in screen, as closures.
public struct SignInServices: Sendable {
    /// The credential from Apple's sheet.
    public struct AppleCredential: Hashable, Sendable {
        /// The identity token; nil when Apple sent none.
        public var idToken: String?
        /// The user's name, which Apple gives the first time only.
        public var fullName: String?
        /// The code with which a server gets Apple's tokens, within five minutes: the deletion of an account revokes them.
        public var authorizationCode: String?

        /// Creates a credential.
        public init(idToken: String?, fullName: String? = nil, authorizationCode: String? = nil) {
            (self.idToken, self.fullName) = (idToken, fullName)
            self.authorizationCode = authorizationCode
        }
    }

    /// Makes an account: email address, password, display name.
    public var signUp: @Sendable (String, String, String) async throws(AuthError) -> AuthSignUpAnswer
    /// Signs in: email address, password.
    public var signIn: @Sendable (String, String) async throws(AuthError) -> AuthSession
    /// Sends a mail with a link that signs in a user who forgot the password: email address.
    public var sendLink: @Sendable (String) async throws(AuthError) -> Void = {
        _ throws(AuthError) in throw .offline
    }
    /// Sends a mail with a code that signs in: email address.
    public var sendCode: @Sendable (String) async throws(AuthError) -> Void = {
        _ throws(AuthError) in throw .offline
    }
    /// Signs in with the code of a mail: email address, code.
    public var verifyCode: @Sendable (String, String) async throws(AuthError) -> AuthSession = {
        _, _ throws(AuthError) in throw .offline
    }
    /// Shows Apple's sheet with the hashed nonce.
    public var askApple: @Sendable (String) async throws(AuthError) -> AppleCredential
    /// Signs in with an identity token: provider, token, nonce, display name.
    public var signInWithToken:
        @Sendable (AuthProvider, String, SignInNonce, String?) async throws(AuthError) -> AuthSession
    /// Signs in with a browser: provider, scopes; nil when the callback was none of this sign-in's.
    public var signInWithBrowser: @Sendable (AuthProvider, String?) async throws(AuthError) -> AuthSession?
    /// Signs in with a passkey that the user chooses; nil on a device without passkeys.
    public var signInWithPasskey: (@Sendable () async throws(AuthError) -> AuthSession)?
    /// Signs in with what was kept for face or finger.
    public var signInWithCredentials: @Sendable (BiometricCredentials) async throws(AuthError) -> AuthSession
    /// Makes the credentials to keep for face or finger after a sign-in: email address, password.
    public var makeCredentials: @Sendable (String, String) async throws(AuthError) -> BiometricCredentials
    /// Tries a password at the server, beside the session of the app: email address, password.
    public var checkPassword: @Sendable (String, String) async throws(AuthError) -> Void = {
        _, _ throws(AuthError) in throw .offline
    }
    /// Proves a second factor: its name, and the code.
    public var verifyFactor: @Sendable (String, String) async throws(AuthError) -> AuthSession = {
        _, _ throws(AuthError) in throw .offline
    }
    /// Proves the second factor by a recovery code.
    public var verifyRecoveryCode: @Sendable (String) async throws(AuthError) -> AuthSession = {
        _ throws(AuthError) in throw .offline
    }
    /// Returns the session on the device whose second factor is due; nil without one.
    public var pendingSession: @Sendable () async -> AuthSession? = { nil }
    /// Ends a session whose second factor the user does not prove.
    public var giveUp: @Sendable () async -> Void = {}
    /// Keeps a secret of the signed-in user behind face or finger: the secret, and the reason for the prompt; nil hands it to
    /// the sensor alone.
    public var storeSecret: (@Sendable (Data, String) async throws(BiometricError) -> Void)?
    /// The sensor and its secret; nil where there can be none, as in a browser.
    public var biometrics: (any BiometricStore)?
    /// Returns whether an account does not want to be asked about signing in by face or finger.
    public var hasDeclined: @Sendable (String) async -> Bool
    /// Notes that an account does not want to be asked, or that it does.
    public var noteDeclined: @Sendable (String, Bool) async -> Void
    /// Draws nonces.
    public var random: AuthRandom
    /// Measures Apple's time limit.
    public var clock: any Clock<Duration>
    /// Receives a line about what the screen does not show; it holds no secret.
    public var log: @Sendable (String) -> Void
}

extension SignInServices {
    /// Keeps a secret behind face or finger.
    func store(
        _ secret: Data, in biometrics: any BiometricStore, reason: String
    ) async throws(BiometricError) {
        guard let storeSecret else { return try await biometrics.store(secret, reason: reason) }
        try await storeSecret(secret, reason)
    }

    /// Stands for Apple's sheet where there is none: Apple counts as not configured.
    public static func withoutApple(_ hashedNonce: String) async throws(AuthError) -> AppleCredential {
        throw .server(
            AuthServerError(status: 0, code: .providerDisabled, message: "There is no sheet of Apple's."))
    }

    /// Services of an app without accounts: everything is answered as without a network.
    public static let none = SignInServices(
        signUp: { _, _, _ throws(AuthError) in throw .offline },
        signIn: { _, _ throws(AuthError) in throw .offline }, askApple: withoutApple,
        signInWithToken: { _, _, _, _ throws(AuthError) in throw .offline },
        signInWithBrowser: { _, _ throws(AuthError) in throw .offline },
        signInWithCredentials: { _ throws(AuthError) in throw .offline },
        makeCredentials: { _, _ throws(AuthError) in throw .offline }, hasDeclined: { _ in true },
        noteDeclined: { _, _ in }, random: .system, clock: ContinuousClock(), log: { _ in })

    /// The services over a keeper of the session.
    ///
    /// - Parameters:
    ///   - keeper: The keeper of the session.
    ///   - biometrics: The sensor and its secret.
    ///   - askApple: Shows Apple's sheet; without it Apple counts as not configured.
    ///   - openBrowser: Opens a URL and returns the callback, or throws `cancelled`.
    ///   - log: Receives a line about what the screen does not show.
    public static func live(
        _ keeper: AuthSessionKeeper, biometrics: (any BiometricStore)? = nil,
        askApple: @escaping @Sendable (String) async throws(AuthError) -> AppleCredential = withoutApple,
        openBrowser: @escaping @Sendable (AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) -> SignInServices {
        let (prompts, owner) = (PromptBook(vault: keeper.vault), SecretOwner(vault: keeper.vault))
        var store: (@Sendable (Data, String) async throws(BiometricError) -> Void)?
        if let biometrics {
            store = { (secret: Data, reason: String) async throws(BiometricError) in
                try await owner.keep(keeper.current.session?.user.id) { () async throws(BiometricError) in
                    try await biometrics.store(secret, reason: reason)
                }
            }
        }
        return SignInServices(
            signUp: { (email, password, name) async throws(AuthError) in
                try await keeper.signUp(
                    email: email, password: password, data: ["display_name": .string(name)])
            },
            signIn: { (email, password) async throws(AuthError) in
                try await keeper.signIn(email: email, password: password)
            },
            sendLink: { email throws(AuthError) in try await keeper.recover(email: email) },
            sendCode: { email throws(AuthError) in
                try await keeper.sendOTP(email: email, createsUser: false)
            },
            verifyCode: { (email, code) async throws(AuthError) in
                guard try await keeper.verify(.code(.email, email: email, token: code)) else {
                    throw .unreadableAnswer(reason: "a code was taken that signs nobody in")
                }
                return try await keeper.session()
            },
            askApple: askApple,
            signInWithToken: { (provider, token, nonce, name) async throws(AuthError) in
                try await keeper.signIn(provider: provider, idToken: token, nonce: nonce, displayName: name)
            },
            signInWithBrowser: { (provider, scopes) async throws(AuthError) in
                let address = try await keeper.beginSignIn(with: provider, scopes: scopes)
                let callback: AuthCallbackURL
                do throws(AuthError) {
                    callback = try await openBrowser(
                        AuthBrowserRequest(url: address, redirect: keeper.client.configuration.redirect))
                } catch {
                    if error == .cancelled { try? await keeper.cancelSignIn() }
                    throw error
                }
                switch try await keeper.finishSignIn(callback.url) {
                case .signedIn(let session), .recovering(let session): return session
                case .ignored: return nil
                case .refused(let error):
                    // The browser itself reports it, so it is over, with or without a state.
                    try? await keeper.cancelSignIn()
                    throw error.code == .accessDenied ? .cancelled : .server(error)
                }
            },
            signInWithCredentials: { credentials async throws(AuthError) in
                switch credentials {
                case .password(let username, let password):
                    return try await keeper.signIn(email: username, password: password)
                case .refreshToken(_, let token):
                    let session = try await keeper.client.refresh(token)
                    try await keeper.adopt(session)
                    return session
                }
            },
            makeCredentials: { (email, password) async throws(AuthError) in
                .password(username: email, password: password)
            },
            checkPassword: { (email, password) async throws(AuthError) in
                let session = try await keeper.client.signIn(email: email, password: password)
                // It was for the answer only; the server ends it by itself in time.
                try? await keeper.client.signOut(accessToken: session.accessToken, scope: .local)
            },
            verifyFactor: { (id, code) async throws(AuthError) in
                try await keeper.verifyFactor(id, code: code)
            },
            verifyRecoveryCode: { code async throws(AuthError) in try await keeper.verifyRecoveryCode(code) },
            pendingSession: { keeper.current.session.flatMap { $0.factorDue == nil ? nil : $0 } },
            giveUp: { try? await keeper.signOut(scope: .local) }, storeSecret: store, biometrics: biometrics,
            hasDeclined: { await prompts.hasDeclined($0) },
            noteDeclined: { await prompts.note($0, hasDeclined: $1) }, random: keeper.random,
            clock: keeper.client.clock, log: log)
    }
}
