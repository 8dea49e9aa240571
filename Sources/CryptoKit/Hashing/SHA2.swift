// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// The hash function SHA-256.
public struct SHA256: HashFunction {
    /// The digest of the function.
    public typealias Digest = SHA256Digest
    /// The number of bytes that it works on at a time.
    public static var blockByteCount: Int { 64 }
    /// The number of bytes of a digest.
    public static var byteCount: Int { 32 }
    private var hash = RunningHash(EVP_sha256(), count: 32)
    /// Begins with no bytes.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the digest of the bytes so far.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalize()) }
}

/// The digest of SHA256.
public struct SHA256Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]
    /// The name of the function and the bytes in hexadecimal.
    public var description: String { "SHA256 digest: \(Library.hex(bytes))" }
    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction {
    /// The digest of the function.
    public typealias Digest = SHA384Digest
    /// The number of bytes that it works on at a time.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes of a digest.
    public static var byteCount: Int { 48 }
    private var hash = RunningHash(EVP_sha384(), count: 48)
    /// Begins with no bytes.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the digest of the bytes so far.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finalize()) }
}

/// The digest of SHA384.
public struct SHA384Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]
    /// The name of the function and the bytes in hexadecimal.
    public var description: String { "SHA384 digest: \(Library.hex(bytes))" }
    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction {
    /// The digest of the function.
    public typealias Digest = SHA512Digest
    /// The number of bytes that it works on at a time.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes of a digest.
    public static var byteCount: Int { 64 }
    private var hash = RunningHash(EVP_sha512(), count: 64)
    /// Begins with no bytes.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the digest of the bytes so far.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finalize()) }
}

/// The digest of SHA512.
public struct SHA512Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]
    /// The name of the function and the bytes in hexadecimal.
    public var description: String { "SHA512 digest: \(Library.hex(bytes))" }
    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
