// Licensed under the Apache License, Version 2.0.

/// Icon Composer's document of an icon, the `icon.json` of a folder `AppIcon.icon` with its pictures in `Assets`.
///
/// Apple describes no form of the file. This is the one of the documents that its tool writes: groups of layers, front
/// first, whose values may be others in dark and in tinted icons. Members that are not known here stay as they are.
public struct IconComposerDocument: Hashable, Sendable {
    /// The name of the file in the icon's folder, and of the folder of its pictures.
    public static let fileName = "icon.json", assets = "Assets"

    /// All members of the file.
    public var members: JSONObject

    /// Creates a document of groups, the front one first, over a ground.
    public init(ground: IconFill, groups: [IconGroup]) {
        members = JSONObject()
        setFill(ground, in: .any)
        self.groups = groups
        // All square systems share a shape, and watches have circles.
        members["supported-platforms"] = ["circles": ["watchOS"], "squares": "shared"]
    }

    /// Reads a document.
    ///
    /// - Throws: An `ArtefactProblem` when it is no JSON object, or when groups and layers are no lists of objects.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let json = try JSONFile(reading: bytes, file: file)
        guard let members = json.value.object else {
            throw json.problem(at: [], "an object with groups is needed, not \(json.value.kind)")
        }
        self.members = members
        try Self.check(members["groups"], at: ["groups"], in: json)
        for (index, group) in (members["groups"]?.array ?? []).enumerated() {
            let place: [JSONStep] = ["groups", .index(index), "layers"]
            guard group["layers"] != nil else { throw json.problem(at: place, "a group needs layers") }
            try Self.check(group["layers"], at: place, in: json)
        }
    }

    private static func check(
        _ list: JSONValue?, at path: [JSONStep], in file: JSONFile
    ) throws(ArtefactProblem) {
        guard let list else { throw file.problem(at: path, "there is no list of \(path.element)") }
        guard let items = list.array, items.allSatisfy({ $0.object != nil }) else {
            throw file.problem(at: path, "a list of objects is needed, not \(list.kind)")
        }
    }

    /// The bytes as Icon Composer writes them.
    public func bytes() -> [UInt8] { JSONValue.object(members).xcodeBytes() }

    /// The groups, the front one first.
    public var groups: [IconGroup] {
        get { (members["groups"]?.array ?? []).compactMap(\.object).map(IconGroup.init) }
        set { members["groups"] = .array(newValue.map { .object($0.members) }) }
    }

    /// The ground behind all groups in an appearance; nil where the system chooses.
    public func fill(in appearance: IconAppearance) -> IconFill? {
        members.specialized("fill", in: appearance).flatMap(IconFill.init)
    }

    /// Sets the ground in an appearance; nil leaves it to the system, or to that of any appearance.
    public mutating func setFill(_ fill: IconFill?, in appearance: IconAppearance) {
        members.specialize("fill", fill?.json, in: appearance)
    }

    /// The places of lists of values of which nothing is seen, as a value for all icons stands beside each of them.
    package var hiddenLists: [[JSONStep]] {
        var places = members.hiddenLists.map { [JSONStep.key($0)] }
        for (index, group) in groups.enumerated() {
            let place: [JSONStep] = ["groups", .index(index)]
            places += group.members.hiddenLists.map { place + [.key($0)] }
            for (inner, layer) in group.layers.enumerated() {
                places += layer.members.hiddenLists.map { place + ["layers", .index(inner), .key($0)] }
            }
        }
        return places
    }

    /// The names of the pictures that layers show in any appearance or on any kind of device, each once.
    public var imageNames: [String] {
        var names: [String] = []
        for layer in groups.flatMap(\.layers) {
            for name in layer.imageNames where !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// A look that people choose for the icons of their home screen.
public enum IconAppearance: String, Hashable, Sendable, CaseIterable {
    /// The usual one, and each that has no value of its own.
    case any
    /// A dark icon.
    case dark
    /// An icon in one colour of the system's, tinted or clear.
    case tinted
}

/// A group of layers that have light and shadow in common.
public struct IconGroup: Hashable, Sendable {
    /// All members of the group.
    public var members: JSONObject

    init(_ members: JSONObject) { self.members = members }

    /// Joins layers, the front one first.
    ///
    /// - Parameters:
    ///   - name: The name of the group in the tool.
    ///   - layers: The layers.
    ///   - hasShadow: Whether they throw the system's usual shadow on what is below.
    public init(_ name: String, _ layers: [IconLayer], hasShadow: Bool) {
        members = ["name": .string(name), "layers": .array(layers.map { .object($0.members) })]
        members["shadow"] = ["kind": hasShadow ? "neutral" : "none", "opacity": .number("0.5")]
        members["specular"] = .boolean(hasShadow)
        members["translucency"] = ["enabled": false, "value": .number("0.5")]
    }

    /// The layers, the front one first.
    public var layers: [IconLayer] {
        get { (members["layers"]?.array ?? []).compactMap(\.object).map(IconLayer.init) }
        set { members["layers"] = .array(newValue.map { .object($0.members) }) }
    }
}

/// A picture of an icon.
public struct IconLayer: Hashable, Sendable {
    /// All members of the layer.
    public var members: JSONObject

    init(_ members: JSONObject) { self.members = members }

    /// Shows a picture of the document's folder.
    ///
    /// - Parameters:
    ///   - name: The name of the layer in the tool.
    ///   - image: The name of the file in `Assets`.
    ///   - isGlass: Whether it is made of the system's glass.
    public init(_ name: String, image: String, isGlass: Bool) {
        members = ["name": .string(name), "image-name": .string(image), "glass": .boolean(isGlass)]
    }

    /// The picture in an appearance.
    public func imageName(in appearance: IconAppearance) -> String? {
        members.specialized("image-name", in: appearance)?.string
    }

    /// The pictures of all appearances and devices.
    fileprivate var imageNames: [String] {
        let entries = members["image-name-specializations"]?.array ?? []
        return [members["image-name"]?.string].compactMap(\.self) + entries.compactMap { $0["value"]?.string }
    }

    /// Sets the picture in an appearance.
    public mutating func setImageName(_ name: String?, in appearance: IconAppearance) {
        members.specialize("image-name", name.map(JSONValue.string), in: appearance)
    }

    /// The colour that takes the place of the picture's own in an appearance.
    public func fill(in appearance: IconAppearance) -> IconFill? {
        members.specialized("fill", in: appearance).flatMap(IconFill.init)
    }

    /// Sets the colour in an appearance; nil leaves the picture its own.
    public mutating func setFill(_ fill: IconFill?, in appearance: IconAppearance) {
        members.specialize("fill", fill?.json, in: appearance)
    }

    /// Returns whether it is left out in an appearance.
    public func isHidden(in appearance: IconAppearance) -> Bool {
        members.specialized("hidden", in: appearance)?.boolean ?? false
    }

    /// Leaves it out in an appearance, or shows it.
    public mutating func setHidden(_ isHidden: Bool, in appearance: IconAppearance) {
        members.specialize("hidden", .boolean(isHidden), in: appearance)
    }
}
