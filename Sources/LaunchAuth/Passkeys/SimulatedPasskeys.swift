// Licensed under the Apache License, Version 2.0.

import Foundation

/// An authenticator with its keys in memory, for tests, previews and simulated devices.
///
/// It does what a telephone does: the app must be associated with the domain, the user is verified by the simulated sensor, and the
/// keys can be found without a user name. Its keys are synced, as those of an Apple Account are.
public actor SimulatedPasskeys: PasskeyAuthenticator {
    /// The user's response to the sheet.
    public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
        /// Goes on to the sensor.
        case goOn
        /// Closes the sheet.
        case cancel
        /// Does nothing, until the time is over.
        case wait
    }

    private struct Key {
        let id: Data
        let relyingParty: String
        let userID: Data
        let secret: Data
    }

    private let sensor: SimulatedBiometrics
    private let domains: Set<String>
    private var answer = Answer.goOn
    private var keys: [Key] = []
    /// The keys that the device does not have at present.
    private var away: [Key] = []
    /// The requests that the sheet was shown for, in order.
    public private(set) var requests: [PasskeyRequest] = []

    /// Creates an authenticator without keys.
    ///
    /// - Parameters:
    ///   - sensor: Verifies the user.
    ///   - domains: The domains that the app is associated with (`webcredentials`).
    public init(sensor: SimulatedBiometrics, domains: Set<String>) {
        (self.sensor, self.domains) = (sensor, domains)
    }

    /// The number of keys on the device.
    public var count: Int { keys.count }

    /// Sets the user's response to the next sheets.
    public func willAnswer(_ answer: Answer) { self.answer = answer }

    /// Takes all keys off the device, as when it is a new one.
    public func lose() { (keys, away) = ([], away + keys) }

    /// Brings back the keys that the device had, as when they are synced.
    public func sync() { (keys, away) = (keys + away, []) }

    /// Shows the sheet and returns the answer.
    ///
    /// - Throws: ``AuthError``: `cancelled`, or `passkey` with the reason.
    public func perform(_ request: PasskeyRequest) async throws(AuthError) -> PasskeyCredential {
        guard domains.contains(request.relyingParty) else { throw .passkey(.wrongDomain) }
        requests.append(request)
        switch answer {
        case .goOn: break
        case .cancel: throw .cancelled
        case .wait:
            // Until the task that waits is cancelled.
            let (open, continuation) = AsyncStream.makeStream(of: Never.self)
            for await _ in open {}
            continuation.finish()
            throw .cancelled
        }
        do throws(BiometricError) {
            try await sensor.recognise(reason: request.relyingParty)
        } catch {
            switch error {
            case .cancelled, .noMatch: throw .cancelled
            default: throw .passkey(.notAvailable)
            }
        }
        switch request {
        case .register(let request): return try register(request)
        case .signIn(let request): return try signIn(request)
        }
    }

    private func register(_ request: PasskeyRequest.Registration) throws(AuthError) -> PasskeyCredential {
        guard !keys.contains(where: { request.excluded.contains($0.id) }) else { throw .passkey(.exists) }
        guard let pair = Primitives.makeP256(), pair.point.count == 65 else {
            throw .passkey(.failed(code: 1004))
        }
        let key = Key(
            id: Primitives.random(32), relyingParty: request.relyingParty, userID: request.userID,
            secret: pair.secret)
        // One key for a user of a domain, as a telephone has it.
        keys.removeAll { $0.relyingParty == key.relyingParty && $0.userID == key.userID }
        keys.append(key)
        let (x, y) = (pair.point.dropFirst().prefix(32), pair.point.suffix(32))
        // A COSE key of ES256 (RFC 9053, section 7.1): {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
        let cose =
            Data([0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21]) + Self.cbor(x) + Data([0x22]) + Self.cbor(y)
        let attested =
            Data(count: 16) + Data([UInt8(key.id.count >> 8), UInt8(key.id.count & 255)]) + key.id + cose
        let data = authenticatorData(request.relyingParty, flags: 0x40) + attested
        // {"fmt": "none", "attStmt": {}, "authData": data}, in the order that CTAP wants.
        let object =
            Data([0xA3]) + Self.cbor("fmt") + Self.cbor("none") + Self.cbor("attStmt") + Data([0xA0])
            + Self.cbor("authData") + Self.cbor(data)
        return PasskeyCredential(
            id: key.id, clientData: Self.clientData("webauthn.create", .register(request)),
            response: .attestation(object: object))
    }

    private func signIn(_ request: PasskeyRequest.SignIn) throws(AuthError) -> PasskeyCredential {
        guard let key = keys.last(where: { $0.relyingParty == request.relyingParty }) else {
            throw .passkey(.none)
        }
        let client = Self.clientData("webauthn.get", .signIn(request))
        let data = authenticatorData(request.relyingParty, flags: 0)
        guard let signature = Primitives.signP256(data + Primitives.sha256(client), secret: key.secret) else {
            throw .passkey(.failed(code: 1004))
        }
        return PasskeyCredential(
            id: key.id, clientData: client,
            response: .assertion(authenticatorData: data, signature: signature, userHandle: key.userID))
    }

    /// The domain's digest, the flags (the user is there and verified, the key is synced), and a count that stays 0.
    private func authenticatorData(_ relyingParty: String, flags: UInt8) -> Data {
        Primitives.sha256(Data(relyingParty.utf8)) + Data([0x1D | flags, 0, 0, 0, 0])
    }

    private static func clientData(_ type: String, _ request: PasskeyRequest) -> Data {
        Data(
            """
            {"type":"\(type)","challenge":"\(Base64URL.encode(request.challenge))",\
            "origin":"https://\(request.relyingParty)","crossOrigin":false}
            """.utf8)
    }

    private static func cbor(_ text: String) -> Data {
        Data([0x60 | UInt8(text.utf8.count)]) + Data(text.utf8)
    }

    /// A text of bytes of CBOR (RFC 8949, section 3.1).
    private static func cbor(_ bytes: Data) -> Data {
        switch bytes.count {
        case 0..<24: Data([0x40 | UInt8(bytes.count)]) + bytes
        case 24..<256: Data([0x58, UInt8(bytes.count)]) + bytes
        default: Data([0x59, UInt8(bytes.count >> 8 & 255), UInt8(bytes.count & 255)]) + bytes
        }
    }
}
