// Licensed under the Apache License, Version 2.0.

public import Observation

/// The state and the actions of a sign-in screen, without the screen.
///
/// A view binds the fields, shows what is published, and calls the methods. The closure `onFinish` receives
/// the result, once: the app then shows its first screen.
@MainActor @Observable
public final class SignInModel {
    /// The kind of work under way.
    public enum Activity: Hashable, Sendable {
        /// A sign-in or sign-up with what is in the fields.
        case submit
        /// The request for a mail with a link or a code that signs in.
        case sendMail
        /// A sign-in with a provider.
        case provider(AuthProvider)
        /// A sign-in by face or finger, or its enrolment.
        case biometrics
        /// A sign-in with a passkey.
        case passkey
    }

    /// The providers, from top to bottom; Apple's must be the first (`LA-160`).
    public nonisolated static let providers: [AuthProvider] = [.apple, .google, .facebook]
    /// The time limit of Apple's sheet (`LA-179`).
    public nonisolated static let appleTimeLimit = Duration.seconds(60)

    /// The display name.
    public var displayName = ""
    /// The email address.
    public var email = ""
    /// The password.
    public var password = ""
    /// Indicates whether the password is visible.
    public var isPasswordVisible = false
    /// The present purpose of the screen.
    public private(set) var mode = SignInMode.signIn
    /// The problems of the fields.
    public private(set) var problems: [SignInField: SignInFieldProblem] = [:]
    /// The work under way; nothing else can begin meanwhile.
    public internal(set) var activity: Activity?
    /// The message to show for a moment.
    public private(set) var toast: SignInToast?
    /// The kind of sensor for the button; nil without the button.
    public internal(set) var biometricButton: BiometryType?
    /// The kind of sensor that the user is asked about; nil without a question.
    public internal(set) var enrolmentOffer: BiometryType?
    /// The second factor whose code is asked for; nil without a question.
    public internal(set) var secondFactor: AuthFactor?
    /// Indicates whether the user has recovery codes, which stand for the second factor.
    public internal(set) var hasRecoveryCodes = false
    /// Indicates whether a recovery code is asked for in place of the second factor's.
    public internal(set) var wantsRecoveryCode = false
    /// The address that a code to sign in with was sent to; nil without a question for it.
    public internal(set) var mailedTo: String?
    /// Indicates whether the code that is asked for, or was last, comes by mail.
    public internal(set) var isMailCode = false
    /// The typed code.
    public var code = ""
    /// The problem of the code.
    public internal(set) var codeProblem: String?
    /// The session of the user who signed in; set once.
    public private(set) var finished: AuthSession?
    /// The texts.
    public let strings: SignInStrings
    /// The rules for the password of a sign-up.
    public let passwordRules: PasswordRules

    @ObservationIgnored let services: SignInServices
    @ObservationIgnored var factorGreeting: SignInText?
    @ObservationIgnored private let onFinish: @MainActor (AuthSession) -> Void
    /// The kind of sensor that has a secret to give.
    @ObservationIgnored var usable: BiometryType?
    /// The sign-in whose credentials the user is asked to keep.
    @ObservationIgnored var offered: (session: AuthSession, email: String, password: String)?
    @ObservationIgnored private var unknownAppleErrors = 0

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - strings: The texts.
    ///   - services: What is needed from outside.
    ///   - passwordRules: The rules for the password of a sign-up.
    ///   - onFinish: Hears once who signed in.
    public init(
        strings: SignInStrings, services: SignInServices, passwordRules: PasswordRules = .document,
        onFinish: @escaping @MainActor (AuthSession) -> Void
    ) {
        (self.strings, self.services, self.onFinish) = (strings, services, onFinish)
        self.passwordRules = passwordRules
    }

    /// Indicates whether work is under way, so that the buttons do nothing.
    public var isLoading: Bool { activity != nil }

    /// The strength of the password; nil unless the screen is for a sign-up.
    public var strength: PasswordStrength? {
        guard mode == .signUp else { return nil }
        return PasswordStrength(password, isAccepted: newPasswordProblem == nil)
    }

    /// The text below a field; nil when there is nothing to say.
    public func message(for field: SignInField) -> String? { problems[field].map { strings($0.text) } }

    /// Finds out whether there is a button for face or finger; call it when the screen appears, and when the app comes
    /// back: a sensor that was locked after too many attempts works again once the device was unlocked.
    public func appear() async {
        await lookForSecret()
    }

    /// Changes between sign-in and sign-up, and takes all complaints back.
    public func toggleMode() {
        guard !isLoading else { return }
        mode = mode == .signIn ? .signUp : .signIn
        problems = [:]
        isPasswordVisible = false
        showBiometricButton()
    }

    /// Takes the toast away.
    public func dismissToast() { toast = nil }

