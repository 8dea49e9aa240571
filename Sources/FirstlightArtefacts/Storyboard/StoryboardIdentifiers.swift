// Licensed under the Apache License, Version 2.0.

/// The ids of the objects in a launch storyboard of ours.
///
/// They are either given or follow from a seed, such as the storyboard's name, so that a second run writes the same.
public struct StoryboardIdentifiers: Hashable, Sendable {
    /// An object of such a storyboard.
    public enum Object: String, Hashable, Sendable, CaseIterable {
        case scene, controller, rootView, safeArea, imageView, firstResponder
        case imageWidth, imageHeight, imageCentreX, imageCentreY
    }

    private var names: [Object: String] = [:]

    /// Creates identifiers from given ids, and derives the others from the seed.
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

    /// Makes an id in Interface Builder's form, such as `Ze5-6b-2t3`, from a text.
    public static func name(of text: String) -> String {
        var hash = ContentHash(text.utf8).mixed
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
