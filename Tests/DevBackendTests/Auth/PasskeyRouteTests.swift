// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import DevBackend
@testable import LaunchAuth

/// `internal/api/passkey_*.go` of supabase/auth and W3C Web Authentication, with the simulated device on the other side.
@Suite struct PasskeyRouteTests {
    private static let domain = "laten.example"

    private static func run(_ body: (AuthTester, AuthClient, SimulatedPasskeys) async throws -> Void)
        async throws
    {
        try await AuthTester.run({ ($0.limitsRates, $0.relyingParty) = (false, domain) }) { backend in
            let client = try client(backend)
            let device = SimulatedPasskeys(sensor: SimulatedBiometrics(.faceID), domains: [domain])
            try await body(backend, client, device)
        }
    }

    private static func client(_ backend: AuthTester) throws -> AuthClient {
        let configuration = try AuthConfiguration(
            url: "http://127.0.0.1:\(backend.port)/auth/v1", key: "anon")
        return AuthClient(
            configuration: configuration,
            transport: { request in
                let path = request.url.absoluteString.drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" }
                let headers = request.headers.map { "\($0.key): \($0.value)\r\n" }.joined()
                let answer = try backend.send(
                    "\(request.method) \(path)", String(decoding: request.body ?? Data(), as: UTF8.self),
                    headers: headers)
                return AuthAnswer(status: answer.status, body: Data(answer.json.description.utf8))
            }, clock: ContinuousClock(), now: backend.clock.now)
    }

    private static func token(_ backend: AuthTester, _ email: String = "ann@example.com") throws -> String {
        try backend.session(email).text("access_token") ?? ""
    }

    @Test(.proves("ST26-AC-09")) func aPasskeyIsMadeUsedRenamedAndRemoved() async throws {
        try await Self.run { backend, client, device in
            let token = try Self.token(backend)
            let ceremony = try await client.passkeyRegistration(accessToken: token)
            let made = try await client.register(
                try await device.perform(ceremony.request), challenge: ceremony.challengeID,
                accessToken: token)
            #expect(made.friendlyName == "Passkey" && made.lastUsedAt == nil)
            let question = try await client.passkeySignIn()
            let session = try await client.signIn(
                try await device.perform(question.request), challenge: question.challengeID)
            #expect(session.user.email == "ann@example.com" && session.assurance == .aal1)
            let claims = try AuthToken(session.accessToken).claims
            #expect(claims["amr"]?.array?.first?.object?["method"] == "passkey")
            let renamed = try await client.renamePasskey(made.id, to: "Telephone", accessToken: token)
            #expect(renamed.friendlyName == "Telephone" && renamed.lastUsedAt == backend.clock.now())
            #expect(try await client.passkeys(accessToken: token) == [renamed])
            // The device is asked not to make another, and the account of another user is not this one's.
            guard case .register(let next) = try await client.passkeyRegistration(accessToken: token).request
            else { return #expect(Bool(false)) }
            #expect(next.excluded.count == 1 && next.userID == Data(session.user.id.utf8))
            let other = try Self.token(backend, "bob@example.com")
            await #expect(throws: AuthError.self) {
                try await client.deletePasskey(made.id, accessToken: other)
            }
            try await client.deletePasskey(made.id, accessToken: token)
            #expect(try await client.passkeys(accessToken: token).isEmpty)
            await Self.expectRefusal("webauthn_verification_failed") {
                let question = try await client.passkeySignIn()
                _ = try await client.signIn(
                    try await device.perform(question.request), challenge: question.challengeID)
            }
            #expect(try backend.send("GET /settings").json["passkeys_enabled"] == true)
        }
    }

