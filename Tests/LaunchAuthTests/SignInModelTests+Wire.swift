// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

// MARK: - What of it reaches the server
extension SignInModelTests {
    private func makeModel(
        on server: StubServer, hashed: Locked<[String]> = Locked([])
    ) throws -> SignInModel {
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        let services = SignInServices.live(
            keeper,
            askApple: { nonce async throws(AuthError) in
                hashed.withLock { $0.append(nonce) }
                return .init(idToken: "a.b.c", fullName: "Ann Lee")
            },
            openBrowser: { _ async throws(AuthError) in throw .cancelled })
        return SignInModel(strings: SignInStrings(app: "Laten"), services: services) { _ in }
    }

    @Test("The name that was typed is sent as the account's", .proves("LA-249"))
    func typedName() async throws {
        let server = StubServer(.json(200, StubServer.user))
        let model = try makeModel(on: server)
        model.toggleMode()
        fill(model)
        await model.submit()
        let sent = try #require(await server.requests.first)
        #expect(sent.url.path == "/auth/v1/signup")
        #expect(sent.json["email"] == "ann@example.com" && sent.json["password"] == "Kwz9-Tulip-Road")
        #expect(sent.json["data"] == .object(["display_name": "Ann"]))
    }

    @Test(
        "Apple's sheet gets the hash, the server the nonce itself, and the name that Apple tells once is kept",
        .proves("LA-172", "LA-173", "LA-175", "LA-176"))
    func appleName() async throws {
        let nameless = StubServer.session().replacing(#"{"display_name":"Ann"}"#, with: "{}")
        let server = StubServer(.json(200, nameless), .json(200, StubServer.user))
        let hashed = Locked<[String]>([])
        await (try makeModel(on: server, hashed: hashed)).signIn(with: .apple)
        let requests = await server.requests
        try #require(requests.count == 2)
        #expect(requests[0].url.query == "grant_type=id_token")
        #expect(requests[0].json["provider"] == "apple" && requests[0].json["id_token"] == "a.b.c")
        let nonce = try #require(requests[0].json["nonce"]?.string)
        #expect(UUID(uuidString: nonce) != nil)
        #expect(hashed.withLock { $0 } == [AuthDigest.sha256Hex(nonce)])
        #expect(requests[1].url.path == "/auth/v1/user")
        #expect(requests[1].json["data"] == .object(["display_name": "Ann Lee"]))
    }

    @Test(
        "The browser is opened at the provider's page, for Facebook with what it is asked for",
        .proves("LA-180", "LA-185", "LA-186"),
        arguments: [(AuthProvider.google, nil), (.facebook, "email,public_profile")]
            as [(AuthProvider, String?)])
    func openedPage(_ provider: AuthProvider, _ scopes: String?) async throws {
        let opened = Locked<[URL]>([])
        let keeper = AuthSessionKeeper(
            client: try makeClient(StubServer()), vault: MemoryVault(), isAutomatic: false)
        let services = SignInServices.live(
            keeper,
            openBrowser: { request async throws(AuthError) in
                opened.withLock { $0.append(request.url) }
                throw .cancelled
            })
        let model = SignInModel(strings: SignInStrings(app: "Laten"), services: services) { _ in }
        await model.signIn(with: provider)
        let url = try #require(opened.withLock { $0 }.first)
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        #expect(items.first { $0.name == "provider" }?.value == provider.rawValue)
        #expect(items.first { $0.name == "scopes" }?.value == scopes)
        #expect(items.first { $0.name == "redirect_to" }?.value == "laten://auth/callback")
    }
}
