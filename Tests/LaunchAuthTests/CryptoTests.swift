// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Digests, signatures and randomness")
struct CryptoTests {
    @Test("SHA-256 of the standard's examples", .proves("LA-169"))
    func sha256() {
        #expect(
            AuthDigest.sha256Hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            AuthDigest.sha256Hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("HMAC of RFC 4231, case 2")
    func hmac() {
        let code = AuthDigest.hmacSHA256(Data("what do ya want for nothing?".utf8), key: Data("Jefe".utf8))
        #expect(
            AuthDigest.hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(AuthDigest.areEqual(code, code))
        #expect(!AuthDigest.areEqual(code, code.dropLast()))
    }

    @Test("The challenge of RFC 7636, appendix B")
    func challenge() throws {
        let pkce = try #require(PKCE(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        #expect(pkce.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
        #expect(PKCE().verifier.count == 86)
        #expect(PKCE() != PKCE())
        #expect(PKCE(verifier: PKCE().verifier) != nil)
    }

    @Test(
        "What is no verifier is refused",
        arguments: [
            "short", String(repeating: "a", count: 42), String(repeating: "a", count: 129),
            String(repeating: "é", count: 50),
            String(repeating: "a", count: 43) + "+",
        ])
    func verifiers(_ text: String) {
        #expect(PKCE(verifier: text) == nil)
    }

    @Test("A verifier has 43 to 128 characters (RFC 7636, 4.1)", arguments: [43, 128])
    func verifierLengths(count: Int) throws {
        let text = "-._~" + String(repeating: "a", count: count - 4)
        #expect(try #require(PKCE(verifier: text)).verifier == text)
    }

    @Test(
        "A nonce is a UUID, new for each attempt, and its hash is in lower case", .proves("LA-168", "LA-169"))
    func nonce() throws {
        let (one, other) = (SignInNonce(), SignInNonce())
        #expect(one.raw != other.raw)
        let uuid = try #require(UUID(uuidString: one.raw))
        #expect(uuid.uuidString == one.raw)
        #expect(Array(one.raw)[14] == "4")
        #expect(one.hashed.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        let known = SignInNonce(random: AuthRandom { Data(repeating: 0, count: $0) })
        #expect(known.raw == "00000000-0000-4000-8000-000000000000")
        #expect(known.hashed == "db8055e0e0307d5a016bec4dc338d69875eb0fb7e614a8b125b08fb082095d98")
    }

    @Test("AES-256-GCM opens what it sealed, and nothing that differs in a bit")
    func gcm() throws {
        let (key, nonce) = (Data(repeating: 7, count: 32), Data(repeating: 9, count: 12))
        let plain = Data("a refresh token".utf8)
        let header = Data("v1".utf8)
        let sealed = try #require(Primitives.seal(plain, key: key, nonce: nonce, authenticating: header))
        #expect(sealed.count == plain.count + 16)
        #expect(Primitives.open(sealed, key: key, nonce: nonce, authenticating: header) == plain)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(Primitives.open(changed, key: key, nonce: nonce, authenticating: header) == nil)
        }
        #expect(Primitives.open(sealed, key: key, nonce: nonce, authenticating: Data("v2".utf8)) == nil)
        #expect(
            Primitives.open(sealed, key: Data(repeating: 8, count: 32), nonce: nonce, authenticating: header)
                == nil)
        #expect(Primitives.open(Data(), key: key, nonce: nonce, authenticating: header) == nil)
    }

    @Test("AES-256-GCM gives the bytes of McGrew and Viega's test case 14")
    func gcmVector() throws {
        let sealed = try #require(
            Primitives.seal(
                Data(repeating: 0, count: 16), key: Data(repeating: 0, count: 32),
                nonce: Data(repeating: 0, count: 12),
                authenticating: Data()))
        #expect(
            AuthDigest.hex(sealed) == "cea7403d4d606b6e074ec5d3baf39d18" + "d0d1c8a799996bf0265b98b5d48ab919")
    }

    @Test("The example of RFC 7515, appendix A.3, is verified with ES256, and nothing near it")
    func es256() throws {
        let token = try AuthToken(
            "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290"
                + "Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"
        )
        let key = JSONWebKeys.Key(
            kty: "EC", crv: "P-256", x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
            y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")
        #expect(JSONWebKeys(keys: [key]).verify(token))
        var (x, y) = (key, key)
        (x.x, y.y) = (key.y, key.x)
        #expect(!JSONWebKeys(keys: [x]).verify(token))
        #expect(!JSONWebKeys(keys: [y]).verify(token))
        // A public key is never taken for a shared secret.
        #expect(!JSONWebKeys(keys: [.init(kty: "oct", k: key.x)]).verify(token))
    }

    @Test("The example of RFC 7515, appendix A.2, is verified with RS256, and nothing near it")
    func rs256() throws {
        let n =
            "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SF"
            + "d2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo"
            + "7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkM"
            + "Ls91kzk2PAcDTW9gb54h4FRWyuXpoQ"
        let body =
            "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290"
            + "Ijp0cnVlfQ."
        let signature =
            "cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdb"
            + "F9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383"
            + "LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWy"
            + "wlVmtVrBp0igcN_IoypGlUPQGe77Rw"
        let keys = JSONWebKeys(keys: [.init(kty: "RSA", n: n, e: "AQAB")])
        #expect(keys.verify(try AuthToken(body + signature)))
        #expect(!keys.verify(try AuthToken(body + "A" + signature.dropFirst())))
        #expect(
            !JSONWebKeys(keys: [.init(kty: "RSA", n: n, e: "AQAC")]).verify(try AuthToken(body + signature)))
    }

    @Test("A public key of RSA is written as PKCS #1 does")
    func der() {
        let key = DER.rsaPublicKey(modulus: Data([0x80, 1]), exponent: Data([1, 0, 1]))
        #expect(AuthDigest.hex(key) == "300a0203008001" + "0203010001")
        let long = DER.rsaPublicKey(modulus: Data(repeating: 1, count: 256), exponent: Data([3]))
        #expect(AuthDigest.hex(long.prefix(8)) == "3082010702820100")
    }

    @Test(
        "Dates have up to nine digits of a fraction",
        arguments: [
            ("2026-01-01T00:00:00Z", 0.0), ("2026-01-01T00:00:00.5Z", 0.5),
            ("2026-01-01T00:00:00.123456789Z", 0.123456789),
            ("2026-01-01T01:00:00.25+01:00", 0.25),
        ] as [(String, Double)])
    func dates(_ text: String, fraction: Double) throws {
        let date = try #require(AuthDate.parse(text))
        #expect(abs(date.timeIntervalSince1970 - 1_767_225_600 - fraction) < 1e-6)
    }

    @Test(
        "What is no date is none",
        arguments: ["", "yesterday", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.1234567890Z"])
    func noDates(_ text: String) {
        #expect(AuthDate.parse(text) == nil)
        #expect(AuthDate.http(text) == nil)
    }
}
