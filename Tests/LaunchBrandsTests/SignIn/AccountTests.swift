// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchNetwork
import ProofSupport
import Testing

/// An app's account against the real server.
@Suite struct AccountTests {
    private struct Person: Sendable {
        let server: DevBackend
        let account: Account
        let client: AuthClient
        let vault: MemoryVault
    }

    /// Runs the body with a server of its own, on which one person has an account.
    private func withPerson(_ body: (Person) async throws -> Void) async throws {
        var configuration = DevBackendConfiguration()
        configuration.auth.confirmsEmail = false
        configuration.auth.bcryptCost = 4
        let server = DevBackend(configuration: configuration)
        let url = try await server.start()
        let auth = try AuthConfiguration(
            url: url.appending(path: "auth/v1").absoluteString, key: "sb_publishable_test")
        let vault = MemoryVault()
        let accounts = AccountServices(
            configuration: auth, transport: LiveAuthTransport.make(), vault: vault, isAutomatic: false)
        let client = AuthClient(
            configuration: auth, transport: LiveAuthTransport.make(), clock: ContinuousClock())
        _ = try await client.signUp(email: "mila@example.com", password: "Harbour-Light-7")
        let person = Person(
            server: server, account: Account(accounts, clock: ContinuousClock()), client: client, vault: vault
        )
        do {
            try await body(person)
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    @Test func aSignOutEndsTheSessionAtTheServerAndNoOtherOne() async throws {
        try await withPerson { person in
            let other = try await person.client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
            let session = try await person.account.services.signIn("mila@example.com", "Harbour-Light-7")
            #expect(await person.account.check().answer.user?.user.email == "mila@example.com")
            await person.account.signOut(.local)
            #expect(await person.account.check().answer == .signedOut)
            #expect(await person.account.stored() == .signedOut)
            // The server is told beside it.
            while try await person.vault.read(.session) != nil { await Task.yield() }
            await #expect(throws: AuthError.self) {
                try await person.client.user(accessToken: session.accessToken)
            }
            let user = try await person.client.user(accessToken: other.accessToken)
            #expect(user.email == "mila@example.com")
        }
    }

    @Test("A sign-out everywhere ends the other sessions, too", .proves("ST26-AC-06"))
    func everywhere() async throws {
        try await withPerson { person in
            let other = try await person.client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
            _ = try await person.account.services.signIn("mila@example.com", "Harbour-Light-7")
            await person.account.signOut(.global)
            while try await person.vault.read(.session) != nil { await Task.yield() }
            await #expect(throws: AuthError.self) {
                try await person.client.user(accessToken: other.accessToken)
            }
        }
    }

    @Test("An account finishes a deletion before it says who is signed in", .proves("ST26-AC-02"))
    func finishes() async throws {
        try await withPerson { person in
            let session = try await person.account.services.signIn("mila@example.com", "Harbour-Light-7")
            func begin(isConfirmed: Bool) async throws {
                let intent =
                    #"{"owner":{"id":"\#(session.user.id)","email":"mila@example.com"},"isConfirmed":\#(isConfirmed)}"#
                try await person.vault.write(.deletion, Data(intent.utf8))
            }
            // The server was never asked: only it can say that the account is still there.
            try await begin(isConfirmed: false)
            #expect(await person.account.stored().user?.user.id == session.user.id)
            #expect(try await person.vault.read(.deletion) != nil)
            #expect(await person.account.check().answer.user?.user.id == session.user.id)
            #expect(try await person.vault.read(.deletion) == nil)
            // The server has deleted it, and the app was ended before anything was removed.
            try await begin(isConfirmed: true)
            #expect(await person.account.stored() == .signedOut)
            #expect(try await person.vault.read(.deletion) == nil)
            #expect(try await person.vault.read(.session) == nil)
        }
    }

    @Test func nobodyIsSignedOutBecauseTheServerCannotBeReachedOrTheVaultNotRead() async throws {
        try await withPerson { person in
            var session = try await person.account.services.signIn("mila@example.com", "Harbour-Light-7")
            session.expiresAt = .distantPast
            let old = AuthSessionKeeper(client: person.client, vault: person.vault, isAutomatic: false)
            await old.resume()
            try await old.adopt(session)
            await person.server.stop()
            let check = await person.account.check()
            #expect(check.answer.gap == .unreachable && check.stored?.user.email == "mila@example.com")
            #expect(await person.account.stored().user?.user.email == "mila@example.com")
            let waiting = person.account.waitingForPermission { true }
            #expect(await waiting.check().answer.gap == .networkUndecided)
            await person.vault.fail(.locked)
            await person.vault.fail(nil)
            #expect(try await person.vault.read(.session) != nil)
        }
    }

    @Test func withoutAnAccountNobodyIsAndNobodyCanBeSignedIn() async {
        #expect(await Account.none.check().answer == .signedOut)
        #expect(await Account.none.stored() == .signedOut)
        await #expect(throws: AuthError.offline) {
            try await Account.none.services.signIn("mila@example.com", "Harbour-Light-7")
        }
    }
}
