// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Passkeys")
struct PasskeyTests {
    static let challengeID = "11111111-2222-4333-8444-555555555555"
    /// As GoTrue answers it (`passkey_registration.go`).
    static let registration = """
        {"challenge_id":"\(challengeID)","expires_at":1767225900,"options":{"rp":{"name":"Laten","id":"laten.example"},
        "user":{"name":"ann@example.com","displayName":"Ann","id":"QW5u"},"challenge":"AQIDBA","timeout":300000,
        "pubKeyCredParams":[{"type":"public-key","alg":-7},{"type":"public-key","alg":-257}],
        "excludeCredentials":[{"type":"public-key","id":"BQY"}],
        "authenticatorSelection":{"requireResidentKey":true,"residentKey":"required","userVerification":"preferred"},
        "attestation":"none"}}
        """
    static let signIn = """
        {"challenge_id":"\(challengeID)","expires_at":1767225900,"options":{"challenge":"AQIDBA","timeout":300000,
        "rpId":"laten.example","userVerification":"preferred"}}
        """
    static let passkey =
        #"{"id":"\#(challengeID)","friendly_name":"Passkey","created_at":"2026-01-01T00:00:00Z"}"#

    let clock = ManualClock()
    let sensor = SimulatedBiometrics(.faceID)

    func device(_ domains: Set<String> = ["laten.example"]) -> SimulatedPasskeys {
        SimulatedPasskeys(sensor: sensor, domains: domains)
    }

    func keeper(_ replies: StubServer.Reply...) async throws -> (AuthSessionKeeper, StubServer) {
        let server = StubServer()
        for reply in replies { await server.add(reply) }
        let keeper = AuthSessionKeeper(
            client: try makeClient(server, clock: clock), vault: MemoryVault(), isAutomatic: false)
        try await keeper.adopt(
            AuthSession(
                accessToken: Tokens().text, refreshToken: "refresh-one",
                expiresAt: clock.date.addingTimeInterval(3600), user: AuthUser(id: Tokens.userID)))
        return (keeper, server)
    }

