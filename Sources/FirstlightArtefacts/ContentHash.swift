// Licensed under the Apache License, Version 2.0.

/// A short name for bytes, the same on every machine: FNV-1a of 64 bits.
///
/// It tells a file from what it was before; it is no protection against somebody who wants two files to have one name.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The hash.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Hashes bytes.
    public init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    }

    /// Sixteen hex digits.
    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Eight hex digits, for the names of files.
    public var short: String { String(description.suffix(8)) }
}
