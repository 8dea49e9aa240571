// Licensed under the Apache License, Version 2.0.

/// Identifiers of 24 hexadecimal digits that follow from an object's description, so that each run gives the same.
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
        let second = ContentHash(text.utf8, from: 0x8422_2325_CBF2_9CE4)
        return hexadecimal(ContentHash(text.utf8).mixed, 16) + hexadecimal(second.mixed >> 32, 8)
    }

    private static func hexadecimal(_ value: UInt64, _ count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
