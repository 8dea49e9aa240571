// Licensed under the Apache License, Version 2.0.

import CommonCrypto
import Foundation
import Testing

@Suite struct CommonCryptoTests {
    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap { place in
            let start = hex.index(hex.startIndex, offsetBy: place)
            return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16)
        }
    }

    // RFC 1321, A.5 and FIPS 180-4: the digests of "abc".
    @Test func `Digests are those of the standards`() {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1) }
        #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256([UInt8](data), CC_LONG(data.count), &sha256)
        var sha384 = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
        CC_SHA384([UInt8](data), CC_LONG(data.count), &sha384)
        #expect(hex(sha384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        var sha512 = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CC_SHA512([UInt8](data), CC_LONG(data.count), &sha512)
        #expect(hex(sha512).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(sha256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    // The second cases of RFC 2202 and RFC 4231.
    @Test(arguments: [
        (kCCHmacAlgMD5, 16, "750c783e6ab0b503eaa86e310a5db738"),
        (kCCHmacAlgSHA1, 20, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        (kCCHmacAlgSHA256, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    ])
    func `Codes are those of the standards`(_ algorithm: Int, _ count: Int, _ expected: String) {
        let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: count)
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, &code)
        #expect(hex(code) == expected)
    }

    private func crypt(
        _ operation: Int, _ options: Int, _ key: [UInt8], _ iv: [UInt8]?, _ data: [UInt8], room: Int = 64
    ) -> (status: Int32, result: [UInt8]) {
        var (result, count) = ([UInt8](repeating: 0, count: room), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES128), CCOptions(options), key, key.count, iv,
            data,
            data.count, &result, room, &count)
        return (status, Array(result.prefix(status == 0 ? count : 0)))
    }

    // NIST SP 800-38A, F.2.1 and F.1.1: the first block of CBC-AES128 and ECB-AES128.
    @Test func `AES is that of NIST`() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        let iv = bytes("000102030405060708090a0b0c0d0e0f")
        #expect(hex(crypt(kCCEncrypt, 0, key, iv, plain).result) == "7649abac8119b246cee98e9b12e9197d")
        let single = crypt(kCCEncrypt, kCCOptionECBMode, key, nil, plain).result
        #expect(hex(single) == "3ad77bb40d7a3660a89ecaf32466ef97")
        #expect(crypt(kCCDecrypt, kCCOptionECBMode, key, nil, single).result == plain)
    }

    @Test func `Bytes at the end fill a block, and errors have their numbers`() {
        let (key, iv) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 16))
        let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, iv, Array("tea".utf8))
        #expect(sealed.status == 0)
        #expect(sealed.result.count == 16)
        let opened = crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, iv, sealed.result)
        #expect(opened.result == Array("tea".utf8))
        #expect(crypt(kCCEncrypt, 0, key, iv, [1, 2, 3]).status == -4303)
        #expect(crypt(kCCEncrypt, 1, key, iv, [1, 2, 3], room: 8).status == -4301)
        #expect(crypt(kCCEncrypt, 1, [1], iv, [1, 2, 3]).status == -4300)
    }

    @Test func `Places that are not there are refused`() {
        let key = [UInt8](repeating: 1, count: 16)
        var (result, count) = ([UInt8](repeating: 0, count: 64), 0)
        #expect(CCCrypt(0, 0, 1, key, 16, nil, nil, 16, &result, 64, &count) == -4300)
        #expect(CCCrypt(0, 0, 1, key, 16, nil, key, -1, &result, 64, &count) == -4300)
        #expect(CCCrypt(0, 0, 1, key, 16, nil, key, 16, nil, 64, &count) == -4300)
        #expect(CC_SHA256(nil, 4, &result) == nil)
        #expect(CC_SHA256(key, 4, nil) == nil)
    }
}
