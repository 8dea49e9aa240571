// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
public import LaunchCore

/// The checks and services behind an app's sign-in.
public struct Account: Sendable {
    /// Finds out who is signed in; an expired session is refreshed first.
    public var check: @Sendable () async -> SessionCheck
    /// Returns the user of the session on the device, without a request to the server.
    public var stored: @Sendable () async -> LaunchAuthentication<AuthSession>
    /// The services of a sign-in screen.
    public var services: SignInServices
    /// Ends the session here at once, and at the server as soon as it can be reached; or all sessions of the user.
    public var signOut: @Sendable (AuthSignOutScope) async -> Void
    /// Deletes the account; nil where there is none.
    public var deletion: AccountDeletion?
    /// Shows the system's sheet for passkeys; nil where there are none.
    public var passkeys: (any PasskeyAuthenticator)?
    /// Indicates whether a link is the answer of a mail or a browser to a sign-in.
    public var isCallback: @Sendable (URL) -> Bool
    /// Signs in with such a link.
    public var finishSignIn: @Sendable (URL) async throws(AuthError) -> AuthCallbackOutcome

    /// Joins what an app asks and does; without the last two, no link signs in.
    public init(
        check: @escaping @Sendable () async -> SessionCheck,
        stored: @escaping @Sendable () async -> LaunchAuthentication<AuthSession>, services: SignInServices,
        signOut: @escaping @Sendable (AuthSignOutScope) async -> Void,
        isCallback: @escaping @Sendable (URL) -> Bool = { _ in false },
        finishSignIn: @escaping @Sendable (URL) async throws(AuthError) -> AuthCallbackOutcome = {
            _ throws(AuthError) in .ignored(.notAsked)
        }
    ) {
        (self.check, self.stored, self.services, self.signOut) = (check, stored, services, signOut)
        (self.isCallback, self.finishSignIn) = (isCallback, finishSignIn)
    }

    /// The account at a server, held by one keeper.
    ///
    /// - Parameters:
    ///   - accounts: The server, the way to it, and the vault.
    ///   - clock: Measures time limits where the accounts have no own clock.
    ///   - now: The present date.
    ///   - log: Receives a line about what no screen shows; it holds no secret.
    ///   - erase: Removes what the app keeps of a user whose account is deleted; it may be called again for the same one.
    public init(
        _ accounts: AccountServices, clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date = { Date() },
        log: @escaping @Sendable (String) -> Void = { _ in },
        erase: @escaping @Sendable (AccountDeletion.Owner) async throws -> Void = { _ in }
    ) {
        let keeper = accounts.keeper(clock: clock, now: now, log: log)
        let deletion = AccountDeletion(
            keeper: keeper, biometrics: accounts.biometrics, erase: erase, log: log)
        self.init(
            check: { [appleState = accounts.appleState] in
                // Nobody sees what is left of an account that is being deleted.
                await deletion.finish()
                return await keeper.check(appleState)
            },
            stored: {
                await deletion.finish(asksServer: false)
                return await keeper.stored()
            },
            services: accounts.signInServices(keeper, log: log),
            signOut: { scope in
                do throws(AuthError) {
                    try await keeper.signOut(scope: scope)
                } catch {
                    log("The sign-out could not be written yet: \(error)")
                }
            },
            isCallback: { [redirect = accounts.configuration.redirect] url in
                url.scheme?.lowercased() == redirect?.scheme?.lowercased()
                    && url.placeInApp == redirect?.placeInApp
            },
            finishSignIn: { url throws(AuthError) in try await keeper.finishSignIn(url) })
        (self.deletion, passkeys) = (deletion, accounts.passkeys)
    }

    /// Makes the model of the account's settings, its second factor and its passkeys; nil where there is no account.
    ///
    /// - Parameters:
    ///   - strings: The texts.
    ///   - onDone: Hears what was done; after a deletion the app shows its sign-in.
    @MainActor public func makeSettings(
        strings: SignInStrings, onDone: @escaping @MainActor (SignInText) -> Void
    ) -> AccountModel? {
        guard let deletion else { return nil }
        let model = AccountModel(strings: strings, deletion: deletion)
        model.onDone = onDone
        model.security = SecurityModel(
            strings: strings, keeper: deletion.keeper, authenticator: passkeys)
        return model
    }
}

