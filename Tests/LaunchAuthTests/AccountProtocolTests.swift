// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// The requests of a user who owns an account, with the words of Supabase Auth.
@Suite("The protocol of an owned account")
struct AccountProtocolTests {
    @Test(
        "A sign-in without a password asks for a mail, and takes its code or its link", .proves("ST26-AC-05"))
    func codes() async throws {
        let server = StubServer(
            .json(200, "{}"), .json(200, StubServer.session()), .json(200, StubServer.session()))
        let client = try makeClient(server)
        let pkce = try #require(PKCE(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        try await client.sendOTP(email: "ann@example.com", createsUser: false, pkce: pkce)
        _ = try await client.verify(.code(.email, email: "ann@example.com", token: "123456"))
        _ = try await client.verify(.hash(.magiclink, token: "pkce_abc"))
        let requests = await server.requests
        #expect(
            requests.map { $0.method + " " + $0.url.absoluteString } == [
                "POST https://abc.supabase.co/auth/v1/otp?redirect_to=laten%3A%2F%2Fauth%2Fcallback",
                "POST https://abc.supabase.co/auth/v1/verify", "POST https://abc.supabase.co/auth/v1/verify",
            ])
        #expect(
            requests[0].json == [
                "email": "ann@example.com", "create_user": false, "data": .object([:]),
                "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
                "code_challenge_method": "s256",
            ])
        #expect(requests[1].json == ["type": "email", "email": "ann@example.com", "token": "123456"])
        #expect(requests[2].json == ["type": "magiclink", "token_hash": "pkce_abc"])
    }

    @Test("A new address and a new password go with what proves the owner", .proves("ST26-AC-04"))
    func changes() async throws {
        let server = StubServer(
            .json(200, StubServer.user), .json(200, "{}"), .json(200, StubServer.user))
        let client = try makeClient(server)
        let pkce = try #require(PKCE(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        _ = try await client.updateUser(
            AuthUserChanges(email: "zoe@example.com"), accessToken: "token", pkce: pkce)
        try await client.reauthenticate(accessToken: "token")
        _ = try await client.updateUser(
            AuthUserChanges(password: "Tulip-Road-9", currentPassword: "Secret12", nonce: "654321"),
            accessToken: "token", pkce: pkce)
        let requests = await server.requests
        #expect(
            requests.map { $0.method + " " + $0.url.absoluteString } == [
                "PUT https://abc.supabase.co/auth/v1/user?redirect_to=laten%3A%2F%2Fauth%2Fcallback",
                "GET https://abc.supabase.co/auth/v1/reauthenticate",
                "PUT https://abc.supabase.co/auth/v1/user",
            ])
        #expect(
            requests[0].json == [
                "email": "zoe@example.com", "code_challenge_method": "s256",
                "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
            ])
        #expect(
            requests[2].json == [
                "password": "Tulip-Road-9", "current_password": "Secret12", "nonce": "654321",
            ])
        #expect(requests.allSatisfy { $0.headers["Authorization"] == "Bearer token" })
    }
}
