// Licensed under the Apache License, Version 2.0.

import COpenSSL
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA224.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by MD5; returns its place.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_md5(), data, len, md) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by SHA1; returns its place.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha1(), data, len, md) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by SHA224; returns its place.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha224(), data, len, md) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by SHA256; returns its place.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha256(), data, len, md) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by SHA384; returns its place.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha384(), data, len, md) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the digest of bytes by SHA512; returns its place.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha512(), data, len, md) }

private func digest(
    _ function: OpaquePointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG,
    _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let place, data != nil || count == 0 else { return nil }
    // No place is needed for no bytes, and OpenSSL wants one.
    return withUnsafePointer(to: UInt8(0)) { none in
        EVP_Digest(data ?? UnsafeRawPointer(none), Int(count), place, nil, function, nil) == 1 ? place : nil
    }
}

/// The functions of codes.
public typealias CCHmacAlgorithm = UInt32
/// A code by SHA1.
public var kCCHmacAlgSHA1: Int { 0 }
/// A code by MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// A code by SHA256.
public var kCCHmacAlgSHA256: Int { 2 }
/// A code by SHA384.
public var kCCHmacAlgSHA384: Int { 3 }
/// A code by SHA512.
public var kCCHmacAlgSHA512: Int { 4 }
/// A code by SHA224.
public var kCCHmacAlgSHA224: Int { 5 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the code of bytes by a key.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let functions = [EVP_sha1(), EVP_md5(), EVP_sha256(), EVP_sha384(), EVP_sha512(), EVP_sha224()]
    guard Int(algorithm) < functions.count, (0...Int(Int32.max)).contains(keyLength), dataLength >= 0,
        key != nil || keyLength == 0, data != nil || dataLength == 0
    else { return }
    let (key, data) = (
        UnsafeRawBufferPointer(start: key, count: keyLength),
        UnsafeRawBufferPointer(start: data, count: dataLength)
    )
    var (code, count) = ([UInt8](repeating: 0, count: 64), UInt32(0))
    let (keyBytes, dataBytes) = ([UInt8](key) + [0], [UInt8](data) + [0])
    HMAC(functions[Int(algorithm)], keyBytes, Int32(keyLength), dataBytes, dataLength, &code, &count)
    macOut?.copyMemory(from: code, byteCount: Int(count))
}
