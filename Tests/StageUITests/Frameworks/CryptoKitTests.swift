// Licensed under the Apache License, Version 2.0.

import CryptoKit
import Foundation
import Testing

/// The bytes of hexadecimal digits.
private func bytes(_ hex: String) -> Data {
    let digits = hex.compactMap(\.hexDigitValue)
    let pairs = stride(from: 0, to: digits.count - 1, by: 2)
    return Data(pairs.map { (at: Int) -> UInt8 in UInt8(digits[at] << 4 | digits[at + 1]) })
}
private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
}

@Suite struct CryptoKitTests {
    /// FIPS 180-4's and RFC 1321's examples of "abc".
    @Test func `Digests are those of the standards, and name their function`() {
        let abc = Data("abc".utf8)
        #expect(
            SHA256.hash(data: abc).description
                == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(Insecure.MD5.hash(data: abc).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hex(SHA256.hash(data: Data()))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(SHA256.byteCount == 32 && SHA384Digest.byteCount == 48 && SHA512.blockByteCount == 128)
    }

    @Test func `A hash takes bytes in pieces, and its copies go their own ways`() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        other.update(data: Data("bc".utf8))
        #expect(other.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(one.finalize() == SHA256.hash(data: Data("a".utf8)))
        #expect(one.finalize() != other.finalize())
        let digest = one.finalize()
        let isOfItsBytes = digest == Data(digest)
        #expect(isOfItsBytes)
    }

    /// RFC 4231, test cases 2 and 6.
    @Test func `Codes are those of RFC 4231`() {
        let jefe = SymmetricKey(data: Data("Jefe".utf8))
        let words = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: words, using: jefe)
        #expect(
            code.description
                == "HMAC with SHA256: 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            hex(HMAC<SHA512>.authenticationCode(for: words, using: jefe))
                == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
        let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            hex(HMAC<SHA256>.authenticationCode(for: text, using: long))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: words, using: jefe))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: words, using: jefe))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: jefe))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(), authenticating: words, using: jefe))
    }

    /// RFC 5869, test cases 1 and 3.
    @Test func `Keys are derived as in RFC 5869`() {
        let secret = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret, salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
        #expect(
            plain.withUnsafeBytes { hex($0) }
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }

    /// The Galois/Counter Mode of Operation (McGrew and Viega), test cases 1 and 4.
    @Test func `AES seals as the authors of GCM do, and opens nothing that was changed`() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let plain = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let known = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: known)
        #expect(
            hex(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + 60 + 16)
        #expect(try AES.GCM.open(.init(combined: combined), using: key, authenticating: known) == plain)
        #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key) }
        var changed = combined
        changed[20] ^= 1
        let broken = try AES.GCM.SealedBox(combined: changed)
        #expect(throws: CryptoKitError.self) { try AES.GCM.open(broken, using: key, authenticating: known) }

        let zero = SymmetricKey(data: Data(count: 16))
        let empty = try AES.GCM.seal(Data(), using: zero, nonce: .init(data: Data(count: 12)))
        #expect(hex(empty.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
        #expect(try AES.GCM.open(empty, using: zero).isEmpty)
    }

    @Test func `Sizes that an algorithm does not take are refused`() {
        let odd = SymmetricKey(data: Data(count: 5))
        #expect(throws: CryptoKitError.self) { try AES.GCM.seal(Data(), using: odd) }
        #expect(throws: CryptoKitError.self) { try ChaChaPoly.seal(Data(), using: odd) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.self) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.self) {
            try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 31))
        }
        #expect(throws: CryptoKitError.self) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
        }
        #expect(throws: CryptoKitError.self) {
            try P256.Signing.PublicKey(rawRepresentation: Data(count: 64))
        }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(pemRepresentation: "none") }
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
        #expect(!SecureEnclave.isAvailable)
    }

    /// RFC 8439, 2.8.2.
    @Test func `ChaChaPoly seals as RFC 8439 does`() throws {
        let key = SymmetricKey(data: Data(0x80...0x9F))
        let text = Data(
            ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
                + "sunscreen would be it.").utf8)
        let known = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(
            text, using: key, nonce: .init(data: bytes("070000004041424344454647")), authenticating: known)
        #expect(hex(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(
            try ChaChaPoly.open(.init(combined: box.combined), using: key, authenticating: known) == text)
    }

    /// RFC 8032, 7.1, test 3.
    @Test func `Ed25519 has the keys of RFC 8032 and takes its signature`() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7"))
        #expect(
            hex(key.publicKey.rawRepresentation)
                == "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025")
        let signature = bytes(
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a")
        let open = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
        #expect(open.isValidSignature(signature, for: bytes("af82")))
        #expect(!open.isValidSignature(signature, for: bytes("af83")))
        #expect(!open.isValidSignature(Data(count: 64), for: bytes("af82")))
        #expect(open.isValidSignature(try key.signature(for: Data()), for: Data()))
    }

    /// RFC 7748, 6.1.
    @Test func `X25519 makes the secret of RFC 7748`() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            hex(alice.publicKey.rawRepresentation)
                == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(
            secret.withUnsafeBytes { hex($0) }
                == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
        let key = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(key.bitCount == 256)
    }

    /// RFC 6979, A.2.5, whose signature of "sample" with SHA-256 any verifier takes.
    @Test func `P-256 has the key of RFC 6979 and takes its signature`() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            hex(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let numbers =
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
            + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(numbers))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
        let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(hex(der.rawRepresentation) == numbers)
        let own = try key.signature(for: Data("x".utf8))
        #expect(key.publicKey.isValidSignature(own, for: SHA256.hash(data: Data("x".utf8))))
    }

    /// CAVP's ECC CDH primitive, P-256, COUNT = 0.
    @Test func `P-256 makes the secret of NIST, and reads its keys in each form`() throws {
        let key = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
        let other = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
                    + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(
            secret.withUnsafeBytes { hex($0) }
                == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b")
        let raw = key.rawRepresentation
        typealias Key = P256.KeyAgreement.PrivateKey
        #expect(try Key(x963Representation: key.x963Representation).rawRepresentation == raw)
        #expect(try Key(derRepresentation: key.derRepresentation).rawRepresentation == raw)
        #expect(try Key(pemRepresentation: key.pemRepresentation).rawRepresentation == raw)
        let open = try P256.KeyAgreement.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(open.x963Representation == key.publicKey.x963Representation)
        #expect(key.publicKey.pemRepresentation.hasPrefix("-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYI"))
    }
}
