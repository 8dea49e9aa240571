// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@MainActor @Suite("The settings of an account")
struct AccountModelTests {
    let server = StubServer()
    let model: AccountModel
    let told = Locked<[SignInText]>([])

    init() async throws {
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        await server.add(.json(200, StubServer.session()))
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        model = AccountModel(
            strings: SignInStrings(app: "Laten") { $0.english }, deletion: AccountDeletion(keeper: keeper))
        model.onDone = { [told] text in told.withLock { $0.append(text) } }
    }

    @Test("A password deletes the account; a wrong one says so, and changes nothing", .proves("ST26-AC-01"))
    func deletion() async throws {
        model.form = .deletion
        await model.submit()
        #expect(model.problem == "Enter your password")
        model.password = "wrong"
        await server.add(.json(400, #"{"code":"invalid_credentials","message":"m"}"#))
        await model.submit()
        #expect(model.problem == "This is not your password" && model.form == .deletion)
        model.password = "Secret12"
        await server.add(.json(200, "{}"))
        await model.submit()
        #expect(model.form == nil && model.password.isEmpty)
        #expect(told.withLock { $0 } == [.accountDeleted])
        #expect(await server.requests.last?.json == ["password": "Secret12"])
    }

    @Test("A code of a mail takes the password's place", .proves("ST26-AC-01"))
    func code() async throws {
        model.form = .deletion
        await server.add(.json(200, "{}"))
        await model.sendCode()
        #expect(model.isCodeSent)
        await model.submit()
        #expect(model.problem == "Enter the code from the email")
        model.code = " 123456 "
        await server.add(.json(422, #"{"code":"reauthentication_not_valid","message":"m"}"#))
        await model.submit()
        #expect(model.problem == "This code is wrong or no longer valid")
        await server.add(.json(200, "{}"))
        await model.submit()
        #expect(told.withLock { $0 } == [.accountDeleted])
        #expect(await server.requests.last?.json == ["nonce": "123456"])
    }

    @Test("Who forgot the password and has a second factor chooses a new one when the code was right")
    func recoveryBehindAFactor() async throws {
        var user = AuthUser(id: AccountDeletionTests.bob, email: "bob@example.com")
        let proved = AuthSession(
            accessToken: "bob", refreshToken: "bob", expiresAt: Date(timeIntervalSince1970: 4e9), user: user)
        user.factors = [AuthFactor(id: "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10", isVerified: true)]
        let due = AuthSession(
            accessToken: "bob", refreshToken: "bob", expiresAt: Date(timeIntervalSince1970: 4e9), user: user)
        model.recover(due)
        #expect(model.form == nil)
        model.noteSignIn(of: proved)
        #expect(model.form == .recovery)
        // Once, and for nobody else.
        model.form = nil
        model.noteSignIn(of: proved)
        #expect(model.form == nil)
        model.recover(due)
        var other = proved
        other.user.id = "11111111-2222-4333-8444-555555555555"
        model.noteSignIn(of: other)
        model.noteSignIn(of: proved)
        #expect(model.form == nil)
    }

    @Test("A new password that has to be proved asks for a code by itself", .proves("ST26-AC-04"))
    func password() async throws {
        model.form = .password
        model.password = "short"
        await model.submit()
        #expect(model.problem == "Use at least 8 characters")
        model.password = "Tulip-Road-9"
        await server.add(.json(400, #"{"code":"reauthentication_needed","message":"m"}"#))
        await server.add(.json(200, "{}"))
        await model.submit()
        #expect(model.isCodeSent && model.problem == nil && model.form == .password)
        model.code = "654321"
        await server.add(.json(422, #"{"code":"same_password","message":"m"}"#))
        await model.submit()
        #expect(model.problem == "Choose a password that is not your present one")
        await server.add(.json(200, StubServer.user))
        await model.submit()
        #expect(told.withLock { $0 } == [.passwordChanged])
        #expect(await server.requests.last?.json == ["password": "Tulip-Road-9", "nonce": "654321"])
    }

    @Test("Who forgot the password chooses a new one, and nobody else is asked", .proves("ST26-AC-04"))
    func recovery() async throws {
        var session = AuthSession(
            accessToken: "a.b.c", refreshToken: "r", expiresAt: .distantFuture,
            user: AuthUser(id: Tokens.userID))
        model.recover(session)
        #expect(model.form == .recovery)
        session.user = AuthUser(id: "00000000-0000-4000-8000-00000000000b")
        model.noteSignIn(of: session)
        #expect(model.form == nil)
        session.user = AuthUser(id: Tokens.userID)
        model.recover(session)
        model.noteSignIn(of: session)
        #expect(model.form == .recovery && model.done == nil)
        model.password = "Tulip-Road-9"
        await server.add(.json(200, StubServer.user))
        await model.submit()
        #expect(model.form == nil && model.done == .passwordChanged)
        #expect(await server.requests.last?.json == ["password": "Tulip-Road-9"])
        model.form = .email
        #expect(model.done == nil)
    }

    @Test("What a user has typed and done in the settings is gone when they are left, and for the next user")
    func otherUser() async throws {
        model.form = .password
        model.password = "Tulip-Road-9"
        await server.add(.json(200, StubServer.user))
        await model.submit()
        #expect(model.done == .passwordChanged)
        model.close()
        #expect(model.done == nil)
        var session = AuthSession(
            accessToken: "a.b.c", refreshToken: "r", expiresAt: .distantFuture,
            user: AuthUser(id: Tokens.userID))
        model.noteSignIn(of: session)
        model.form = .email
        model.email = "ann@home.example"
        // A session that is renewed is the same user's.
        model.noteSignIn(of: session)
        #expect(model.form == .email && model.email == "ann@home.example")
        session.user = AuthUser(id: "00000000-0000-4000-8000-00000000000b")
        model.noteSignIn(of: session)
        #expect(model.form == nil && model.email.isEmpty && model.done == nil)
    }

    @Test(
        "A session that was ended elsewhere is told in place of an error, and one whose token alone is refused goes on",
        arguments: AccountModel.Form.allCases)
    func endedElsewhere(form: AccountModel.Form) async throws {
        func fill() {
            model.form = form
            (model.password, model.email) = ("Tulip-Road-9", "zoe@example.com")
        }
        fill()
        await server.add(.json(403, #"{"code":"bad_jwt","message":"m"}"#))
        await server.add(.json(200, StubServer.session(refresh: "refresh-two")))
        await server.add(.json(200, StubServer.user))
        await model.submit()
        #expect(model.problem == nil && told.withLock(\.count) == 1)
        guard form != .deletion else { return }
        fill()
        await server.add(.json(403, #"{"code":"session_not_found","message":"m"}"#))
        await server.add(.json(400, #"{"code":"refresh_token_not_found","message":"m"}"#))
        await model.submit()
        #expect(await server.requests.last?.json == ["refresh_token": "refresh-two"])
        #expect(told.withLock(\.last) == .sessionEnded)
        #expect(model.form == nil && model.password.isEmpty && model.done == nil)
    }

    @Test("A form that is left before its answer closes no other form, and is told of all the same")
    func leftForm() async throws {
        model.form = .password
        model.password = "Tulip-Road-9"
        await server.add(.silence)
        let work = Task { await model.submit() }
        await eventually { await server.requests.count == 2 }
        model.form = .email
        model.email = "zoe@example.com"
        await server.release()
        await work.value
        #expect(model.form == .email && model.email == "zoe@example.com" && model.problem == nil)
        #expect(!model.isBusy && model.done == nil)
    }

    @Test("A new address is asked for at the server, and a form that is left forgets", .proves("ST26-AC-04"))
    func email() async throws {
        model.form = .email
        model.email = "zoe"
        await model.submit()
        #expect(model.problem == "Enter a valid email address")
        model.form = nil
        #expect(model.problem == nil && model.email.isEmpty)
        model.form = .email
        model.email = " zoe@example.com"
        await server.add(.failure(.offline))
        await model.submit()
        #expect(model.problem == "Unable to connect. Please check your internet.")
        await server.add(.json(200, StubServer.user))
        await model.submit()
        #expect(told.withLock { $0 } == [.emailChanging])
        #expect(await server.requests.last?.json["email"] == "zoe@example.com")
    }
}