    /// Signs in or up with what is in the fields.
    public func submit() async {
        guard begin(.submit) else { return }
        defer { activity = nil }
        validate()
        guard problems.isEmpty else { return }
        let (email, password) = (SignInValidation.trimmed(email), password)
        do throws(AuthError) {
            switch mode {
            case .signIn:
                let session = try await services.signIn(email, password)
                await signedIn(session, email, password)
            case .signUp:
                switch try await services.signUp(email, password, SignInValidation.trimmed(displayName)) {
                case .signedIn(let session): finish(session, .signUpTitle)
                case .awaitsConfirmation:
                    tell(.accountCreated)
                    mode = .signIn
                    self.password = ""
                    isPasswordVisible = false
                    showBiometricButton()
                }
            }
        } catch {
            fail(error, provider: nil)
        }
    }

    /// Asks for a mail with a link that signs in a user who forgot the password; only the email address has to be there.
    ///
    /// The answer does not reveal whether the address is known.
    public func sendLink() async {
        guard mode == .signIn, begin(.sendMail) else { return }
        defer { activity = nil }
        guard hasAddress() else { return }
        do throws(AuthError) {
            try await services.sendLink(SignInValidation.trimmed(email))
            tell(.linkSent)
        } catch {
            fail(error, provider: nil)
        }
    }

    /// Checks the email address alone.
    func hasAddress() -> Bool {
        problems = [:]
        problems[.email] = SignInValidation.email(email)
        return problems.isEmpty
    }

    /// Signs in with a provider.
    public func signIn(with provider: AuthProvider) async {
        guard begin(.provider(provider)) else { return }
        defer { activity = nil }
        do throws(AuthError) {
            if provider == .apple {
                try await signInWithApple()
            } else {
                // Facebook reveals little unless asked (`LA-186`).
                let scopes = provider == .facebook ? "email,public_profile" : nil
                guard let session = try await services.signInWithBrowser(provider, scopes) else { return }
                welcome(session)
            }
        } catch {
            fail(error, provider: provider)
        }
    }

    private func signInWithApple() async throws(AuthError) {
        let nonce = SignInNonce(random: services.random)
        let ask = services.askApple
        let credential: SignInServices.AppleCredential
        do {
            credential = try await Deadline.run(
                within: Self.appleTimeLimit, of: services.clock, late: .providerTimedOut(.apple)
            ) { try await ask(nonce.hashed) }
        } catch {
            throw AuthError(transport: error)
        }
        guard let token = credential.idToken else {
            throw .unreadableAnswer(reason: "Apple's credential has no identity token")
        }
        unknownAppleErrors = 0
        welcome(try await services.signInWithToken(.apple, token, nonce, credential.fullName))
    }
}

// MARK: - Texts

extension SignInModel {
    func begin(_ new: Activity) -> Bool {
        guard activity == nil, finished == nil else { return false }
        activity = new
        toast = nil
        return true
    }

    func end() { activity = nil }

    /// Finishes a sign-in that makes an account where there was none, and greets a newcomer as one.
    func welcome(_ session: AuthSession) {
        finish(session, session.user.isNewcomer ? .signUpTitle : .welcomeBack)
    }

    func finish(_ session: AuthSession, _ text: SignInText?) {
        guard finished == nil, !askForFactor(of: session, greeting: text) else { return }
        if let text { tell(text) }
        password = ""
        finished = session
        onFinish(session)
    }

    /// Shows a text for a moment.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isError: Whether it reports an error.
    ///   - biometry: The kind of sensor that it names.
    public func tell(_ text: SignInText, isError: Bool = false, biometry: BiometryType? = nil) {
        toast = SignInToast(text: strings(text, biometry: biometry), isError: isError)
    }

    /// Shows the text for an error for a moment; nothing for one that needs no text.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - provider: The provider whose sign-in was under way, if it was one's.
    public func tell(_ error: AuthError, provider: AuthProvider?) {
        guard var text = error.signInText else { return }
        // A sentence about a provider needs one.
        if text == .providerDisabled, provider == nil { text = .generic }
        toast = SignInToast(text: strings(text, provider: provider), isError: true)
    }

    /// Shows words for a moment.
    func tell(_ words: SignInToast) { toast = words }

    private var newPasswordProblem: SignInFieldProblem? {
        SignInValidation.newPassword(
            password, rules: passwordRules, notContaining: [email, displayName, strings.appName])
    }

    private func validate() {
        problems = [:]
        problems[.email] = SignInValidation.email(email)
        switch mode {
        case .signIn: problems[.password] = SignInValidation.existingPassword(password)
        case .signUp:
            problems[.displayName] = SignInValidation.displayName(displayName)
            problems[.password] = newPasswordProblem
        }
    }

    func fail(_ error: AuthError, provider: AuthProvider?) {
        services.log("The sign-in failed: \(error)")
        if case .server(let server) = error, server.code == .weakPassword {
            problems[.password] = server.reasons.contains("pwned") ? .passwordCommon : .passwordTooShort
            return
        }
        // Apple's code 1000 is "unknown", and often a cancellation; twice in a row it needs an answer (C-LA-10).
        if error == .provider(.apple, code: 1000) {
            unknownAppleErrors += 1
            guard unknownAppleErrors > 1 else { return }
        }
        tell(error, provider: provider)
    }
}
