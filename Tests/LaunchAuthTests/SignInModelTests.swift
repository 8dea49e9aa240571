// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// What a sign-in screen does, with everything outside played by closures.
@MainActor @Suite("The sign-in screen without a screen")
struct SignInModelTests {
    /// What the outside answers, and what it was asked.
    struct Outside: Sendable {
        var error: AuthError?
        var appleErrors: [AuthError] = []
        var appleToken: String? = "apple.id.token"
        var needsConfirmation = true
        var asked: Set<String> = []
        var calls: [String] = []
        var nonces: [(hashed: String, raw: String)] = []
        var hashed = ""
        var isBrowserForeign = false
    }

    let outside = Locked(Outside())
    let biometrics = SimulatedBiometrics(.faceID)
    let clock = ManualClock()
    let routes = Locked<[String]>([])
    let session = AuthSession(
        accessToken: "a", refreshToken: "r", expiresAt: ManualClock().start, user: AuthUser(id: Tokens.userID)
    )

    func makeModel(_ sensor: (any BiometricStore)? = nil, isSilent: Bool = false) -> SignInModel {
        let (outside, session) = (outside, session)
        @Sendable func call(_ text: String) throws(AuthError) -> AuthSession {
            let error = outside.withLock { outside in
                outside.calls.append(text)
                return outside.error
            }
            if let error { throw error }
            return session
        }
        let services = SignInServices(
            signUp: { (email, password, name) async throws(AuthError) in
                let session = try call("signUp \(email) \(password) \(name)")
                return outside.withLock { $0.needsConfirmation }
                    ? .awaitsConfirmation(session.user) : .signedIn(session)
            },
            signIn: { (email, password) async throws(AuthError) in try call("signIn \(email) \(password)") },
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
                return try call("token \(provider.rawValue) \(token) \(name ?? "-")")
            },
            signInWithBrowser: { (provider, scopes) async throws(AuthError) in
                let session = try call("browser \(provider.rawValue) \(scopes ?? "-")")
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
            biometrics: sensor, wasAsked: { email in outside.withLock { $0.asked.contains(email) } },
            noteAsked: { email in outside.withLock { _ = $0.asked.insert(email) } }, random: .system,
            clock: clock,
            log: { _ in })
        return SignInModel(strings: SignInStrings(app: "Laten"), services: services) { [routes] _ in
            routes.withLock { $0.append("/explore") }
        }
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
        #expect(strings(.biometricButton, biometry: .faceID) == "Sign in with Face ID")
        #expect(strings(.biometricButton, biometry: .touchID) == "Sign in with Touch ID")
        #expect(strings(.enrolmentTitle, biometry: .faceID) == "Enable Face ID?")
        #expect(
            strings(.enrolmentMessage, biometry: .faceID)
                == "Sign in faster next time with Face ID. Your credentials will be stored securely on this device."
        )
        #expect(strings(.enrolmentAccept, biometry: .faceID) == "Enable Face ID")
        #expect(strings(.enrolmentDecline) == "Not now")
        #expect(strings(.enrolmentTitle, biometry: .opticID) == "Enable Optic ID?")
        #expect(Set(SignInText.allCases.map(\.rawValue)).count == SignInText.allCases.count)
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

    @Test(
        "Each error has its text",
        .proves("LA-263", "LA-264", "LA-266", "LA-267", "LA-268", "LA-270"),
        arguments: [
            (AuthErrorCode.invalidCredentials, "", "Invalid email or password"),
            (.userAlreadyExists, "", "This email is already registered. Try logging in instead."),
            (.invalidNonce, "Nonces mismatch", "Authentication verification failed. Please try again."),
            (
                "invalid request", "Passed nonce and nonce in id_token should either both exist or not.",
                "Authentication verification failed. Please try again."
            ),
            (.providerDisabled, "", "Google Sign-In is not configured. Please use email/password."),
            (
                .validationFailed, "Unsupported provider: provider is not enabled",
                "Google Sign-In is not configured. Please use email/password."
            ),
            (.emailNotConfirmed, "", "Check your email to verify."),
            (.unexpectedFailure, "", "An unexpected error occurred"),
            ("a_code_of_tomorrow", "", "An unexpected error occurred"),
        ])
    func errors(_ code: AuthErrorCode, message: String, text: String) async {
        let model = makeModel()
        outside.withLock { $0.error = .server(AuthServerError(status: 400, code: code, message: message)) }
        await model.signIn(with: .google)
        #expect(model.toast == SignInToast(text: text, isError: true))
        #expect(!model.isLoading)
        #expect(visited.isEmpty)
    }

