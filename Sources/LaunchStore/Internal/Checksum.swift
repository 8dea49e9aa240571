// Licensed under the Apache License, Version 2.0.

/// The CRC-64 of a record: reflected ECMA-182 polynomial, as in the XZ format.
///
/// SQLite checks pages only in their structure, so a flipped bit inside a value would be returned
/// as data. Any burst of up to 64 bits is detected for certain.
struct Checksum {
    private var state: UInt64 = .max

    /// The checksum of everything added so far.
    var value: UInt64 { state ^ .max }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            var register = (state ^ UInt64(byte)) & 0xFF
            for _ in 0..<8 {
                register = (register >> 1) ^ (register & 1 == 1 ? 0xC96C_5795_D787_0F42 : 0)
            }
            state = register ^ (state >> 8)
        }
    }

    mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { add($0) }
    }

    /// Covers the key and the time as well as the value, so that rows cannot be exchanged unnoticed.
    static func of(key: String, savedAt: Double, value: [UInt8]) -> Int64 {
        var sum = Checksum()
        sum.add(UInt64(key.utf8.count))
        sum.add(key.utf8)
        sum.add(savedAt.bitPattern)
        sum.add(value)
        return Int64(bitPattern: sum.value)
    }

    static func of(flag: LaunchStoreFlag, value: Int64) -> Int64 {
        of(key: flag.rawValue, savedAt: 0, value: [UInt8(truncatingIfNeeded: value)])
    }
}
