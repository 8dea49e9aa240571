// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// Functions that are no longer safe, for what wants them: an address of a picture, an old server.
public enum Insecure {
    /// The hash function MD5.
    public struct MD5: HashFunction {
        /// The digest of the function.
        public typealias Digest = MD5Digest
        /// The number of bytes that it works on at a time.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes of a digest.
        public static var byteCount: Int { 16 }
        private var hash = RunningHash(EVP_md5(), count: 16)
        /// Begins with no bytes.
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        /// Returns the digest of the bytes so far.
        public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalize()) }
    }

    /// The digest of MD5.
    public struct MD5Digest: Digest {
        /// The number of bytes.
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]
        /// The name of the function and the bytes in hexadecimal.
        public var description: String { "MD5 digest: \(Library.hex(bytes))" }
        /// Returns the bytes one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// The hash function SHA1.
    public struct SHA1: HashFunction {
        /// The digest of the function.
        public typealias Digest = SHA1Digest
        /// The number of bytes that it works on at a time.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes of a digest.
        public static var byteCount: Int { 20 }
        private var hash = RunningHash(EVP_sha1(), count: 20)
        /// Begins with no bytes.
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        /// Returns the digest of the bytes so far.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalize()) }
    }

    /// The digest of SHA1.
    public struct SHA1Digest: Digest {
        /// The number of bytes.
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]
        /// The name of the function and the bytes in hexadecimal.
        public var description: String { "SHA1 digest: \(Library.hex(bytes))" }
        /// Returns the bytes one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}
