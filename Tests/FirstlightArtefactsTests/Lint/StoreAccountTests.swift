// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// Which words make accounts, sign in with others' and delete them.
@Suite struct StoreAccountTests {
    private func findings(_ sample: LintSample) -> [String] {
        var lint = ProjectLint(sample.set)
        lint.isForStores = true
        return lint.report().open.filter {
            $0.rule.id.hasPrefix("account") || $0.rule.id.hasPrefix("apple-s")
        }
        .map { "\($0.severity.rawValue) \($0.rule.id) \($0.element)" }
    }

    private func findings(_ code: String, in name: String = "Start.swift") -> [String] {
        findings(LintSample().icon(["dark", "tinted"]).target().file("App/\(name)", code))
    }

    @Test(
        "A call that makes an account asks for its deletion", .proves("ST26-SG-02"),
        arguments: [
            ("try await api.register(email: e, password: p)", "Start.swift", "register"),
            ("service.signUpWithEmail(e, p)", "Start.swift", "signUpWithEmail"),
            ("try await SignUp.create(strategy: .standard(emailAddress: e))", "Start.swift", "SignUp.create"),
            ("supabase.auth.signInWithOTP(email: e)", "Start.swift", "signInWithOTP"),
            ("Auth.auth().signIn(withEmail: e, link: l)", "Start.swift", "signIn"),
            ("PhoneAuthProvider.provider().verifyPhoneNumber(p)", "Start.swift", "PhoneAuthProvider"),
            ("Auth0.webAuth().start()", "Start.swift", "Auth0.webAuth"),
            (
                "void f(void) { [[FIRAuth auth] createUserWithEmail:e password:p]; }", "A.m",
                "createUserWithEmail"
            ),
            ("void f(void) { [client signUpWithEmail:e]; }", "A.mm", "signUpWithEmail"),
        ] as [(String, String, String)])
    func signUp(code: String, name: String, word: String) {
        #expect(findings(code, in: name) == ["error account-deletion-missing \(word)"])
    }

