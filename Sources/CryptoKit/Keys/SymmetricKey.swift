// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size of a number of bits.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes; \(bitCount) bits are none.")
        self.bitCount = bitCount
    }
}

/// A secret that those who seal and those who open share.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Creates a key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.array }
    /// Creates a new key of random bytes.
    public init(size: SymmetricKeySize) { bytes = Library.random(size.bitCount / 8) }
    /// Compares two keys, in a time that does not tell where they differ.
    public static func == (lhs: Self, rhs: Self) -> Bool { Library.isEqual(lhs.bytes, rhs.bytes) }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The part of an Apple device that keeps keys; a simulated device has none.
public enum SecureEnclave: Sendable {
    /// Indicates whether there is one: never.
    public static var isAvailable: Bool { false }
}
