// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The secret that two keys have in common. It is no key yet: one is made from it.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    /// The number of bytes and the bytes in hexadecimal.
    public var description: String { "SharedSecret: \(Library.hex(bytes))" }
    /// Compares two secrets, in a time that does not tell where they differ.
    public static func == (lhs: Self, rhs: Self) -> Bool { Library.isEqual(lhs.bytes, rhs.bytes) }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Returns a key that is made by HKDF.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }
    /// Returns a key that is made by ANSI X9.63: SEC 1, 3.6.1.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var (all, number) = ([UInt8](), UInt32(0))
        while all.count < outputByteCount {
            number += 1
            var function = H()
            function.update(data: bytes)
            function.update(data: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
            function.update(data: sharedInfo)
            all += [UInt8](function.finalize())
        }
        return SymmetricKey(data: all.prefix(outputByteCount))
    }
}