    @Test("Other failures have theirs")
    func otherErrors() async {
        let wanted: [(AuthError, String?)] = [
            (.offline, "Unable to connect. Please check your internet."),
            (.timedOut, "An unexpected error occurred"),
            (.vault(.locked), "An unexpected error occurred"), (.cancelled, nil),
            (.server(AuthServerError(status: 0, code: .accessDenied, message: "")), nil),
        ]
        for (error, text) in wanted {
            let model = makeModel()
            outside.withLock { $0.error = error }
            fill(model)
            await model.submit()
            #expect(model.toast?.text == text)
        }
    }

    @Test("A password that the server finds weak is a complaint at its field")
    func weak() async {
        let model = makeModel()
        model.toggleMode()
        fill(model)
        outside.withLock {
            $0.error = .server(
                AuthServerError(status: 422, code: .weakPassword, message: "", reasons: ["pwned"]))
        }
        await model.submit()
        #expect(model.problems == [.password: .passwordCommon])
    }

    @Test(
        "Apple gets the hash and the server the raw nonce, new for each attempt",
        .proves("LA-168", "LA-173", "LA-175", "LA-176", "LA-177", "LA-251", "LA-277"))
    func apple() async throws {
        await makeModel().signIn(with: .apple)
        let model = makeModel()
        await model.signIn(with: .apple)
        #expect(calls == Array(repeating: "token apple apple.id.token Ann Lee", count: 2))
        let nonces = outside.withLock { $0.nonces }
        for nonce in nonces { #expect(AuthDigest.sha256Hex(nonce.raw) == nonce.hashed) }
        #expect(nonces[0].raw != nonces[1].raw)
        #expect(visited == ["/explore", "/explore"])
        #expect(model.toast?.text == "Welcome back!")
    }

    @Test("A credential without a token is an error", .proves("LA-174"))
    func appleWithoutToken() async {
        let model = makeModel()
        outside.withLock { $0.appleToken = nil }
        await model.signIn(with: .apple)
        #expect(model.toast == SignInToast(text: "An unexpected error occurred", isError: true))
        #expect(calls.isEmpty)
    }

    @Test(
        "Closing Apple's sheet is silent; its code 1000 is too, until the second in a row",
        .proves("LA-178", "LA-265"))
    func appleCancelled() async {
        let model = makeModel()
        outside.withLock {
            $0.appleErrors = [.cancelled, .provider(.apple, code: 1001), .provider(.apple, code: 1000)]
        }
        for _ in 0..<3 {
            await model.signIn(with: .apple)
            #expect(model.toast == nil)
            #expect(!model.isLoading)
        }
        outside.withLock { $0.appleErrors = [.provider(.apple, code: 1000)] }
        await model.signIn(with: .apple)
        #expect(model.toast?.text == "An unexpected error occurred")
    }

    @Test("Apple's sheet may take 60 seconds", .proves("LA-179", "LA-266"))
    func appleTimeout() async {
        let model = makeModel(isSilent: true)
        let attempt = Task { await model.signIn(with: .apple) }
        await clock.advance(by: .milliseconds(59_999), whenSleeping: 1)
        for _ in 0..<100 { await Task.yield() }
        #expect(model.isLoading)
        #expect(model.toast == nil)
        clock.advance(by: .milliseconds(1))
        await attempt.value
        #expect(model.toast == SignInToast(text: "Apple Sign-In timed out. Please try again.", isError: true))
        #expect(!model.isLoading)
    }

    @Test(
        "Google and Facebook open a browser; Facebook with its scopes",
        .proves("LA-180", "LA-185", "LA-186", "LA-277"))
    func browser() async {
        await makeModel().signIn(with: .google)
        await makeModel().signIn(with: .facebook)
        #expect(calls == ["browser google -", "browser facebook email,public_profile"])
        #expect(visited == ["/explore", "/explore"])
        outside.withLock { $0.isBrowserForeign = true }
        let model = makeModel()
        await model.signIn(with: .google)
        #expect(model.toast == nil)
        #expect(visited.count == 2)
    }

    @Test("While something is under way nothing else begins", .proves("LA-159"))
    func loading() async {
        let model = makeModel(isSilent: true)
        let attempt = Task { await model.signIn(with: .apple) }
        await eventually { model.isLoading && clock.sleeperCount == 1 }
        #expect(model.activity == .provider(.apple))
        fill(model)
        await model.submit()
        model.toggleMode()
        #expect(model.mode == .signIn)
        #expect(calls.isEmpty)
        clock.advance(by: .seconds(60))
        await attempt.value
    }

    @Test(
        "The button for face or finger needs a device, a sensor, a secret and the mode to sign in",
        .proves("LA-89", "LA-188", "LA-194"))
    func button() async throws {
        for bits in 0..<16 {
            let (isNative, hasSensor) = (bits & 1 != 0, bits & 2 != 0)
            let (hasSecret, isSignIn) = (bits & 4 != 0, bits & 8 != 0)
            let sensor = SimulatedBiometrics(.touchID)
            if hasSecret { try await sensor.store(Data("{}".utf8), reason: "") }
            if !hasSensor { await lockOut(sensor) }
            let model = makeModel(isNative ? sensor : nil)
            if !isSignIn { model.toggleMode() }
            await model.appear()
            #expect(model.biometricButton == (bits == 15 ? .touchID : nil))
        }
        #expect(BiometryType.allCases.map(\.symbol) == ["faceid", "touchid", "opticid"])
    }

    func lockOut(_ sensor: SimulatedBiometrics) async {
        await sensor.willAnswer(.noMatch)
        for _ in 0..<5 { _ = try? await sensor.store(Data(), reason: "") }
    }

    @Test(
        "By face: the reason, the kept credentials, the toast and on, and nobody is asked to enrol",
        .proves("LA-61", "LA-197", "LA-198", "LA-199", "LA-200", "LA-276"))
    func biometricSignIn() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        await model.signInWithBiometrics()
        #expect(await biometrics.reasons == ["set up", "Sign in to Laten"])
        #expect(calls == ["signIn ann@example.com old"])
        #expect(model.toast?.text == "Welcome back!")
        #expect(visited == ["/explore"])
        #expect(model.enrolmentOffer == nil)
    }

