// Licensed under the Apache License, Version 2.0.

/// Identifiers of 24 hexadecimal digits that follow from what an object is, so that each run gives the same.
struct XcodeObjectIDs {
    private var owners: [String: String] = [:]

    /// The identifier of an object that a text describes; another description never has the same one.
    mutating func id(_ description: String) -> String {
        var round = 0
        while true {
            let id = Self.digits(round == 0 ? description : "\(description)#\(round)")
            if owners[id, default: description] == description {
                owners[id] = description
                return id
            }
            round += 1
        }
    }

    /// 96 bits of two FNV-1a sums with different beginnings, each mixed as SplitMix64 does.
    static func digits(_ text: String) -> String {
        let (first, second) = (sum(text, from: 0xCBF2_9CE4_8422_2325), sum(text, from: 0x8422_2325_CBF2_9CE4))
        return hexadecimal(first, 16) + hexadecimal(second >> 32, 8)
    }

    private static func sum(_ text: String, from start: UInt64) -> UInt64 {
        var sum = start
        for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        sum = (sum ^ (sum >> 30)) &* 0xBF58_476D_1CE4_E5B9
        sum = (sum ^ (sum >> 27)) &* 0x94D0_49BB_1331_11EB
        return sum ^ (sum >> 31)
    }

    private static func hexadecimal(_ value: UInt64, _ count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