    @Test("A registration and a sign-in have Supabase's routes and W3C's words", .proves("ST26-AC-09"))
    func protocolOfSupabase() async throws {
        let (keeper, server) = try await keeper(
            .json(200, Self.registration), .json(200, Self.passkey), .json(200, Self.signIn),
            .json(200, StubServer.session()), .json(200, "[\(Self.passkey)]"), .json(200, Self.passkey),
            .json(204, ""))
        let device = device()
        let made = try await keeper.registerPasskey(with: device)
        #expect(made.id == Self.challengeID && made.friendlyName == "Passkey")
        try await keeper.signInWithPasskey(device)
        #expect(try await keeper.passkeys() == [made])
        try await keeper.renamePasskey(made.id, to: "Telephone")
        try await keeper.deletePasskey(made.id)
        let requests = await server.requests
        #expect(
            requests.map { $0.method + " " + $0.url.absoluteString.dropFirst(31) } == [
                "POST /passkeys/registration/options", "POST /passkeys/registration/verify",
                "POST /passkeys/authentication/options", "POST /passkeys/authentication/verify",
                "GET /passkeys/", "PATCH /passkeys/\(made.id)", "DELETE /passkeys/\(made.id)",
            ])
        // Who signs in has no token yet.
        #expect(requests[2].headers["Authorization"] == "Bearer anon-key")
        #expect(requests[1].headers["Authorization"] == "Bearer \(Tokens().text)")
        #expect(requests[5].json == ["friendly_name": "Telephone"])
        for (index, names) in [
            (1, ["attestationObject", "clientDataJSON"]),
            (3, ["authenticatorData", "clientDataJSON", "signature", "userHandle"]),
        ] {
            #expect(requests[index].json["challenge_id"] == .string(Self.challengeID))
            let credential = try #require(requests[index].json["credential"]?.object)
            #expect(credential["type"] == "public-key" && credential["id"] == credential["rawId"])
            #expect(credential["response"]?.object?.keys.sorted() == names)
        }
        let asked = await device.requests
        #expect(
            asked == [
                .register(
                    .init(
                        relyingParty: "laten.example", challenge: Data([1, 2, 3, 4]),
                        userName: "ann@example.com", userID: Data("Ann".utf8), excluded: [Data([5, 6])])),
                .signIn(.init(relyingParty: "laten.example", challenge: Data([1, 2, 3, 4]))),
            ])
        let client = requests[3].json["credential"]?.object?["response"]?.object?["clientDataJSON"]?.string
        #expect(
            client.flatMap { Base64URL.decode($0) }
                == Data(
                    #"{"type":"webauthn.get","challenge":"AQIDBA","origin":"https://laten.example","crossOrigin":false}"#
                        .utf8))
    }

    func problem(_ answer: SimulatedPasskeys.Answer, _ device: SimulatedPasskeys) async throws -> AuthError? {
        await device.willAnswer(answer)
        let (keeper, server) = try await keeper(.json(200, Self.signIn))
        do throws(AuthError) {
            _ = try await keeper.signInWithPasskey(device)
            return nil
        } catch {
            // Nothing was answered to the server.
            #expect(await server.requests.count == 1)
            return error
        }
    }

    @Test("Who closes the sheet, or is not recognised, has cancelled", .proves("ST26-AC-10"))
    func cancelled() async throws {
        let device = device()
        #expect(try await problem(.cancel, device) == .cancelled)
        await sensor.willAnswer(.noMatch)
        #expect(try await problem(.goOn, device) == .cancelled)
        await sensor.lockOut()
        #expect(try await problem(.goOn, device) == .passkey(.notAvailable))
    }

    @Test("A domain that the app is not associated with shows no sheet", .proves("ST26-AC-10"))
    func wrongDomain() async throws {
        let device = device(["other.example"])
        #expect(try await problem(.goOn, device) == .passkey(.wrongDomain))
        #expect(await device.requests.isEmpty)
    }

    @Test("A sheet that nobody answers is given up after the server's time", .proves("ST26-AC-10"))
    func late() async throws {
        let device = device()
        let call = Task { try await problem(.wait, device) }
        await clock.advance(by: .seconds(300), whenSleeping: 1)
        #expect(try await call.value == .timedOut)
    }

    /// W3C's own range for a ceremony is 300 to 600 s; less is the server's to say, but nobody unlocks in a second.
    @Test(
        "A sheet is there for half a minute to ten, and five without a word of the server's",
        .proves("ST26-AC-10"),
        arguments: [
            (nil, 300), (0, 30), (29_999, 30), (30_000, 30), (60_000, 60), (600_000, 600), (3_600_000, 600),
        ] as [(Double?, Int)])
    func limits(milliseconds: Double?, seconds: Int) throws {
        var options: [String: AuthValue] = ["rpId": "laten.example", "challenge": "AQIDBA"]
        options["timeout"] = milliseconds.map { .number($0) }
        let answer = AuthValue.object([
            "challenge_id": .string(Self.challengeID), "options": .object(options),
        ])
        #expect(try PasskeyCeremony(signIn: answer).timeLimit == .seconds(seconds))
    }

    @Test("A key that is lost is found again when it is synced", .proves("ST26-AC-10"))
    func lost() async throws {
        let device = device()
        let (keeper, _) = try await keeper(.json(200, Self.registration), .json(200, Self.passkey))
        try await keeper.registerPasskey(with: device)
        await device.lose()
        #expect(try await problem(.goOn, device) == .passkey(.none))
        await device.sync()
        let (next, _) = try await self.keeper(.json(200, Self.signIn), .json(200, StubServer.session()))
        try await next.signInWithPasskey(device)
        #expect(await next.state.session != nil)
    }

    @Test("A device that has a key of the account makes no second one")
    func excluded() async throws {
        let device = device()
        let request = PasskeyRequest.Registration(
            relyingParty: "laten.example", challenge: Data([1]), userName: "a", userID: Data([1]),
            excluded: [])
        let first = try await device.perform(.register(request))
        var again = request
        again.excluded = [first.id]
        await #expect(throws: AuthError.passkey(.exists)) { try await device.perform(.register(again)) }
        #expect(await device.count == 1)
    }

    @Test(
        "An answer that is no question of W3C's shows no sheet",
        arguments: [
            "{}", #"{"challenge_id":"a","options":{}}"#, #"{"challenge_id":"a","options":{"rpId":"a"}}"#,
            #"{"challenge_id":"a","options":{"rpId":"a","challenge":"+/="}}"#, "[]",
        ])
    func unreadable(_ text: String) async throws {
        let (keeper, _) = try await keeper(.json(200, text))
        let device = device()
        await #expect {
            try await keeper.signInWithPasskey(device)
        } throws: {
            if case .unreadableAnswer = $0 as? AuthError { true } else { false }
        }
        #expect(await device.requests.isEmpty)
    }

    @Test("The codes of Apple's sheet have their meaning", .proves("ST26-AC-11"))
    func codes() {
        #expect(
            [1001, 1004, 1006, 1000, nil].map { AuthError(passkeySheet: $0) } == [
                .cancelled, .passkey(.wrongDomain), .passkey(.exists), .passkey(.failed(code: 1000)),
                .passkey(.failed(code: 1000)),
            ])
    }
}
