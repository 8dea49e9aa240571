// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Testing

/// The examples of the module's page, as they stand there.
@Suite("The examples of LaunchAuth's page")
struct DocumentationTests {
    @Test("Signing up")
    func overview() async throws {
        let server = StubServer(.json(200, StubServer.user))
        let transport = server.transport
        let configuration = try AuthConfiguration(
            url: "https://abcdefgh.supabase.co", key: "the-anonymous-key", redirect: "bakery://auth/callback")
        let client = AuthClient(
            configuration: configuration, transport: transport, clock: ContinuousClock())
        let keeper = AuthSessionKeeper(client: client, vault: MemoryVault())
        await keeper.resume()
        let answer = try await keeper.signUp(email: "ann@example.com", password: "Kwz9-Tulip-Road")
        if case .awaitsConfirmation = answer { print("Check your mail.") }
        #expect(await keeper.state == .signedOut)
        #expect(await server.requests.count == 1)
    }

    @Test("Deleting an account")
    func deletion() async throws {
        let server = StubServer(.json(200, StubServer.session()), .json(200, "{}"))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        try await keeper.signIn(email: "ann@example.com", password: "Kwz9-Tulip-Road")
        let deletion = AccountDeletion(keeper: keeper)
        await deletion.finish()
        try await deletion.delete(.password("Kwz9-Tulip-Road"))
        #expect(await keeper.state == .signedOut)
    }
}
