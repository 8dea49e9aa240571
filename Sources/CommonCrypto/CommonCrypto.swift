// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CryptoKit
import Foundation

// On Linux a file's `import CommonCrypto` finds this module: the digests and codes of CryptoKit, by their older names.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The name of a hash function of a code.
public typealias CCHmacAlgorithm = UInt32

/// The bytes of a digest of MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The bytes of a digest of SHA-1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The bytes of a digest of SHA-256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The bytes of a digest of SHA-384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The bytes of a digest of SHA-512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

/// The code of SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// The code of MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// The code of SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// The code of SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// The code of SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }

private func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?) {
    for (index, byte) in bytes.enumerated() { place?[index] = byte }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
}

/// Writes the digest of MD5 to a place, which it returns.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.MD5.hash(bufferPointer: bytes(data, Int(len))), to: md)
    return md
}

/// Writes the digest of SHA-1 to a place, which it returns.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.SHA1.hash(bufferPointer: bytes(data, Int(len))), to: md)
    return md
}

/// Writes the digest of SHA-256 to a place, which it returns.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA256.hash(bufferPointer: bytes(data, Int(len))), to: md)
    return md
}

/// Writes the digest of SHA-384 to a place, which it returns.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA384.hash(bufferPointer: bytes(data, Int(len))), to: md)
    return md
}

/// Writes the digest of SHA-512 to a place, which it returns.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA512.hash(bufferPointer: bytes(data, Int(len))), to: md)
    return md
}

/// Writes the code of a message under a key to a place; that of a function that is not here is not written.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: Data(bytes(key, keyLength)))
    let message = Data(bytes(data, dataLength))
    let code: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
        case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
        case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
        case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: message, using: key))
        case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
        default: []
        }
    write(code, to: macOut?.assumingMemoryBound(to: UInt8.self))
}