    private static func expectRefusal(_ code: String, _ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("It was accepted, and not refused with \(code).")
        } catch {
            #expect((error as? AuthError)?.code?.rawValue == code, "\(error)")
        }
    }

    @Test(.proves("ST26-AC-09")) func whatIsNotWhatWasAskedSignsNobodyIn() async throws {
        try await Self.run { backend, client, device in
            let token = try Self.token(backend)
            let ceremony = try await client.passkeyRegistration(accessToken: token)
            let made = try await device.perform(ceremony.request)
            _ = try await client.register(made, challenge: ceremony.challengeID, accessToken: token)
            // Once only.
            await Self.expectRefusal("webauthn_challenge_not_found") {
                _ = try await client.register(made, challenge: ceremony.challengeID, accessToken: token)
            }
            typealias Change = (inout PasskeyCredential) -> Void
            func assertion(_ body: @escaping (inout Data, inout Data, inout Data) -> Void) -> Change {
                {
                    guard case .assertion(var data, var signature, var user) = $0.response else { return }
                    body(&data, &signature, &user)
                    $0.response = .assertion(
                        authenticatorData: data, signature: signature, userHandle: user)
                }
            }
            func data(_ old: String, _ new: String) -> Change {
                {
                    $0.clientData = Data(
                        String(decoding: $0.clientData, as: UTF8.self).replacing(old, with: new).utf8)
                }
            }
            let changes: [(String, Change)] = [
                ("a signature", assertion { _, signature, _ in signature[signature.count - 1] ^= 1 }),
                ("the domain", assertion { data, _, _ in data[0] ^= 1 }),
                ("nobody there", assertion { data, _, _ in data[32] &= 0xFE }),
                ("another kind of key", assertion { data, _, _ in data[32] &= 0xE7 }),
                ("bytes behind", assertion { data, _, _ in data.append(0) }),
                ("cut off", assertion { data, _, _ in data.removeLast() }),
                ("another user", assertion { _, _, user in user = Data("bob".utf8) }),
                ("the origin", data("https://laten.example", "https://evil.example")),
                ("the ceremony", data("webauthn.get", "webauthn.create")),
                ("the challenge", data("\"challenge\":\"", "\"challenge\":\"AAAA")),
                ("a frame", data("\"crossOrigin\":false", "\"crossOrigin\":true")),
                ("the key's name", { $0.id = Data([1, 2, 3]) }),
            ]
            for (name, change) in changes {
                let question = try await client.passkeySignIn()
                var credential = try await device.perform(question.request)
                change(&credential)
                await Self.expectRefusal("webauthn_verification_failed") {
                    _ = try await client.signIn(credential, challenge: question.challengeID)
                    Issue.record("\(name)")
                }
            }
            let late = try await client.passkeySignIn()
            backend.clock.advance(300)
            let answer = try await device.perform(late.request)
            await Self.expectRefusal("webauthn_challenge_expired") {
                _ = try await client.signIn(answer, challenge: late.challengeID)
            }
        }
    }

    @Test func aRegistrationThatIsNoneMakesNoPasskey() async throws {
        try await Self.run { backend, client, device in
            let token = try Self.token(backend)
            for change in [
                // "fmt" of another length, a key type of RSA, and an attestation that is another.
                { $0[1] = 0x62 }, { $0.replaceSubrange(9..<13, with: Data("self".utf8)) },
                { $0.removeLast() }, { $0.append(0) },
            ] as [(inout Data) -> Void] {
                let ceremony = try await client.passkeyRegistration(accessToken: token)
                var credential = try await device.perform(ceremony.request)
                guard case .attestation(var object) = credential.response else { continue }
                change(&object)
                credential.response = .attestation(object: object)
                await Self.expectRefusal("webauthn_verification_failed") { [credential] in
                    _ = try await client.register(
                        credential, challenge: ceremony.challengeID, accessToken: token)
                }
            }
            #expect(try await client.passkeys(accessToken: token).isEmpty)
        }
    }

    /// RFC 8949, appendix A.
    @Test func cborIsThatOfTheRFC() throws {
        let rows: [([UInt8], CBOR)] = [
            ([0x00], 0), ([0x17], 23), ([0x18, 0x18], 24), ([0x19, 0x03, 0xE8], 1000),
            ([0x1A, 0x00, 0x0F, 0x42, 0x40], 1_000_000), ([0x20], -1), ([0x38, 0x63], -100),
            ([0x44, 1, 2, 3, 4], .bytes([1, 2, 3, 4])), ([0x64, 0x49, 0x45, 0x54, 0x46], "IETF"),
            ([0x83, 1, 2, 3], .array([1, 2, 3])), ([0xA2, 1, 2, 3, 4], .map([1: 2, 3: 4])),
            ([0xF4], .bool(false)), ([0xF5], .bool(true)), ([0xF6], .null), ([0xA0], .map([:])),
        ]
        for (bytes, value) in rows { #expect(try CBOR(bytes) == value) }
    }

    @Test(
        arguments: [
            [], [0x18], [0x42, 1], [0x62, 0xC3, 0x28], [0x00, 0x00], [0xA1, 1], [0xA2, 1, 1, 1, 1],
            [0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xBB, 0x7F, 0, 0, 0, 0, 0, 0, 0],
            [0x5F, 0x41, 1, 0xFF], [0xC0, 0x60], [0xFB, 0, 0, 0, 0, 0, 0, 0, 0],
            [0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0x00],
        ] as [[UInt8]])
    func whatIsNoCBORIsRefused(bytes: [UInt8]) { #expect(throws: CBOR.Malformed.self) { try CBOR(bytes) } }
}
