// Licensed under the Apache License, Version 2.0.

/// The CRC-64 of a record: reflected ECMA-182 polynomial, as in the XZ format.
///
/// SQLite checks pages only in their structure, so a flipped bit inside a value would be returned
/// as data. Any burst of up to 64 bits is detected for certain.
struct Checksum {
    private var state: UInt64 = .max

    /// The contribution of each byte value, precomputed: each opening reads the whole store.
    private static let table: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { register, _ in
            (register >> 1) ^ (register & 1 == 1 ? 0xC96C_5795_D787_0F42 : 0)
        }
    }

    /// The checksum of everything added so far.
    var value: UInt64 { state ^ .max }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        let table = Self.table
        var state = state
        for byte in bytes {
            state = table[Int(truncatingIfNeeded: (state ^ UInt64(byte)) & 0xFF)] ^ (state >> 8)
        }
        self.state = state
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

    /// Covers a line of the roll: whose checksum it is, and which.
    static func of(roll name: RecordName, sum: Int64) -> Int64 {
        var own = Checksum()
        own.add(name.bytes)
        own.add(UInt64(bitPattern: sum))
        return Int64(bitPattern: own.value)
    }
}
