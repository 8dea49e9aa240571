// Licensed under the Apache License, Version 2.0.

public import Observation

/// The state and the actions of a signed-in user's account settings, without the screen: a new password, a new email address, and
/// the end of the account.
///
/// A view binds ``form`` and the fields, shows what is published, and calls the methods. What was done is told by ``onDone``, once.
@MainActor @Observable
public final class AccountModel {
    /// A form of the settings.
    public enum Form: String, Hashable, Sendable, CaseIterable, Identifiable {
        /// A new password.
        case password
        /// A new email address.
        case email
        /// The end of the account.
        case deletion
        /// A new password for a user who forgot the old one, and was signed in by the link of a mail.
        case recovery

        /// The form itself.
        public var id: Form { self }
    }

    /// The form that is open; nil for none.
    public var form: Form? { didSet { if form != oldValue { clear() } } }
    /// The text about what was done last, until another form is opened.
    public private(set) var done: SignInText?
    /// The present password, or the new one in its form.
    public var password = ""
    /// The new email address.
    public var email = ""
    /// The code of a mail.
    public var code = ""
    /// Indicates whether the password is visible.
    public var isPasswordVisible = false
    /// Indicates whether a mail with a code is on its way, and a field for it is needed.
    public private(set) var isCodeSent = false
    /// Indicates whether work is under way; nothing else can begin meanwhile.
    public private(set) var isBusy = false
    /// The problem of what was typed or done, for the user; nil when there is nothing to say.
    public private(set) var problem: String?
    /// The texts.
    public let strings: SignInStrings
    /// The rules for a new password.
    public let passwordRules: PasswordRules

    /// The second factor and the passkeys of the account; nil where the app has none.
    @ObservationIgnored public var security: SecurityModel? {
        didSet { security?.onEnd = { [weak self] in self?.end() } }
    }

    @ObservationIgnored private let deletion: AccountDeletion
    /// The user who is to choose a new password.
    @ObservationIgnored private var recovering: String?
    /// The user who is to choose one as soon as the second factor was proved.
    @ObservationIgnored private var awaited: String?
    /// The user who signed in last, as far as noted.
    @ObservationIgnored private var owner: String?
    /// Counts the forms that were opened and left.
    @ObservationIgnored private var visit = 0
    /// Shows Apple's sheet, whose code lets the project's function revoke Apple's tokens; nil where there is no sheet.
    ///
    /// The code is good for five minutes, so that the one of the sign-in is of no use here.
    @ObservationIgnored public var askApple: (@Sendable () async throws(AuthError) -> String?)?
    /// Hears what was done, as a text for a toast, and once that the session is over.
    @ObservationIgnored public var onDone: @MainActor (SignInText) -> Void = { _ in }

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - strings: The texts.
    ///   - deletion: What deletes the account; its keeper changes it.
    ///   - passwordRules: The rules for a new password.
    public init(
        strings: SignInStrings, deletion: AccountDeletion, passwordRules: PasswordRules = .document
    ) {
        (self.strings, self.deletion, self.passwordRules) = (strings, deletion, passwordRules)
    }

    /// The email address of the account; nil without one.
    public var address: String? { deletion.keeper.current.session?.user.email }

    /// Opens the form for a new password of a user whom the link of a mail has signed in; it does not open for anybody else.
    ///
    /// For who has a second factor it opens when its code was right: before, the server takes no new password.
    public func recover(_ session: AuthSession) {
        awaited = session.user.id
        noteSignIn(of: session)
    }

    /// Notes who is signed in: what another user has typed and done is forgotten, and the form for a new password closes
    /// unless it is for this one.
    public func noteSignIn(of session: AuthSession) {
        let isOther = owner != session.user.id
        owner = session.user.id
        if form == .recovery ? recovering != owner : isOther { close() }
        guard awaited == owner else { return awaited = nil }
        guard session.factorDue == nil else { return }
        (awaited, recovering, form) = (nil, owner, .recovery)
    }

    /// Closes the form that is open, and forgets what was typed and done; call it when the settings are left.
    public func close() {
        (form, done) = (nil, nil)
        security?.close()
    }