    @Test("Credentials that the server refuses are told and removed", .proves("LA-201", "LA-202", "LA-269"))
    func biometricExpired() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        outside.withLock {
            $0.error = .server(AuthServerError(status: 400, code: .invalidCredentials, message: ""))
        }
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Saved credentials are no longer valid. Please sign in again.")
        #expect(await biometrics.hasSecret() == false)
        #expect(model.biometricButton == nil)
    }

    @Test("Without a network they stay")
    func biometricOffline() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        outside.withLock { $0.error = .offline }
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Unable to connect. Please check your internet.")
        #expect(await biometrics.hasSecret())
    }

    @Test("Closing the question is silent; no match and a lockout say what to do", .proves("LA-203"))
    func biometricFailure() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        await biometrics.willAnswer(.cancel)
        await model.signInWithBiometrics()
        #expect(model.toast == nil)
        await biometrics.willAnswer(.noMatch)
        for _ in 0..<5 {
            await model.signInWithBiometrics()
            #expect(model.toast?.text == "Biometric sign-in failed. Please use your password.")
        }
        #expect(await biometrics.hasSecret())
        #expect(calls.isEmpty)
    }

    @Test("After another face was added what is kept cannot be read any more")
    func enrolmentChanged() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        #expect(model.biometricButton == .faceID)
        await biometrics.changeEnrolment()
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Saved credentials are no longer valid. Please sign in again.")
        #expect(model.biometricButton == nil)
        #expect(calls.isEmpty)
    }

    @Test(
        "After a sign-in with a password the user is asked once, and accepts",
        .proves("LA-204", "LA-205", "LA-206", "LA-207", "LA-209", "LA-231", "LA-273", "LA-275"))
    func enrol() async throws {
        let model = makeModel(biometrics)
        fill(model, password: "a")
        await model.submit()
        #expect(model.enrolmentOffer == .faceID)
        #expect(visited.isEmpty)
        await model.acceptEnrolment()
        #expect(await biometrics.reasons == ["Enable Face ID for future sign-ins"])
        #expect(model.toast == SignInToast(text: "Face ID enabled for quick sign-in!", isError: false))
        #expect(visited == ["/explore"])
        #expect(model.enrolmentOffer == nil)
        let secret = try await biometrics.secret(reason: "look")
        #expect(String(decoding: secret, as: UTF8.self) == #"{"password":"a","username":"ann@example.com"}"#)
    }

    @Test("\"Not now\" keeps nothing, leads on and is remembered for the account", .proves("LA-208"))
    func decline() async {
        let model = makeModel(biometrics)
        fill(model, password: "a")
        await model.submit()
        await model.declineEnrolment()
        #expect(visited == ["/explore"])
        #expect(await biometrics.hasSecret() == false)
        let again = makeModel(biometrics)
        fill(again, password: "a")
        await again.submit()
        #expect(again.enrolmentOffer == nil)
        #expect(visited.count == 2)
    }

    @Test("Nobody is asked without a sensor, or with credentials that are kept already", .proves("LA-204"))
    func notAsked() async throws {
        for sensor in [SimulatedBiometrics(nil), SimulatedBiometrics(.faceID, isEnrolled: false), biometrics]
        {
            if sensor === biometrics { try await keepCredentials() }
            let model = makeModel(sensor)
            fill(model, password: "a")
            await model.submit()
            #expect(model.enrolmentOffer == nil)
        }
        #expect(visited.count == 3)
    }

    @Test("A refresh token of its own session works once, and is removed then")
    func refreshToken() async throws {
        let credentials = BiometricCredentials.refreshToken(username: "ann@example.com", token: "own")
        try await biometrics.store(credentials.stored(), reason: "")
        let model = makeModel(biometrics)
        await model.appear()
        await model.signInWithBiometrics()
        #expect(calls == ["refresh own"])
        #expect(await biometrics.hasSecret() == false)
        #expect(visited == ["/explore"])
    }

    @Test("The item's names and protection", .proves("LA-228", "LA-229", "LA-232"))
    func item() {
        let item = BiometricItem.credentials(service: "com.laten.app")
        #expect(item.service == "com.laten.app")
        #expect(item.account == "biometric_credentials")
        #expect(item.oldAccount == "laten_auth_credentials")
        #expect(item.protection == .passcodeSetThisDeviceOnlyWithCurrentBiometry)
    }

    @Test("What an older version kept is read, and what is kept shows itself nowhere", .proves("LA-231"))
    func credentials() throws {
        let old = Data(#"{"email":"ann@example.com","password":"p"}"#.utf8)
        let credentials = try BiometricCredentials(stored: old)
        #expect(credentials == .password(username: "ann@example.com", password: "p"))
        #expect(try BiometricCredentials(stored: credentials.stored()) == credentials)
        #expect("\(credentials)" == "BiometricCredentials(password)")
        #expect(throws: (any Error).self) { try BiometricCredentials(stored: Data("{}".utf8)) }
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
