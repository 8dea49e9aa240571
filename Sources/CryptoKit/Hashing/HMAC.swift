// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A code that shows that bytes come from somebody who has a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sendable,
    Sequence
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Compares a code with bytes, in a time that does not tell where they differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        Library.isEqual(lhs.array, [UInt8](rhs))
    }
    /// Tells whether a code is other than bytes.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A code of a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// The name of the function and the bytes in hexadecimal.
    public var description: String { "HMAC with \(H.self): \(Library.hex(bytes))" }
    /// Compares two codes, in a time that does not tell where they differ.
    public static func == (lhs: Self, rhs: Self) -> Bool { Library.isEqual(lhs.bytes, rhs.bytes) }
    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Codes of a hash function and a key, by RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The codes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    /// Begins with a key.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? [UInt8](H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }
    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    /// Returns the code of the bytes so far.
    public func finalize() -> MAC {
        var last = outer
        last.update(data: [UInt8](inner.finalize()))
        return MAC(bytes: [UInt8](last.finalize()))
    }

    /// Returns the code of bytes.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Returns whether a code is that of bytes.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }
    /// Returns whether a code is that of bytes.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        Library.isEqual(
            self.authenticationCode(for: authenticatedData, using: key).bytes, authenticationCode.array)
    }
}

/// Keys that are made from another secret, by RFC 5869.
public enum HKDF<H: HashFunction>: Sendable {
    /// Returns a key of a number of bytes.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }
    /// Returns a key of a number of bytes, without salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// Returns a key of a number of bytes, without words about its use.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// Returns a key of a number of bytes, from the secret alone.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
            outputByteCount: outputByteCount)
    }
    /// Returns the first half of the work: a secret of the size of a digest.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { [UInt8]($0) } ?? []
        let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }
    /// Returns the second half of the work: a key of a number of bytes.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount <= 255 * H.Digest.byteCount,
            "HKDF makes at most \(255 * H.Digest.byteCount) bytes; ask for fewer than \(outputByteCount).")
        let (key, info) = (SymmetricKey(data: prk), info.map { [UInt8]($0) } ?? [])
        var (all, last, number) = ([UInt8](), [UInt8](), UInt8(0))
        while all.count < outputByteCount {
            number += 1
            last = HMAC<H>.authenticationCode(for: last + info + [number], using: key).bytes
            all += last
        }
        return SymmetricKey(data: all.prefix(outputByteCount))
    }
}
