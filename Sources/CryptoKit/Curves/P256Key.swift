// Licensed under the Apache License, Version 2.0.

import COpenSSL
import Foundation

/// A private key of the curve P-256 and its forms.
struct P256PrivateKey: Sendable {
    let handle: KeyHandle

    init() {
        guard let key = KeyHandle(firstlight_p256_generate()) else {
            preconditionFailure("OpenSSL has no curve P-256. Repair its installation.")
        }
        handle = key
    }
    init(raw: [UInt8]) throws(CryptoKitError) {
        guard raw.count == 32 else { throw .incorrectParameterSize }
        guard let key = KeyHandle(firstlight_p256_private_key(raw, 32)) else { throw .invalidParameter }
        handle = key
    }
    /// The point and the number, one after the other; the point has to be that of the number.
    init(x963: [UInt8]) throws(CryptoKitError) {
        guard x963.count == 97 else { throw .incorrectParameterSize }
        try self.init(raw: Array(x963.suffix(32)))
        guard P256PublicKey(handle: handle).point == Array(x963.prefix(65)) else { throw .invalidParameter }
    }
    init(der: [UInt8]) throws(CryptoKitError) {
        let key = der.withUnsafeBufferPointer { bytes -> OpaquePointer? in
            var place = bytes.baseAddress
            return d2i_AutoPrivateKey(nil, &place, bytes.count)
        }
        guard let key = KeyHandle(key), firstlight_is_p256(key.pointer) == 1 else { throw .invalidParameter }
        handle = key
    }

    var raw: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 32)
        Library.demand(firstlight_p256_scalar(handle.pointer, &bytes) == 1, "curve P-256")
        return bytes
    }
    var der: [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        let count = firstlight_pkcs8(handle.pointer, &start)
        defer { if let start { firstlight_openssl_free(start, Int(count)) } }
        return Array(UnsafeBufferPointer(start: start, count: max(0, Int(count))))
    }
}

/// A public key of the curve P-256 and its forms.
struct P256PublicKey: Sendable {
    let handle: KeyHandle

    init(handle: KeyHandle) { self.handle = handle }
    init(point: [UInt8]) throws(CryptoKitError) {
        guard point.count == 65 else { throw .incorrectParameterSize }
        guard let key = KeyHandle(firstlight_p256_public_key(point, 65)) else { throw .invalidParameter }
        handle = key
    }
    init(der: [UInt8]) throws(CryptoKitError) {
        let key = der.withUnsafeBufferPointer { bytes -> OpaquePointer? in
            var place = bytes.baseAddress
            return d2i_PUBKEY(nil, &place, bytes.count)
        }
        guard let key = KeyHandle(key), firstlight_is_p256(key.pointer) == 1 else { throw .invalidParameter }
        handle = key
    }

    var point: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 65)
        Library.demand(firstlight_p256_point(handle.pointer, &bytes) == 1, "curve P-256")
        return bytes
    }
    var der: [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(handle.pointer, &start)
        defer { if let start { firstlight_openssl_free(start, Int(count)) } }
        return Array(UnsafeBufferPointer(start: start, count: max(0, Int(count))))
    }
}

/// Bytes as text between two lines that say what they are: RFC 7468.
enum PEM {
    static func text(_ der: [UInt8], _ label: String) -> String {
        let lines = Data(der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }
    static func bytes(_ text: String) throws(CryptoKitError) -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }
        let rest = lines.drop { !$0.hasPrefix("-----BEGIN") }.dropFirst()
        let inner = rest.prefix { !$0.hasPrefix("-----END") }
        guard !inner.isEmpty, let data = Data(base64Encoded: inner.joined()) else { throw .invalidParameter }
        return [UInt8](data)
    }
}
