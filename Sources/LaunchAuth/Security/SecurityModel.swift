// Licensed under the Apache License, Version 2.0.

public import Observation

/// The state and the actions of a signed-in user's second factor and passkeys, without the screen.
///
/// A view sets ``form``, runs ``load()`` when it appears, binds the fields, shows what is published, and calls the methods. What
/// was done is told by ``onDone``, once.
@MainActor @Observable
public final class SecurityModel {
    /// A form of the settings.
    public enum Form: String, Hashable, Sendable, CaseIterable, Identifiable {
        /// The second factor: off, being enrolled, or on.
        case factor
        /// The list of passkeys.
        case passkeys

        /// The form itself.
        public var id: Form { self }
    }

    /// The form that is open; nil for none.
    public var form: Form? { didSet { if form != oldValue { clear() } } }
    /// The code of the other app.
    public var code = ""
    /// The new name of ``renamed``.
    public var name = ""
    /// Indicates whether what the form shows was loaded.
    public internal(set) var isLoaded = false
    /// The second factor that counts; nil without one.
    public internal(set) var factor: AuthFactor?
    /// The second factor that waits for its first code, with the secret to show; nil while none does.
    public internal(set) var enrolment: AuthFactorEnrolment?
    /// The recovery codes that were just made, to be shown once; empty without.
    public internal(set) var recoveryCodes: [String] = []
    /// The number of recovery codes that were not used; nil without a set.
    public internal(set) var recoveryCodesLeft: Int?
    /// Indicates whether the secret or the recovery codes were copied.
    public internal(set) var isCopied = false
    /// The passkeys of the account, the oldest first.
    public internal(set) var passkeys: [AuthPasskey] = []
    /// The passkey whose name is being changed; nil without one.
    public internal(set) var renamed: AuthPasskey?
    /// The passkey that the user is asked about before it is deleted; nil without a question.
    public var deleted: AuthPasskey?
    /// Indicates whether work is under way; nothing else can begin meanwhile.
    public internal(set) var isBusy = false
    /// The problem of what was typed or done, for the user; nil when there is nothing to say.
    public internal(set) var problem: String?
    /// The text about what was done last, until a form is opened or the settings are left.
    public private(set) var done: SecurityText?
    /// The texts.
    public let strings: SignInStrings
    /// Indicates whether the device has passkeys.
    public var hasPasskeys: Bool { authenticator != nil }

    @ObservationIgnored let keeper: AuthSessionKeeper
    @ObservationIgnored let authenticator: (any PasskeyAuthenticator)?
    /// Counts the forms that were opened and left.
    @ObservationIgnored private(set) var visit = 0
    /// Hears that the session is over, so that the app shows its sign-in.
    @ObservationIgnored var onEnd: @MainActor () -> Void = {}
    /// Hears what was done, as a text for a toast.
    @ObservationIgnored public var onDone: @MainActor (SecurityText) -> Void = { _ in }

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - strings: The texts.
    ///   - keeper: The keeper of the session, whose user's settings they are.
    ///   - authenticator: Shows the system's sheet for passkeys; nil where there are none.
    public init(
        strings: SignInStrings, keeper: AuthSessionKeeper, authenticator: (any PasskeyAuthenticator)? = nil
    ) {
        (self.strings, self.keeper, self.authenticator) = (strings, keeper, authenticator)
    }

    /// Closes the form that is open, and forgets what was done.
    func close() { (form, done) = (nil, nil) }

    /// Tells what was done in a form, and its sheet as long as it was not left.
    func note(_ text: SecurityText, in visit: Int) {
        if visit == self.visit { done = text }
        onDone(text)
    }

    /// Loads what the open form shows; after a failure it can be called again.
    public func load() async {
        guard let form, !isLoaded else { return }
        switch form {
        case .factor:
            await work { () async throws(AuthError) in
                let factors = try await keeper.factors()
                let hasCodes = factors.contains { $0.isRecovery }
                return (factors, hasCodes ? try await keeper.recoveryCodes()?.remaining : nil)
            } then: { (factors: [AuthFactor], left: Int?) in
                factor = factors.first { $0.isVerified && $0.kind == "totp" }
                (recoveryCodesLeft, isLoaded) = (left, true)
            }
        case .passkeys:
            await work { () async throws(AuthError) in
                try await keeper.passkeys()
            } then: {
                (passkeys, isLoaded) = ($0, true)
            }
        }
    }

    /// Does work of the open form, unless other work is under way; a form that was left meanwhile hears nothing of it.
    ///
    /// - Parameters:
    ///   - request: What is asked of the server.
    ///   - then: Takes the answer.
    func work<Value>(
        _ request: () async throws(AuthError) -> Value, then: (Value) -> Void
    ) async {
        guard form != nil, !isBusy else { return }
        let mine = visit
        (isBusy, problem) = (true, nil)
        do throws(AuthError) {
            let value = try await request()
            guard visit == mine else { return }
            isBusy = false
            then(value)
        } catch {
            guard visit == mine else { return }
            isBusy = false
            // A code that was wrong is of no further use; one that the server never saw is.
            if error.code == .factorVerificationFailed { code = "" }
            // Of a session that is over nothing can be shown.
            if error.isOver {
                form = nil
                onEnd()
            } else {
                problem = words(error)
            }
        }
    }

    private func words(_ error: AuthError) -> String? {
        if error.code == .factorVerificationFailed { return strings(.factorCodeWrong) }
        return strings.passkey(error)
    }

    private func clear() {
        visit += 1
        (code, name, isLoaded, isBusy, factor, enrolment, isCopied) = ("", "", false, false, nil, nil, false)
        (passkeys, renamed, deleted, problem) = ([], nil, nil, nil)
        (recoveryCodes, recoveryCodesLeft) = ([], nil)
        if form != nil { done = nil }
    }
}
