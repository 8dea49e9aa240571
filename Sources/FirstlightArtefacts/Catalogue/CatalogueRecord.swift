// Licensed under the Apache License, Version 2.0.

/// A part of a catalogue's file: the keys that are known are typed, the others are kept as they stand.
package protocol CatalogueRecord: Hashable, Sendable {
    /// All keys and values, known or not.
    var members: JSONObject { get set }
    /// Creates the record from keys and values as they are; a value of another type than the key's reads as none.
    init(members: JSONObject)
}

extension CatalogueRecord {
    subscript(text key: String) -> String? {
        get { members[key]?.string }
        set { members[key] = newValue.map { .string($0) } }
    }

    subscript(flag key: String) -> Bool? {
        get { members[key]?.boolean }
        set { members[key] = newValue.map { .boolean($0) } }
    }

    subscript(integer key: String) -> Int? {
        get { members[key]?.integer }
        set { members[key] = newValue.map { .number(String($0)) } }
    }

    subscript<Word: RawRepresentable>(word key: String) -> Word? where Word.RawValue == String {
        get { self[text: key].flatMap(Word.init(rawValue:)) }
        set { self[text: key] = newValue?.rawValue }
    }

    subscript<Record: CatalogueRecord>(record key: String) -> Record? {
        get { members[key]?.object.map(Record.init(members:)) }
        set { members[key] = newValue.map { .object($0.members) } }
    }

    subscript<Record: CatalogueRecord>(records key: String) -> [Record] {
        get { (members[key]?.array ?? []).map { Record(members: $0.object ?? [:]) } }
        set { members[key] = .array(newValue.map { .object($0.members) }) }
    }

    subscript(appearances key: String) -> [Appearance] {
        get {
            (members[key]?.array ?? []).compactMap { value in
                guard let kind = value["appearance"]?.string, let word = value["value"]?.string else {
                    return nil
                }
                return Appearance(kind: kind, value: word)
            }
        }
        set {
            let values = newValue.map {
                ["appearance": .string($0.kind), "value": .string($0.value)] as JSONValue
            }
            members[key] = values.isEmpty ? nil : .array(values)
        }
    }
}

/// One variant of a colour or a picture.
package protocol CatalogueVariant: CatalogueRecord {}

extension CatalogueVariant {
    /// The kind of device.
    package var idiom: Idiom? {
        get { self[word: "idiom"] }
        set { self[word: "idiom"] = newValue }
    }
    /// The conditions; none for the variant that is chosen when no other fits.
    package var appearances: [Appearance] {
        get { self[appearances: "appearances"] }
        set { self[appearances: "appearances"] = newValue }
    }
    /// The model among the devices of an idiom, such as `44mm`, `retina4` or `mac-catalyst`.
    package var subtype: String? {
        get { self[text: "subtype"] }
        set { self[text: "subtype"] = newValue }
    }
    /// The colours that the device's screen can show.
    package var displayGamut: String? {
        get { self[text: "display-gamut"] }
        set { self[text: "display-gamut"] = newValue }
    }
}

/// The whole of a Contents.json.
package protocol CatalogueFile: CatalogueRecord {
    /// The kind of the folder in which the file lies.
    static var kind: AssetKind { get }
}

extension CatalogueFile {
    /// Reads a Contents.json: keys that are not known are kept, known keys must have their type.
    package init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let json = try JSONFile(reading: bytes, file: file)
        self.init(members: try Self.kind.members(of: json))
    }

    /// The file as Xcode writes it.
    package func xcodeBytes() -> [UInt8] { JSONValue.object(members).xcodeBytes() }

    /// The author of the file and the version of its format, unless it does not say.
    package var info: CatalogueInfo? {
        get { self[record: "info"] }
        set { self[record: "info"] = newValue }
    }

    /// The properties of the asset as a whole.
    package var properties: CatalogueProperties {
        get { self[record: "properties"] ?? CatalogueProperties() }
        set {
            let isNew = members["properties"] == nil && newValue.members.isEmpty
            self[record: "properties"] = isNew ? nil : newValue
        }
    }
}

/// The author of a file of a catalogue and the version of its format.
package struct CatalogueInfo: CatalogueRecord {
    /// All keys and values, known or not.
    package var members: JSONObject

    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }

    /// The value that Xcode writes: itself and version 1.
    package static let xcode = CatalogueInfo(members: ["author": "xcode", "version": 1])

    /// The program that wrote the file.
    package var author: String? {
        get { self[text: "author"] }
        set { self[text: "author"] = newValue }
    }
    /// The version of the format, which is 1.
    package var version: Int? {
        get { self[integer: "version"] }
        set { self[integer: "version"] = newValue }
    }
}

/// The properties of an asset as a whole.
package struct CatalogueProperties: CatalogueRecord {
    /// All keys and values, known or not.
    package var members: JSONObject

    /// Takes keys and values as they stand.
    package init(members: JSONObject = [:]) { self.members = members }

    /// The rendering of the picture: in its own colours (`original`) or in the tint (`template`).
    package var templateRenderingIntent: String? {
        get { self[text: "template-rendering-intent"] }
        set { self[text: "template-rendering-intent"] = newValue }
    }
    /// Indicates whether a vector picture is kept as one and not only drawn at the scales.
    package var preservesVectorRepresentation: Bool? {
        get { self[flag: "preserves-vector-representation"] }
        set { self[flag: "preserves-vector-representation"] = newValue }
    }
    /// Indicates whether the names in a group begin with the name of the group.
    package var providesNamespace: Bool? {
        get { self[flag: "provides-namespace"] }
        set { self[flag: "provides-namespace"] = newValue }
    }
    /// The size in points on which the layers of a stack lie.
    package var canvasSize: PointSize? {
        get {
            guard let size = members["canvasSize"], let width = size["width"]?.double,
                let height = size["height"]?.double
            else { return nil }
            return PointSize(width, height)
        }
        set {
            members["canvasSize"] = newValue.map {
                ["height": .number(Self.literal($0.height)), "width": .number(Self.literal($0.width))]
            }
        }
    }

    private static func literal(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
