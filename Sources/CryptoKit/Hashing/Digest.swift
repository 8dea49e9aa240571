// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Compares a digest with bytes, in a time that does not tell where they differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        Library.isEqual(lhs.array, [UInt8](rhs))
    }
    /// Tells whether a digest is other than bytes.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A hash function: takes bytes in pieces, and gives their digest.
public protocol HashFunction: Sendable {
    /// The digests of the function.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that it works on at a time.
    static var blockByteCount: Int { get }
    /// Begins with no bytes.
    init()
    /// Takes more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of the bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Returns the digest of bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }
    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
