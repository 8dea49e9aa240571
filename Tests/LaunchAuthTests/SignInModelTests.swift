// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// The behaviour of a sign-in screen, with its services played by closures.
@MainActor @Suite("The sign-in screen without a screen")
struct SignInModelTests {
    /// The answers of the services, and the calls to them.
    struct Outside: Sendable {
        var error: AuthError?
        var appleErrors: [AuthError] = []
        var appleToken: String? = "apple.id.token"
        var needsConfirmation = true
        var declined: Set<String> = []
        var calls: [String] = []
        var nonces: [(hashed: String, raw: String)] = []
        var hashed = ""
        var isBrowserForeign = false
        /// The user of a session that a provider leads to.
        var user = AuthUser(id: Tokens.userID)
        var lines: [String] = []
    }

    let outside = Locked(Outside())
    let biometrics = SimulatedBiometrics(.faceID)
    let clock = ManualClock()
    let routes = Locked<[String]>([])
    let session = AuthSession(
        accessToken: "a", refreshToken: "r", expiresAt: ManualClock().start, user: AuthUser(id: Tokens.userID)
    )

    func makeModel(
        _ sensor: (any BiometricStore)? = nil, isSilent: Bool = false, rules: PasswordRules = .document
    ) -> SignInModel {
        let services = makeServices(sensor, isSilent: isSilent)
        return SignInModel(
            strings: SignInStrings(app: "Laten"), services: services, passwordRules: rules
        ) { [routes] _ in routes.withLock { $0.append("/explore") } }
    }

    func makeServices(_ sensor: (any BiometricStore)? = nil, isSilent: Bool = false) -> SignInServices {
        let (outside, session) = (outside, session)
        @Sendable func call(_ text: String) throws(AuthError) -> AuthSession {
            let error = outside.withLock { outside in
                outside.calls.append(text)
                return outside.error
            }
            if let error { throw error }
            return session
        }
        @Sendable func provided(_ text: String) throws(AuthError) -> AuthSession {
            var session = try call(text)
            session.user = outside.withLock { $0.user }
            return session
        }
        return SignInServices(
            signUp: { (email, password, name) async throws(AuthError) in
                let session = try call("signUp \(email) \(password) \(name)")
                return outside.withLock { $0.needsConfirmation }
                    ? .awaitsConfirmation(session.user) : .signedIn(session)
            },
            signIn: { (email, password) async throws(AuthError) in try call("signIn \(email) \(password)") },
            sendLink: { email async throws(AuthError) in _ = try call("link \(email)") },
            sendCode: { email async throws(AuthError) in _ = try call("code \(email)") },
            verifyCode: { (email, code) async throws(AuthError) in try provided("verify \(email) \(code)") },
            askApple: { hashed async throws(AuthError) in
                if isSilent { try? await Task.sleep(for: .seconds(1000), clock: ManualClock()) }
                let error = outside.withLock { outside in
                    outside.hashed = hashed
                    return outside.appleErrors.isEmpty ? nil : outside.appleErrors.removeFirst()
                }
                if let error { throw error }
                return .init(idToken: outside.withLock { $0.appleToken }, fullName: "Ann Lee")
            },
            signInWithToken: { (provider, token, nonce, name) async throws(AuthError) in
                outside.withLock { $0.nonces.append((hashed: $0.hashed, raw: nonce.raw)) }
                return try provided("token \(provider.rawValue) \(token) \(name ?? "-")")
            },
            signInWithBrowser: { (provider, scopes) async throws(AuthError) in
                let session = try provided("browser \(provider.rawValue) \(scopes ?? "-")")
                return outside.withLock { $0.isBrowserForeign } ? nil : session
            },
            signInWithCredentials: { credentials async throws(AuthError) in
                switch credentials {
                case .password(let name, let password): return try call("signIn \(name) \(password)")
                case .refreshToken(_, let token): return try call("refresh \(token)")
                }
            },
            makeCredentials: { (email, password) async throws(AuthError) in
                .password(username: email, password: password)
            },
            checkPassword: { (email, password) async throws(AuthError) in
                _ = try call("check \(email) \(password)")
            },
            biometrics: sensor, hasDeclined: { email in outside.withLock { $0.declined.contains(email) } },
            noteDeclined: { email, hasDeclined in
                outside.withLock {
                    if hasDeclined { $0.declined.insert(email) } else { $0.declined.remove(email) }
                }
            }, random: .system,
            clock: clock, log: { line in outside.withLock { $0.lines.append(line) } })
    }