    @Test(
        "What makes no account asks for nothing",
        arguments: [
            ("supabase.auth.signInWithOTP(email: e, shouldCreateUser: false)", "Start.swift"),
            ("Auth.auth().signIn(withEmail: e, password: p)", "Start.swift"),
            ("table.register(Cell.self, forCellReuseIdentifier: id); Post.create(text: t)", "Start.swift"),
            ("protocol P { func register(email: String) }", "Start.swift"),
            ("- (void)createUserWithEmail:(NSString *)e {\n}", "A.m"),
            ("let menu: [Provider] = [.google, .apple]", "Start.swift"),
        ] as [(String, String)])
    func noSignUp(code: String, name: String) { #expect(findings(code, in: name) == []) }

    @Test(
        "A provider's sign-in asks for Apple's and for a deletion", .proves("ST26-SG-02"),
        arguments: [
            ("auth.signInWithIdToken(credentials: .init(provider: .google, idToken: t))", "google"),
            ("UserApi.shared.loginWithKakaoTalk { }", "loginWithKakaoTalk"),
        ])
    func provider(code: String, word: String) {
        #expect(
            findings(code) == [
                "error account-deletion-missing \(word)", "error apple-sign-in-missing \(word)",
            ])
        #expect(
            findings(
                "auth.signInWithIdToken(credentials: .init(provider: .apple, idToken: t))\nuser.delete()")
                == [])
    }

    @Test("The accounts of a company are only warned of, as they are mostly exempt")
    func work() {
        #expect(
            findings("let app = try MSALPublicClientApplication(clientId: id)") == [
                "warning account-deletion-missing MSALPublicClientApplication",
                "warning apple-sign-in-missing MSALPublicClientApplication",
            ])
    }

    @Test(
        "A deletion is one by each of these, and by none of those", .proves("ST26-SG-02"),
        arguments: [
            ("model.removeMyAccount()", true), ("model.closeUserAccount()", true),
            ("AccountDeletionView()", true), ("await user.delete()", true), ("deleteProfile(id)", true),
            ("let v = Link(\"Delete account\", destination: page)", true),
            ("open(\"https://example.org/account/delete\")", true),
            ("// Link(\"Delete account\", destination: page)", false),
            ("store.deleteUserPhoto()", false), ("cache.deleteProfilePicture()", false),
            // Functions of Supabase and Firebase have their names in texts.
            ("try await supabase.rpc(\"delete_user\").execute()", true),
            ("try await supabase.functions.invoke(\"delete-account\")", true),
            ("functions.httpsCallable(\"deleteAccount\").call()", true),
            ("client.functions.invoke(function = \"delete-account\")", true),
            ("val f = functions.getHttpsCallable(\"deleteUser\")", true),
            ("try await supabase.rpc(\"delete_user_photo\").execute()", false),
            ("// supabase.rpc(\"delete_user\")", false), ("log(\"delete_user\")", false),
            ("deleteUserDefaults()", false), ("removeUserFromGroup(account)", false),
            ("deleteLinkedBankAccount(id)", false), ("label.text = \"Delete account\"", false),
        ] as [(String, Bool)])
    func deletion(code: String, isOne: Bool) {
        let found = findings("func up() { auth.signUp(email: a) }\n\(code)\n")
        #expect(found == (isOne ? [] : ["error account-deletion-missing signUp"]))
    }

    private static let screen = """
        struct Screen: View {
            var body: some View { Button("Go") { model.deleteAccount() } }
        }

        """
    @Test("A deletion on a screen that nobody names leads nowhere", .proves("ST26-SG-02"))
    func unshown() {
        let sample = LintSample().icon(["dark", "tinted"]).target("func up() { auth.signUp(email: a) }\n")
            .file("App/Screen.swift", Self.screen)
        #expect(findings(sample) == ["error account-deletion-unreachable deleteAccount"])
        #expect(findings(sample.file("App/Menu.swift", "let screen = Screen()")) == [])
        #expect(findings(sample.file("App/Screen.swift", Self.screen + "let screen = Screen()")) == [])
        #expect(
            findings(sample.file("App/Menu.swift", "// Screen()"))
                == ["error account-deletion-unreachable deleteAccount"])
        var lint = ProjectLint(sample.set)
        lint.isForStores = true
        // Sources that no other rule reads may name it.
        lint.isNamed = { type, path in type == "Screen" && path == "App/Screen.swift" }
        #expect(!lint.report().open.contains { $0.rule.id.hasPrefix("account") })
    }

    @Test(
        "A passkey needs a domain, with entitlements of other things, with none and with those that are not there",
        .proves("ST26-SG-02"))
    func passkey() {
        let code =
            "let a = 1\nlet p = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: i)\n"
        func found(_ sample: LintSample) -> [String] {
            var lint = ProjectLint(sample.set)
            lint.isForStores = true
            return lint.report().open.filter { $0.rule.id == "webcredentials-missing" }
                .map { "\($0.file) \($0.line ?? 0)" }
        }
        let base = LintSample().icon(["dark", "tinted"])
        #expect(found(base.target(code)) == ["App/Start.swift 2"])
        #expect(found(base.target(code, signed: LintSample.apple)) == ["App/Start.swift 2"])
        #expect(
            found(base.target(code, settings: ["CODE_SIGN_ENTITLEMENTS": "App/Gone.entitlements"])) == [
                "App/Start.swift 2"
            ])
        #expect(
            found(base.domains(["applinks:example.org"], source: code)) == ["App/App.entitlements 3"])
        #expect(found(base.domains(["webcredentials:example.org"], source: code)) == [])
        #expect(found(base.target(code, settings: ["CODE_SIGNING_ALLOWED": "NO"])) == [])
        let named = code.replacing(": i)", with: ": \"id.example.org\")")
        #expect(found(base.domains(["webcredentials:example.org"], source: named)) == ["App/Start.swift 2"])
        for domain in ["id.example.org", "*.example.org", "Id.Example.org"] {
            #expect(found(base.domains(["webcredentials:\(domain)"], source: named)) == [], "\(domain)")
        }
        // A domain for developers does not count in an app from the store.
        #expect(
            found(base.domains(["webcredentials:id.example.org?mode=developer"], source: named)) == [
                "App/App.entitlements 3"
            ])
        // A password needs no domain.
        #expect(found(base.target("let a = SecureField(\"\", text: $b)")) == [])
    }
}
