// Licensed under the Apache License, Version 2.0.

/// The verification of what an authenticator answers (W3C Web Authentication, Level 3, sections 7.1 and 7.2).
///
/// Keys are those of ES256, which every passkey has, and nobody attests them: the statement has to be "none".
struct WebAuthn {
    struct Refused: Error { let reason: String }

    /// The domain that keys are for.
    let relyingParty: String
    /// The origins that may ask, such as `https://example.com`.
    let origins: [String]

    /// The statement of an authenticator about itself and a key (section 6.1).
    private struct Authenticator {
        let isSyncable: Bool
        let count: UInt32
        let key: (id: [UInt8], x: [UInt8], y: [UInt8])?
    }

    /// Verifies a registration (section 7.1).
    ///
    /// - Parameters:
    ///   - credential: The `PublicKeyCredential` as JSON.
    ///   - challenge: The bytes that were asked.
    func register(_ credential: JSON, challenge: [UInt8], at now: Timestamp) throws -> AuthPasskey {
        let response = try response(of: credential)
        _ = try clientData(response, "webauthn.create", challenge)
        let statement = try cbor(try bytes(response, "attestationObject"))
        guard statement["fmt"] == "none", statement["attStmt"] == .map([:]) else {
            throw Refused(reason: "the attestation is another than none")
        }
        let data = try authenticator(statement["authData"]?.bytes ?? [])
        guard let key = data.key else { throw Refused(reason: "there is no key") }
        guard key.id == (try bytes(credential, "rawId")) else {
            throw Refused(reason: "the key has another name than the credential")
        }
        return AuthPasskey(
            id: Crypto.uuid(), credentialID: Crypto.base64URL(key.id), x: Crypto.base64URL(key.x),
            y: Crypto.base64URL(key.y), friendlyName: "Passkey", isSyncable: data.isSyncable,
            signCount: data.count, createdAt: now)
    }

    /// The name of the account that an answer is for.
    func userHandle(_ credential: JSON) throws -> String {
        String(decoding: try bytes(try response(of: credential), "userHandle"), as: UTF8.self)
    }

    /// Verifies a sign-in (section 7.2).
    ///
    /// - Returns: The passkey, with its new count.
    func signIn(_ credential: JSON, challenge: [UInt8], keys: [AuthPasskey]) throws -> AuthPasskey {
        let response = try response(of: credential)
        let name = Crypto.base64URL(try bytes(credential, "rawId"))
        guard var passkey = keys.first(where: { $0.credentialID == name }) else {
            throw Refused(reason: "the account has no such key")
        }
        let client = try clientData(response, "webauthn.get", challenge)
        let raw = try bytes(response, "authenticatorData")
        let data = try authenticator(raw)
        guard data.isSyncable == passkey.isSyncable else { throw Refused(reason: "it is another key") }
        let jwk: JSON = ["kty": "EC", "crv": "P-256", "x": .text(passkey.x), "y": .text(passkey.y)]
        guard let key = PublicKey(jwk: jwk),
            key.verifies(der: try bytes(response, "signature"), of: raw + Crypto.sha256(client))
        else { throw Refused(reason: "the signature is wrong") }
        passkey.signCount = data.count
        return passkey
    }

    private func response(of credential: JSON) throws -> JSON {
        guard credential["type"]?.text == "public-key", let response = credential["response"],
            let id = credential["id"]?.text, id == credential["rawId"]?.text
        else { throw Refused(reason: "it is no credential") }
        return response
    }

    private func bytes(_ value: JSON, _ name: String) throws -> [UInt8] {
        guard let bytes = value[name]?.text.flatMap({ Crypto.bytes(base64URL: $0) }), !bytes.isEmpty else {
            throw Refused(reason: "there is no \(name)")
        }
        return bytes
    }

    private func cbor(_ bytes: [UInt8]) throws -> CBOR {
        do { return try CBOR(bytes) } catch { throw Refused(reason: "it is no CBOR") }
    }

    /// Compares what the client has signed with what was asked of it.
    private func clientData(_ response: JSON, _ type: String, _ challenge: [UInt8]) throws -> [UInt8] {
        let raw = try bytes(response, "clientDataJSON")
        guard let data = try? JSON(bytes: raw) else { throw Refused(reason: "the client's data is no JSON") }
        guard data["type"]?.text == type else { throw Refused(reason: "it is another ceremony") }
        let answered = data["challenge"]?.text.flatMap { Crypto.bytes(base64URL: $0) } ?? []
        guard Crypto.areEqual(answered, challenge) else { throw Refused(reason: "it is another challenge") }
        guard let origin = data["origin"]?.text, origins.contains(origin) else {
            throw Refused(reason: "it comes from another origin")
        }
        guard data["crossOrigin"]?.bool != true else { throw Refused(reason: "it comes from a frame") }
        return raw
    }

    private func authenticator(_ raw: [UInt8]) throws -> Authenticator {
        guard raw.count >= 37 else { throw Refused(reason: "the authenticator's data is cut off") }
        guard Array(raw[..<32]) == Crypto.sha256(relyingParty.utf8) else {
            throw Refused(reason: "it is for another domain")
        }
        let flags = raw[32]
        guard flags & 1 != 0 else { throw Refused(reason: "nobody was there") }
        // A key that is on several devices has to be one that can be.
        guard flags & 0x10 == 0 || flags & 8 != 0 else { throw Refused(reason: "its flags contradict") }
        let count = raw[33..<37].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        var rest = raw[37...]
        let key = flags & 0x40 == 0 ? nil : try self.key(&rest)
        if flags & 0x80 != 0 { _ = try? CBOR(first: &rest) }
        guard rest.isEmpty else { throw Refused(reason: "there are bytes behind the authenticator's data") }
        return Authenticator(isSyncable: flags & 8 != 0, count: count, key: key)
    }

    /// The key of a registration: 16 bytes about the model, its name, and a COSE key (RFC 9053, section 7.1).
    private func key(_ rest: inout ArraySlice<UInt8>) throws -> (id: [UInt8], x: [UInt8], y: [UInt8]) {
        rest = rest.dropFirst(16)
        guard let high = rest.popFirst(), let low = rest.popFirst() else {
            throw Refused(reason: "the key is cut off")
        }
        let count = Int(high) << 8 | Int(low)
        guard (1...1023).contains(count), count <= rest.count else {
            throw Refused(reason: "the key has no name")
        }
        let id = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        guard let key = try? CBOR(first: &rest), key[1] == 2, key[3] == -7, key[-1] == 1,
            let x = key[-2]?.bytes, let y = key[-3]?.bytes, x.count == 32, y.count == 32
        else { throw Refused(reason: "the key is none of ES256") }
        return (id, x, y)
    }
}

extension CBOR: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(stringLiteral value: String) { self = .text(value) }
}
