// Licensed under the Apache License, Version 2.0.

/// The ids of the objects that a launch storyboard of ours has.
///
/// They are either given or follow from a seed, such as the storyboard's name, so that a second run writes
/// the same.
public struct StoryboardIdentifiers: Hashable, Sendable {
    /// An object of such a storyboard.
    public enum Object: String, Hashable, Sendable, CaseIterable {
        case scene, controller, rootView, safeArea, imageView, firstResponder
        case imageWidth, imageHeight, imageCentreX, imageCentreY
    }

    private var names: [Object: String] = [:]

    /// Takes the ids that are given and derives the others from the seed.
    public init(seed: String, given: [Object: String] = [:]) {
        var used = Set(given.values)
        for object in Object.allCases {
            if let name = given[object] {
                names[object] = name
                continue
            }
            var attempt = 0
            var name = Self.name(of: "\(seed)/\(object.rawValue)")
            while !used.insert(name).inserted {
                attempt += 1
                name = Self.name(of: "\(seed)/\(object.rawValue)/\(attempt)")
            }
            names[object] = name
        }
    }

    /// The id of an object.
    public subscript(object: Object) -> String { names[object, default: object.rawValue] }

    /// Makes an id in Interface Builder's form, such as `Ze5-6b-2t3`, of a text.
    public static func name(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // The last bytes of FNV-1a hardly reach the high bits: spread them.
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        hash ^= hash >> 31
        let signs = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        var name = ""
        for place in 0..<8 {
            if place == 3 || place == 5 { name.append("-") }
            name.append(signs[Int(hash % 62)])
            hash /= 62
        }
        return name
    }
}