extension Account {
    /// Signs in with the link of a mail; a launch that it has started goes on to its end first.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - controller: The launch.
    ///   - log: Receives a sentence about a link that was not asked for.
    ///   - form: Returns the model of the sign-in screen, which shows what went wrong.
    ///   - settings: The settings of the account, which ask a user for a new password who forgot the old one.
    ///   - arrive: Moves on to the first screen of the user.
    ///   - ask: Moves back to the sign-in screen where another one is shown: it asks for the second factor of the session that
    ///     the link has begun, in place of the one that was there.
    @MainActor
    public func signIn<Route>(
        with url: URL, on controller: LaunchController<Route>,
        log: @escaping @Sendable (String) -> Void, form: @escaping @MainActor () -> SignInModel?,
        settings: AccountModel? = nil, arrive: @escaping @MainActor () -> Void,
        ask: @escaping @MainActor () -> Void = {}
    ) {
        controller.perform { [finishSignIn] in
            do throws(AuthError) {
                let outcome = try await finishSignIn(url)
                switch outcome {
                case .signedIn(let session): settings?.noteSignIn(of: session)
                case .recovering(let session): settings?.recover(session)
                case .ignored, .refused: break
                }
                switch outcome {
                case .signedIn(let session), .recovering(let session):
                    while controller.route == nil { guard await controller.changed() else { return } }
                    guard session.factorDue != nil else { return arrive() }
                    // Who has a second factor is in when its code was right. A form that is still to come asks when it
                    // appears; one that has finished, or none, leaves the user on a screen that the session does not open.
                    if form()?.askForFactor(of: session) != true { ask() }
                case .ignored(let problem): log("A link was ignored: \(problem)")
                case .refused(let error): form()?.tell(.server(error), provider: nil)
                }
            } catch {
                form()?.tell(error, provider: nil)
            }
        }
    }

    /// Makes a server that cannot be reached a wait while the user has not said whether the app may use the network.
    public func waitingForPermission(
        ifUndecided isUndecided: @escaping @Sendable () async -> Bool
    ) -> Account {
        var account = self
        account.check = { [check] in
            let found = await check()
            guard found.answer.gap == .unreachable, await isUndecided() else { return found }
            return SessionCheck(.unknown(.networkUndecided), stored: found.stored)
        }
        return account
    }
}

extension Account {
    /// No account: nobody is signed in, and nobody can be.
    public static let none = Account(
        check: { SessionCheck(.signedOut) }, stored: { .signedOut }, services: .none,
        signOut: { _ in })
}

extension LaunchSetting {
    /// Makes the app's account; an app has one.
    ///
    /// - Parameter erase: Removes what the app keeps of a user whose account is deleted.
    public func makeAccount(
        erase: @escaping @Sendable (AccountDeletion.Owner) async throws -> Void = { _ in }
    ) -> Account {
        accounts.map { Account($0, clock: clock, now: date, log: log, erase: erase) } ?? .none
    }
}

/// The result of a launch's session check.
public struct SessionCheck: Hashable, Sendable {
    /// The answer, with three values: an unanswered question is not "nobody".
    public let answer: LaunchAuthentication<AuthSession>
    /// The session on the device, also while it is not known whether the server still accepts it.
    public let stored: AuthSession?

    /// Joins an answer and what is on the device.
    public init(_ answer: LaunchAuthentication<AuthSession>, stored: AuthSession? = nil) {
        (self.answer, self.stored) = (answer, stored ?? answer.user)
    }
}

extension AuthSessionKeeper {
    /// Checks who is signed in, for a task of a launch:
    ///
    ///     session = plan.task("session") { try await keeper.check().answer.known().user != nil }
    ///
    /// An expired session is refreshed first. Nothing is removed unless the server says that it is over.
    public func check() async -> SessionCheck {
        let known = await stored()
        guard known.user != nil else { return SessionCheck(known) }
        do throws(AuthError) {
            let session = try await session()
            return SessionCheck(session.factorDue == nil ? .signedIn(session) : .signedOut)
        } catch {
            if state == .signedOut { return SessionCheck(.signedOut) }
            return SessionCheck(.unknown(error.gap), stored: state.session ?? known.user)
        }
    }

    /// Checks who is signed in, and ends the session of a user who no longer signs in with Apple.
    ///
    /// - Parameter appleState: Asks the system, by Apple's name for the user.
    public func check(
        _ appleState: @escaping @Sendable (String) async -> AppleCredentialState
    ) async -> SessionCheck {
        let check = await check()
        guard check.stored != nil, await signOutIfRevoked(appleState) else { return check }
        return SessionCheck(.signedOut)
    }

    /// Returns the user of the session on the device, without a request to the server.
    func stored() async -> LaunchAuthentication<AuthSession> {
        await resume()
        return switch state {
        case .unknown(let error): .unknown(error?.gap ?? .notRead)
        case .signedOut: .signedOut
        // A session that waits for its second factor opens nothing: the sign-in asks for the code.
        case .signedIn(let session): session.factorDue == nil ? .signedIn(session) : .signedOut
        }
    }
}

extension VaultError {
    /// The reason why it is unknown who is signed in.
    fileprivate var gap: UnknownSessionReason {
        self == .locked ? .locked : .unreadable(description)
    }
}

extension AuthError {
    /// The reason why it is unknown who is signed in.
    fileprivate var gap: UnknownSessionReason {
        switch self {
        case .timedOut: .tooSlow
        case .vault(let error): error.gap
        case .offline, .connection, .answerTooLarge, .unreadableAnswer, .server: .unreachable
        default: .unreadable("\(self)")
        }
    }
}
