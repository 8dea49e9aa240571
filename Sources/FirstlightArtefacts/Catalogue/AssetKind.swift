// Licensed under the Apache License, Version 2.0.

/// The kind of a catalogue's folder, by the extension of its name.
package enum AssetKind: Hashable, Sendable {
    /// The catalogue itself.
    case catalogue
    /// A folder that only sorts.
    case group
    /// A picture with its variants.
    case imageSet
    /// A colour with its variants.
    case colorSet
    /// An app's icon.
    case appIconSet
    /// The launch pictures of old iOS and tvOS projects.
    case launchImage
    /// The icons and top shelf pictures of a tvOS app.
    case brandAssets
    /// A picture in layers for tvOS.
    case imageStack
    /// A layer of a picture for tvOS.
    case imageStackLayer
    /// A picture in layers for visionOS.
    case solidImageStack
    /// A layer of a picture for visionOS.
    case solidImageStackLayer
    /// Another kind of asset by its extension; it is kept untouched.
    case other(String)

    private static let read: [AssetKind] = [
        .catalogue, .imageSet, .colorSet, .appIconSet, .launchImage, .brandAssets, .imageStack,
        .imageStackLayer,
        .solidImageStack, .solidImageStackLayer,
    ]

    private static let untouched: Set<String> = [
        "arobjectgroup", "arreferenceimage", "arreferenceobject", "arresourcegroup", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
        "iconstack", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence",
        "stickersiconset",
        "symbolset", "textureset",
    ]

    /// Tells the kind of a folder; an ending that is not known makes a group.
    package init(folder: String) {
        let ending = folder.lastIndex(of: ".").map { String(folder[folder.index(after: $0)...]) } ?? ""
        if let kind = Self.read.first(where: { $0.ending == ending }) {
            self = kind
        } else {
            self = Self.untouched.contains(ending) ? .other(ending) : .group
        }
    }

    /// The ending of the folder's name, without the dot; empty for a group.
    package var ending: String {
        switch self {
        case .catalogue: "xcassets"
        case .group: ""
        case .imageSet: "imageset"
        case .colorSet: "colorset"
        case .appIconSet: "appiconset"
        case .launchImage: "launchimage"
        case .brandAssets: "brandassets"
        case .imageStack: "imagestack"
        case .imageStackLayer: "imagestacklayer"
        case .solidImageStack: "solidimagestack"
        case .solidImageStackLayer: "solidimagestacklayer"
        case .other(let ending): ending
        }
    }

    /// Indicates whether the assets in it have no name of their own by which an app finds them.
    var hidesNames: Bool {
        switch self {
        case .catalogue, .group, .other: false
        default: true
        }
    }

    /// Indicates whether it is nothing without a Contents.json.
    var needsContents: Bool {
        switch self {
        case .catalogue, .group, .other: false
        default: true
        }
    }
}

// MARK: - The types of the keys

extension AssetKind {
    /// The keys and values of a Contents.json whose known keys have their types.
    func members(of file: JSONFile) throws(ArtefactProblem) -> JSONObject {
        try shape.check(file.value, at: [], in: file)
        return file.value.object ?? [:]
    }

    private var shape: JSONShape {
        var keys: [String: JSONShape] = [
            "info": .record(["author": .text, "version": .number]), "properties": .record(properties),
        ]
        switch self {
        case .imageSet, .appIconSet, .launchImage: keys["images"] = .list(.record(Self.imageKeys))
        case .colorSet: keys["colors"] = .list(.record(Self.colorKeys))
        case .brandAssets: keys["assets"] = .list(.record(Self.imageKeys))
        case .imageStack, .solidImageStack: keys["layers"] = .list(.record(["filename": .text]))
        default: break
        }
        return .record(keys)
    }

    private var properties: [String: JSONShape] {
        [
            "template-rendering-intent": .text, "preserves-vector-representation": .flag,
            "compression-type": .text, "localizable": .flag, "provides-namespace": .flag,
            "canvasSize": .record(["width": .number, "height": .number]),
        ]
    }

    private static let slotKeys: [String: JSONShape] = [
        "idiom": .text, "subtype": .text, "display-gamut": .text, "locale": .text,
        "appearances": .list(.record(["appearance": .text, "value": .text])),
    ]

    private static let imageKeys = slotKeys.merging(
        Dictionary(
            uniqueKeysWithValues: [
                "filename", "scale", "size", "platform", "role", "screen-width", "width-class",
                "height-class",
                "language-direction", "memory", "graphics-feature-set", "color-space", "orientation",
                "extent",
                "minimum-system-version",
            ].map { ($0, JSONShape.text) })
    ) { known, _ in known }

    private static let colorKeys = slotKeys.merging([
        "color": .record([
            "color-space": .text, "platform": .text, "reference": .text, "components": .map(.textOrNumber),
        ])
    ]) { known, _ in known }
}

/// The type that a value must have.
private indirect enum JSONShape: Sendable {
    case text, number, flag, textOrNumber
    case list(JSONShape)
    /// An object whose known keys have these types.
    case record([String: JSONShape])
    /// An object whose values all have one type.
    case map(JSONShape)

    func check(_ value: JSONValue, at path: [JSONStep], in file: JSONFile) throws(ArtefactProblem) {
        switch (self, value) {
        case (.text, .string), (.number, .number), (.flag, .boolean), (.textOrNumber, .string),
            (.textOrNumber, .number):
            return
        case (.list(let shape), .array(let elements)):
            for (index, element) in elements.enumerated() {
                try shape.check(element, at: path + [.index(index)], in: file)
            }
        case (.record(let keys), .object(let object)):
            for (key, value) in object.members {
                if let shape = keys[key] { try shape.check(value, at: path + [.key(key)], in: file) }
            }
        case (.map(let shape), .object(let object)):
            for (key, value) in object.members { try shape.check(value, at: path + [.key(key)], in: file) }
        default: throw file.problem(at: path, "\(name) is needed here, not \(value.kind)")
        }
    }

    private var name: String {
        switch self {
        case .text: "a string"
        case .number: "a number"
        case .flag: "true or false"
        case .textOrNumber: "a string or a number"
        case .list: "an array"
        case .record, .map: "an object"
        }
    }
}
