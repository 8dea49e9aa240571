// Licensed under the Apache License, Version 2.0.

/// A short name for bytes, the same on every machine: FNV-1a of 64 bits.
///
/// It shows that a file has changed; it is no protection against deliberate collisions.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The hash.
    public private(set) var value: UInt64

    /// Hashes bytes.
    public init(_ bytes: some Sequence<UInt8>) { self.init(bytes, from: 0xCBF2_9CE4_8422_2325) }

    /// Hashes bytes from a beginning other than FNV's own, for a second hash that is independent of the first.
    init(_ bytes: some Sequence<UInt8>, from start: UInt64) {
        value = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
    }

    /// The hash with each bit dependent on all bytes, as SplitMix64 mixes: the last bytes of FNV-1a hardly reach the
    /// high bits.
    var mixed: UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Sixteen hex digits.
    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Eight hex digits, for the names of files.
    public var short: String { String(description.suffix(8)) }
}