    /// Indicates whether the owner is recognised by a password; without one, by the code of a mail.
    public var hasPassword: Bool {
        guard let identities = deletion.keeper.current.session?.user.identities else { return true }
        return identities.contains { $0.provider == "email" }
    }

    /// Carries out the open form with what is typed; a password that the server wants proved asks for a code first.
    public func submit() async {
        guard let form, !isBusy else { return }
        problem = missing(form).map { strings($0) }
        guard problem == nil else { return }
        (isBusy, problem) = (true, nil)
        defer { isBusy = false }
        let mine = visit
        do throws(AuthError) {
            let done = try await perform(form)
            // A form that was left meanwhile closes no other one, and tells its sheet nothing.
            if visit == mine {
                self.form = nil
                self.done = done
            }
            onDone(done)
        } catch {
            if error.isOver { end() } else if visit == mine { await fail(error) }
        }
    }

    /// Has a code sent to the account's own email address.
    public func sendCode() async {
        guard form != nil, !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        await send()
    }

    private func perform(_ form: Form) async throws(AuthError) -> SignInText {
        switch form {
        case .password, .recovery:
            try await deletion.keeper.updateUser(
                AuthUserChanges(password: password, nonce: isCodeSent ? SignInValidation.code(code) : nil))
            return .passwordChanged
        case .email:
            try await deletion.keeper.updateUser(AuthUserChanges(email: SignInValidation.trimmed(email)))
            return .emailChanging
        case .deletion:
            let proof = isCodeSent ? AccountProof.nonce(SignInValidation.code(code)) : .password(password)
            try await deletion.delete(proof, appleCode: try await appleCode())
            return .accountDeleted
        }
    }

    /// Apple's authorization code for an account that came from Apple.
    ///
    /// Who closes the sheet keeps the account; where Apple cannot be asked, the account is deleted all the same.
    private func appleCode() async throws(AuthError) -> String? {
        let identities = deletion.keeper.current.session?.user.identities ?? []
        guard let askApple, identities.contains(where: { $0.provider == AuthProvider.apple.rawValue }) else {
            return nil
        }
        do throws(AuthError) { return try await askApple() } catch {
            switch error {
            case .cancelled, .provider(.apple, code: 1001): throw .cancelled
            default: return nil
            }
        }
    }

    /// The text about what is not typed yet.
    private func missing(_ form: Form) -> SignInText? {
        switch form {
        case .password, .recovery:
            let words = [deletion.keeper.current.session?.user.email ?? "", strings.appName]
            let found = SignInValidation.newPassword(password, rules: passwordRules, notContaining: words)
            return found?.text ?? codeMissing
        case .email: return SignInValidation.email(email)?.text
        case .deletion:
            if isCodeSent { return codeMissing }
            return SignInValidation.existingPassword(password)?.text
        }
    }

    private var codeMissing: SignInText? {
        isCodeSent && SignInValidation.code(code).isEmpty ? .codeMissing : nil
    }

    private func send() async {
        let mine = visit
        do throws(AuthError) {
            try await deletion.keeper.reauthenticate()
            if visit == mine { (isCodeSent, problem) = (true, nil) }
        } catch {
            if error.isOver {
                end()
            } else if visit == mine {
                problem = error.signInText.map { strings($0) }
            }
        }
    }

    private func fail(_ error: AuthError) async {
        switch error.code {
        case .reauthenticationNeeded? where !isCodeSent: await send()
        case .reauthenticationNotValid?: problem = strings(.codeWrong)
        case .samePassword?: problem = strings(.passwordSame)
        case .weakPassword?: problem = strings(.passwordTooShort)
        case .invalidCredentials?: problem = strings(.passwordWrong)
        case .insufficientAssurance?: problem = strings(.secondFactorFirst)
        default: problem = error.signInText.map { strings($0) }
        }
    }

    /// Tells that the session was ended elsewhere: of nothing here anything can be done without another sign-in.
    private func end() {
        close()
        onDone(.sessionEnded)
    }

    private func clear() {
        visit += 1
        (password, email, code, isPasswordVisible) = ("", "", "", false)
        (isCodeSent, problem) = (false, nil)
        if form != nil { done = nil }
    }
}

extension AuthError {
    /// Indicates whether a request of the signed-in user's failed because nobody is signed in any more.
    var isOver: Bool { endsSession || self == .signedOut }
}
