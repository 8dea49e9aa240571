// Licensed under the Apache License, Version 2.0.

/// The state of a sign-in with Apple, with three values: an unanswered question is not a no.
public enum AppleCredentialState: Hashable, Sendable {
    /// The user signs in with Apple.
    case authorized
    /// The user has ended it, in the settings of the device or at appleid.apple.com.
    case revoked
    /// Apple did not say: there was no answer, another Apple Account is on the device, or the sign-in was in a browser.
    case unknown

    /// Creates the state from the system's number for it.
    ///
    /// - Parameter number: The raw value of `ASAuthorizationAppleIDProvider.CredentialState`: 0 revoked, 1 authorized, 2 not
    ///   found, 3 transferred to another team; nil without an answer.
    init(system number: Int?) {
        self =
            switch number {
            case 0: .revoked
            case 1: .authorized
            // "Not found" is what a device says whose owner signed in elsewhere, so it ends no session.
            default: .unknown
            }
    }
}

extension AuthUser {
    /// Apple's name for the user whose session ends with Apple's consent; nil for who may have come another way.
    ///
    /// - Parameter session: The user's session, whose token says how it began.
    func appleSubject(of session: AuthSession) -> String? {
        let identities = identities ?? []
        guard let apple = identities.first(where: { $0.provider == AuthProvider.apple.rawValue }) else {
            return nil
        }
        let others = Set(identities.map(\.provider)).subtracting([apple.provider])
        if others.isEmpty { return apple.id }
        // With a password as well, the way in decides; with another provider it cannot be told which one it was.
        let methods = (try? AuthToken(session.accessToken))?.claims["amr"]?.array ?? []
        let isByProvider = methods.contains { $0.object?["method"]?.string == "oauth" }
        return others == ["email"] && isByProvider ? apple.id : nil
    }
}

extension AuthSessionKeeper {
    /// Asks Apple whether the signed-in user still signs in with it, and ends the session here when not.
    ///
    /// Call it at the launch and when the system says that a credential was revoked. Who signed in another way is not asked about,
    /// and whatever Apple leaves unsaid ends nothing. Who watches hears ``SessionChange/revoked(_:)``.
    ///
    /// - Parameters:
    ///   - limit: How long Apple may take.
    ///   - ask: Asks the system about Apple's name for the user.
    /// - Returns: Whether the session was ended.
    @discardableResult public func signOutIfRevoked(
        within limit: Duration = .seconds(2),
        _ ask: @escaping @Sendable (String) async -> AppleCredentialState
    ) async -> Bool {
        guard let session = state.session, let subject = session.user.appleSubject(of: session) else {
            return false
        }
        let answer = try? await Deadline.run(within: limit, of: client.clock, late: AuthError.timedOut) {
            await ask(subject)
        }
        // Somebody else may have signed in meanwhile.
        guard answer == .revoked, state.session?.user.id == session.user.id else { return false }
        endReason = .revoked(.apple)
        defer { endReason = nil }
        try? await signOut(scope: .local)
        return true
    }
}