    var calls: [String] { outside.withLock { $0.calls } }
    var visited: [String] { routes.withLock { $0 } }

    func fill(_ model: SignInModel, password: String = "Kwz9-Tulip-Road") {
        (model.email, model.password, model.displayName) = (" ann@example.com ", password, "Ann")
    }

    func keepCredentials() async throws {
        try await biometrics.store(
            BiometricCredentials.password(username: "ann@example.com", password: "old").stored(),
            reason: "set up")
    }

    @Test("One screen has two modes, each with its fields", .proves("LA-58", "LA-104", "LA-123"))
    func modes() {
        let model = makeModel()
        #expect(model.mode == .signIn)
        #expect(model.mode.fields == [.email, .password])
        model.toggleMode()
        #expect(model.mode == .signUp)
        #expect(model.mode.fields == [.displayName, .email, .password])
        model.toggleMode()
        #expect(model.mode == .signIn)
    }

    @Test(
        "Fields have their symbols and placeholders",
        .proves("LA-105", "LA-106", "LA-109", "LA-110", "LA-113", "LA-114", "LA-119", "LA-121"))
    func fields() {
        let strings = SignInStrings(app: "Laten")
        #expect(
            SignInField.allCases.map { "\($0.symbol) \(strings($0.placeholder))" } == [
                "person.fill Display name", "envelope.fill Email address", "lock.fill Password",
            ])
    }

    @Test(
        "The texts of the document, by their keys",
        .proves(
            "LA-79", "LA-80", "LA-83", "LA-84", "LA-85", "LA-90", "LA-91", "LA-145", "LA-165", "LA-195",
            "LA-218",
            "LA-220", "LA-222", "LA-224"))
    func texts() {
        let strings = SignInStrings(app: "Laten")
        let wanted: [(SignInText, String, String)] = [
            (.signInTitle, "home.greeting", "Welcome back"),
            (.signUpTitle, "onboarding.welcome", "Welcome to Laten"),
            (.signInSubtitle, "auth.signIn", "Sign in to your account"),
            (.signUpSubtitle, "auth.signUp", "Create your account"),
            (.signInButton, "auth.signIn.button", "Sign In"),
            (.signUpButton, "auth.signUp.button", "Sign Up"),
            (.divider, "auth.divider", "OR CONTINUE WITH"),
            (.toSignUp, "auth.toggle.signUp", "Don't have an account? Sign Up"),
            (.toSignIn, "auth.toggle.signIn", "Already have an account? Sign In"),
            (.age, "auth.age", "You must be 18 or older to use Laten"),
        ]
        for (text, key, words) in wanted {
            #expect(text.rawValue == key)
            #expect(strings(text) == words)
        }
        #expect(strings(.continueWith, provider: .apple) == "Continue with Apple")
        let measured: [(SignInText, BiometryType?, String)] = [
            (.biometricButton, .faceID, "Sign in with Face ID"),
            (.biometricButton, .touchID, "Sign in with Touch ID"),
            (.enrolmentTitle, .faceID, "Enable Face ID?"), (.enrolmentTitle, .opticID, "Enable Optic ID?"),
            (
                .enrolmentMessage, .faceID,
                "Sign in faster next time with Face ID. Your credentials will be stored securely on this device."
            ),
            (.enrolmentAccept, .faceID, "Enable Face ID"), (.enrolmentDecline, nil, "Not now"),
        ]
        for (text, biometry, words) in measured {
            #expect(strings(text, biometry: biometry) == words, "\(text)")
        }
        #expect(Set(SignInText.allCases.map(\.rawValue)).count == SignInText.allCases.count)
        #expect(Set(SecurityText.allCases.map(\.rawValue)).count == SecurityText.allCases.count)
    }

    @Test("Providers stand in their order, Apple first", .proves("LA-60", "LA-160"))
    func order() {
        #expect(SignInModel.providers == [.apple, .google, .facebook])
    }

    @Test("Texts come from the app's own table when there is one")
    func localized() {
        let strings = SignInStrings(app: "Laten") { $0 == .age ? "{app} nur ab 18" : $0.english }
        #expect(strings(.age) == "Laten nur ab 18")
    }

    @Test(
        "The texts are looked up by the document's keys in the app's bundle", .proves("LA-79", "LA-80"),
        arguments: [
            (SignInText.signInTitle, "home.greeting", "Willkommen zurück"),
            (.signUpTitle, "onboarding.welcome", "Willkommen bei Laten"),
            (.signInSubtitle, "auth.signIn", "Melde dich an"),
            (.signUpSubtitle, "auth.signUp", "Lege dein Konto an"),
        ])
    func translated(_ text: SignInText, key: String, words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "de-\(UUID().uuidString).lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = "\"\(key)\" = \"\(words.replacing("Laten", with: "{app}"))\";\n"
        try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
        let strings = SignInStrings(app: "Laten", bundle: try #require(Bundle(path: folder.path)))
        #expect(strings(text) == words)
        // What the table does not have is in English.
        #expect(strings(.signInButton) == "Sign In")
    }

    @Test(
        "Signing in: address without spaces around it, toast, then on to the app", .proves("LA-250", "LA-272")
    )
    func signIn() async {
        let model = makeModel()
        fill(model, password: "a")
        await model.submit()
        #expect(calls == ["signIn ann@example.com a"])
        #expect(model.toast == SignInToast(text: "Welcome back!", isError: false))
        #expect(visited == ["/explore"])
        #expect(model.password.isEmpty)
        await model.submit()
        #expect(visited.count == 1)
    }

    @Test("Complaints stand at their fields, and nothing is sent", .proves("LA-147"))
    func complaints() async {
        let model = makeModel()
        await model.submit()
        #expect(model.problems == [.email: .emailMissing, .password: .passwordMissing])
        #expect(model.message(for: .email) == "Enter your email address")
        model.toggleMode()
        (model.displayName, model.email, model.password) = ("A", "ann", "short")
        await model.submit()
        #expect(
            model.problems == [
                .displayName: .nameLength, .email: .emailMalformed, .password: .passwordTooShort,
            ])
        #expect(calls.isEmpty)
    }

    @Test(
        "A forgotten password: only the address has to be right, and the answer does not tell whether it is known"
    )
    func forgotten() async {
        let model = makeModel()
        await model.sendLink()
        #expect(model.problems == [.email: .emailMissing] && calls.isEmpty)
        model.email = " ann@example.com "
        await model.sendLink()
        #expect(calls == ["link ann@example.com"] && model.problems.isEmpty && model.activity == nil)
        let sentence =
            "If Laten knows this address, a link that signs you in is on its way. Check your email."
        #expect(model.toast == SignInToast(text: sentence, isError: false) && visited.isEmpty)
        outside.withLock { $0.error = .offline }
        await model.sendLink()
        #expect(
            model.toast == SignInToast(text: "Unable to connect. Please check your internet.", isError: true))
        model.toggleMode()
        await model.sendLink()
        #expect(calls.count == 2, "a new user has no password to forget")
    }

    @Test(
        "A code by mail: asked for whoever the address belongs to, wrong, sent again, right",
        .proves("ST26-AC-20"))
    func mailCode() async {
        let model = makeModel()
        await model.sendCode()
        #expect(model.problems == [.email: .emailMissing] && calls.isEmpty && !model.asksForCode)
        model.email = " ann@example.com "
        outside.withLock { $0.error = .offline }
        await model.sendCode()
        #expect(!model.asksForCode && model.toast?.text == "Unable to connect. Please check your internet.")
        let unknown = AuthServerError(status: 422, code: .otpDisabled, message: "Signups not allowed for otp")
        outside.withLock { $0.error = .server(unknown) }
        await model.sendCode()
        #expect(model.mailedTo == "ann@example.com" && model.isMailCode && model.toast == nil)
        await model.submitCode()
        #expect(model.codeProblem == "Enter the code from the email")
        model.code = " 123456 "
        outside.withLock { $0.error = .server(AuthServerError(status: 403, code: .otpExpired, message: "")) }
        await model.submitCode()
        #expect(model.codeProblem == "This code is wrong or no longer valid" && model.asksForCode)
        outside.withLock { $0.error = .server(AuthServerError(status: 429, code: .unknown, message: "")) }
        await model.sendCode()
        #expect(model.codeProblem == "An unexpected error occurred" && model.toast == nil)
        outside.withLock { $0.error = nil }
        await model.sendCode()
        #expect(model.codeProblem == nil && model.code.isEmpty)
        model.code = "654321"
        await model.submitCode()
        #expect(calls.last == "verify ann@example.com 654321" && visited == ["/explore"])
        #expect(model.toast?.text == "Welcome back!" && !model.asksForCode)
    }

    @Test("Who goes back from the code of a mail is asked nothing more, and a new user has none")
    func mailCodeGivenUp() async {
        let model = makeModel()
        model.email = "ann@example.com"
        await model.sendCode()
        await model.giveUpCode()
        #expect(!model.asksForCode && model.finished == nil && calls == ["code ann@example.com"])
        model.toggleMode()
        await model.sendCode()
        #expect(calls.count == 1)
    }

    @Test("A change of the mode takes the complaints back", .proves("LA-235"))
    func toggle() async {
        let model = makeModel()
        await model.submit()
        model.isPasswordVisible = true
        #expect(!model.problems.isEmpty)
        model.toggleMode()
        #expect(model.problems.isEmpty)
        #expect(!model.isPasswordVisible)
    }

    @Test("The strength is told at a sign-up only", .proves("LA-126"))
    func strength() {
        let model = makeModel()
        model.password = "Kwz9-Tulip-Road"
        #expect(model.strength == nil)
        model.toggleMode()
        #expect(model.strength?.level == .strong)
        model.password = "Ab1!"
        #expect(model.strength?.bars == 4)
        #expect(model.strength?.level == .medium)
    }

    @Test(
        "A sign-up that signs in at once leaves no password behind, nor does a provider"
    )
    func passwordAfterwards() async {
        let model = makeModel()
        model.toggleMode()
        fill(model)
        outside.withLock { $0.needsConfirmation = false }
        await model.submit()
        #expect(visited == ["/explore"] && model.password.isEmpty)
        let other = makeModel()
        fill(other)
        await other.signIn(with: .google)
        #expect(visited == ["/explore", "/explore"] && other.password.isEmpty)
    }

    @Test("A sign-up ends with a toast, in the mode to sign in", .proves("LA-249", "LA-271", "LA-278"))
    func signUp() async {
        let model = makeModel()
        model.toggleMode()
        fill(model)
        await model.submit()
        #expect(calls == ["signUp ann@example.com Kwz9-Tulip-Road Ann"])
        #expect(model.toast?.text == "Account created! Check your email to verify.")
        #expect(model.mode == .signIn)
        #expect(model.password.isEmpty)
        #expect(visited.isEmpty)
    }

    @Test("A sign-up that the server answers with a session leads on", .proves("LA-249"))
    func signUpAtOnce() async {
        let model = makeModel()
        outside.withLock { $0.needsConfirmation = false }
        model.toggleMode()
        fill(model)
        await model.submit()
        #expect(model.toast?.text == "Welcome to Laten" && visited == ["/explore"])
    }

    @Test("A password is sent as it was typed", .proves("LA-249", "LA-250"))
    func typedPassword() async {
        let model = makeModel()
        fill(model, password: " a b ")
        await model.submit()
        let other = makeModel()
        other.toggleMode()
        fill(other, password: " Kwz9-Tulip-Road ")
        await other.submit()
        #expect(
            calls == ["signIn ann@example.com  a b ", "signUp ann@example.com  Kwz9-Tulip-Road  Ann"])
    }

    @Test("Over a keeper of the session: password, browser and the prompt, once per account")
    func live() async throws {
        let project = FakeProject(clock: clock)
        let clock = clock
        let client = AuthClient(
            configuration: try makeConfiguration(), transport: project.transport, clock: clock
        ) { clock.date }
        let keeper = AuthSessionKeeper(client: client, vault: MemoryVault(), isAutomatic: false)
        let services = SignInServices.live(keeper, biometrics: biometrics) {
            request async throws(AuthError) in
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
            await project.expect(
                code: "c1", challenge: items?.first { $0.name == "code_challenge" }?.value ?? "")
            guard let url = URL(string: "laten://auth/callback?code=c1") else { throw .cancelled }
            return AuthCallbackURL(url)
        }
        let strings = SignInStrings(app: "Laten")
        let model = SignInModel(strings: strings, services: services) { _ in }
        fill(model, password: "Secret12")
        await model.submit()
        #expect(model.enrolmentOffer == .faceID)
        await model.declineEnrolment()
        #expect(model.finished == (await keeper.state.session))
        let other = SignInModel(strings: strings, services: services) { _ in }
        await other.signIn(with: .google)
        #expect(other.finished == (await keeper.state.session))
        let third = SignInModel(strings: strings, services: services) { _ in }
        fill(third, password: "Secret12")
        await third.submit()
        #expect(third.enrolmentOffer == nil)
        let fourth = SignInModel(strings: strings, services: services) { _ in }
        await fourth.signIn(with: .apple)
        #expect(fourth.toast?.text == "Apple Sign-In is not configured. Please use email/password.")
    }
}
