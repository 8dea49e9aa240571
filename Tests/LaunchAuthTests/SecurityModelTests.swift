// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@MainActor @Suite("A second factor and passkeys in the settings")
struct SecurityModelTests {
    static let challenge = #"{"id":"\#(FactorTests.factor)"}"#
    /// One that is not asked again: the clock of these tests stands still.
    static let refusal = StubServer.Reply.json(422, #"{"code":"validation_failed","message":"m"}"#)
    static let enrolment = """
        {"id":"\(FactorTests.factor)","type":"totp","friendly_name":"Laten","totp":{"qr_code":"<svg/>",
        "secret":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ","uri":"otpauth://totp/Laten:ann@example.com?secret=G"}}
        """

    let server = StubServer()
    let keeper: AuthSessionKeeper
    let model: SecurityModel
    let told = Locked<[SecurityText]>([])

    init() async throws {
        keeper = AuthSessionKeeper(client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        await server.add(.json(200, StubServer.session()))
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        model = SecurityModel(
            strings: SignInStrings(app: "Laten") { $0.english }, keeper: keeper,
            authenticator: SimulatedPasskeys(sensor: SimulatedBiometrics(.faceID), domains: ["laten.example"])
        )
        model.onDone = { [told] text in told.withLock { $0.append(text) } }
    }

    private var paths: [String] {
        get async { await server.requests.dropFirst().map { "\($0.method) \($0.url.lastPathComponent)" } }
    }

    @Test(
        "A factor counts when its first code was right, and its secret is shown until then",
        .proves("ST26-AC-15"))
    func enrolment() async throws {
        model.form = .factor
        await server.add(Self.refusal)
        await model.load()
        #expect(!model.isLoaded && model.problem != nil && !model.isBusy)
        await server.add(.json(200, StubServer.user))
        await model.load()
        #expect(model.isLoaded && model.factor == nil && model.problem == nil)
        for reply in [StubServer.user, Self.enrolment] { await server.add(.json(200, reply)) }
        await model.enrol()
        #expect(model.enrolment?.secret == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" && !model.isCopied)
        model.noteCopied()
        #expect(model.isCopied)
        await model.submitCode()
        #expect(model.problem == "Enter the code from your app")
        await server.add(.json(200, Self.challenge))
        await server.add(.json(422, #"{"code":"mfa_verification_failed","message":"m"}"#))
        model.code = "000000"
        await model.submitCode()
        #expect(model.problem == "This code is wrong. Wait for the next one and try again.")
        #expect(model.code.isEmpty && model.form == .factor && told.withLock(\.isEmpty))
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, FactorTests.session("aal2", refresh: "refresh-two")))
        // A project without recovery codes.
        await server.add(.json(404, #"{"code":"not_found","message":"m"}"#))
        // As an app shows it, and in the digits of an Arabic keyboard.
        model.code = " 123 ٤٥٦ "
        await model.submitCode()
        #expect(model.form == nil && model.enrolment == nil && told.withLock { $0 } == [.factorDone])
        #expect(model.done == .factorDone)
        #expect(await server.requests.dropLast().last?.json["code"] == "123456")
        #expect(try await keeper.session().assurance == .aal2)
    }

    @Test("The first code brings recovery codes, which are shown once", .proves("ST26-AC-26"))
    func recoveryCodes() async throws {
        model.form = .factor
        for reply in [StubServer.user, StubServer.user, Self.enrolment, Self.challenge] {
            await server.add(.json(200, reply))
        }
        await server.add(.json(200, FactorTests.session("aal2", refresh: "refresh-two")))
        await server.add(.json(200, FactorTests.codes))
        await model.load()
        await model.enrol()
        model.noteCopied()
        model.code = "123456"
        await model.submitCode()
        #expect(
            model.recoveryCodes.map { SecurityModel.grouped($0) } == [
                "2h7k-qw3m-7xt4-rpna", "abcd-efgh-2345-6777",
            ])
        #expect(model.form == .factor && model.enrolment == nil && !model.isCopied)
        #expect(told.withLock { $0 } == [.factorDone])
        model.noteCopied()
        #expect(model.isCopied)
        model.form = nil
        #expect(model.recoveryCodes.isEmpty && model.recoveryCodesLeft == nil)
    }

    @Test("The number of codes that are left is told, and others take their place", .proves("ST26-AC-26"))
    func otherCodes() async throws {
        model.form = .factor
        await server.add(.json(200, FactorTests.userWithCodes))
        await server.add(.json(200, #"{"id":"\#(FactorTests.set)","total":10,"remaining":3}"#))
        await model.load()
        #expect(model.factor?.id == FactorTests.factor && model.recoveryCodesLeft == 3)
        await server.add(.json(422, #"{"code":"mfa_verified_factor_exists","message":"m"}"#))
        await server.add(.json(200, FactorTests.codes))
        await model.makeRecoveryCodes()
        #expect(model.recoveryCodes.count == 2 && model.recoveryCodesLeft == 2 && model.problem == nil)
        #expect(
            await paths == [
                "GET user", "GET recovery-codes", "POST recovery-codes", "POST regenerate",
            ])
    }

    @Test(
        "Another app takes the place of the one that there is, and only after its first code",
        .proves("ST26-AC-26"))
    func otherApp() async throws {
        model.form = .factor
        let mine = FactorTests.user.replacing(#""Phone""#, with: #""Laten""#)
        let other = "9d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10"
        for reply in [mine, mine, Self.enrolment.replacing(FactorTests.factor, with: other)] {
            await server.add(.json(200, reply))
        }
        await model.load()
        await model.enrol()
        #expect(model.factor?.id == FactorTests.factor && model.enrolment?.id == other)
        #expect(await server.requests.last?.json["friendly_name"] == "Laten 2")
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, FactorTests.session("aal2", refresh: "refresh-two")))
        await server.add(.json(200, #"{"id":"\#(FactorTests.factor)"}"#))
        await server.add(.json(200, StubServer.session(refresh: "refresh-three")))
        model.code = "123456"
        await model.submitCode()
        #expect(model.form == nil && told.withLock { $0 } == [.factorDone])
        #expect(
            await paths.suffix(4) == [
                "POST challenge", "POST verify", "DELETE \(FactorTests.factor)", "POST token",
            ])
    }

    @Test("A factor is turned off by a code, and only then removed", .proves("ST26-AC-15"))
    func removal() async throws {
        model.form = .factor
        await server.add(.json(200, FactorTests.user))
        await model.load()
        #expect(model.factor?.id == FactorTests.factor)
        await server.add(.json(200, Self.challenge))
        await server.add(.json(422, #"{"code":"mfa_verification_failed","message":"m"}"#))
        model.code = "000000"
        await model.submitCode()
        let asked = await paths
        #expect(model.factor != nil && !asked.contains("DELETE \(FactorTests.factor)"))
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, FactorTests.session("aal2", refresh: "refresh-two")))
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, StubServer.session(refresh: "refresh-three")))
        model.code = "123456"
        await model.submitCode()
        #expect(model.form == nil && told.withLock { $0 } == [.factorRemoved])
        #expect(await paths.suffix(2) == ["DELETE \(FactorTests.factor)", "POST token"])
    }

    @Test("A factor that is gone at the server counts as gone, although the session could not be refreshed")
    func removedWithoutRefresh() async throws {
        model.form = .factor
        await server.add(.json(200, FactorTests.user))
        await model.load()
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, FactorTests.session("aal2", refresh: "refresh-two")))
        await server.add(.json(200, Self.challenge))
        await server.add(.json(200, "{"))
        model.code = "123456"
        await model.submitCode()
        #expect(model.form == nil && told.withLock { $0 } == [.factorRemoved])
    }

    @Test("What was begun and given up makes room for the next try")
    func leftOver() async throws {
        model.form = .factor
        let left = FactorTests.user.replacing(#""status":"verified""#, with: #""status":"unverified""#)
        for reply in [left, left, Self.challenge, Self.enrolment] { await server.add(.json(200, reply)) }
        await model.load()
        #expect(model.isLoaded && model.factor == nil)
        await model.enrol()
        #expect(model.enrolment != nil)
        #expect(await paths == ["GET user", "GET user", "DELETE \(FactorTests.factor)", "POST factors"])
    }

    @Test("A passkey is added, gets another name, and goes", .proves("ST26-AC-16"))
    func passkeys() async throws {
        model.form = .passkeys
        await server.add(.json(200, "[]"))
        await model.load()
        #expect(model.isLoaded && model.passkeys.isEmpty && model.hasPasskeys)
        await server.add(.json(200, PasskeyTests.registration))
        await server.add(.json(200, PasskeyTests.passkey))
        await model.addPasskey()
        let passkey = try #require(model.passkeys.first)
        #expect(model.passkeys.count == 1 && model.title(of: passkey) == "Passkey" && model.problem == nil)
        model.rename(passkey)
        #expect(model.name == "Passkey")
        model.name = " "
        await model.submitName()
        #expect(model.problem == "Enter a name")
        model.name = String(repeating: "ü", count: 61)
        await model.submitName()
        #expect(model.problem == "Use a shorter name")
        model.name = "Phone"
        await server.add(
            .json(200, PasskeyTests.passkey.replacing(#""Passkey""#, with: #""Phone""#)))
        await model.submitName()
        #expect(model.renamed == nil && model.passkeys.map { model.title(of: $0) } == ["Phone"])
        await server.add(Self.refusal)
        await model.delete(passkey)
        #expect(model.passkeys.count == 1 && model.problem != nil)
        await server.add(.json(204, ""))
        await model.delete(passkey)
        #expect(model.passkeys.isEmpty && model.problem == nil)
    }

    @Test("The sheet's own problems are told in words, and a cancellation is none", .proves("ST26-AC-16"))
    func words() async throws {
        let strings = model.strings
        #expect(strings.passkey(.cancelled) == nil)
        #expect(strings.passkey(.passkey(.none)) == "There is no passkey for Laten on this device.")
        #expect(
            strings.passkey(.passkey(.exists)) == "This device already has a passkey for your account.")
        #expect(strings.passkey(.offline) == "Unable to connect. Please check your internet.")
    }

    @Test("A form that was left hears nothing of its work any more")
    func left() async throws {
        model.form = .passkeys
        await server.add(.json(200, "[\(PasskeyTests.passkey)]"))
        async let load: Void = model.load()
        model.form = nil
        await load
        #expect(model.passkeys.isEmpty && !model.isLoaded && !model.isBusy)
    }

    @Test("An account that came from Apple hands Apple's new code to its deletion", .proves("ST26-AC-18"))
    func apple() async throws {
        let account = AccountModel(
            strings: model.strings, deletion: AccountDeletion(keeper: keeper))
        var session = try await keeper.session()
        session.user.identities = [AuthUser.Identity(id: "apple-1", provider: "apple")]
        try await keeper.adopt(session)
        let asked = Locked(0)
        account.askApple = { () async throws(AuthError) in
            let count = asked.withLock {
                $0 += 1; return $0
            }
            if count == 1 { throw .cancelled }
            return "code-of-apple"
        }
        account.form = .deletion
        await server.add(.json(200, "{}"))
        await account.sendCode()
        account.code = "123456"
        await account.submit()
        // Who closes Apple's sheet keeps the account, and is told nothing.
        #expect(account.form == .deletion && account.problem == nil)
        await server.add(.json(200, "{}"))
        await account.submit()
        #expect(account.form == nil)
        #expect(
            await server.requests.last?.json == [
                "nonce": "123456", "apple_authorization_code": "code-of-apple",
            ])
    }
}
