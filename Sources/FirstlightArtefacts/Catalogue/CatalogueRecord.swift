// Licensed under the Apache License, Version 2.0.

/// A part of a catalogue's file: known keys are typed, others are kept as they are.
public protocol CatalogueRecord: Hashable, Sendable {
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

/// The content of a whole Contents.json.
public protocol CatalogueFile: CatalogueRecord {
    /// The kind of the folder in which the file lies.
    static var kind: AssetKind { get }
}

extension CatalogueFile {
    /// Reads a Contents.json: unknown keys are kept, known keys must have their type.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let json = try JSONFile(reading: bytes, file: file)
        self.init(members: try Self.kind.members(of: json))
    }

    /// The file as Xcode writes it.
    public func xcodeBytes() -> [UInt8] { JSONValue.object(members).xcodeBytes() }

    /// The writer of the file and the version of the format, if the file names them.
    public var info: CatalogueInfo? {
        get { self[record: "info"] }
        set { self[record: "info"] = newValue }
    }

    /// The properties of the asset as a whole.
    public var properties: CatalogueProperties {
        get { self[record: "properties"] ?? CatalogueProperties() }
        set {
            let isNew = members["properties"] == nil && newValue.members.isEmpty
            self[record: "properties"] = isNew ? nil : newValue
        }
    }
}

/// The writer of a catalogue's file and the version of the format.
public struct CatalogueInfo: CatalogueRecord {
    /// All keys and values, known or not.
    public var members: JSONObject

    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }

    /// The value that Xcode writes: itself and version 1.
    public static let xcode = CatalogueInfo(members: ["author": "xcode", "version": 1])

    /// The program that wrote the file.
    public var author: String? {
        get { self[text: "author"] }
        set { self[text: "author"] = newValue }
    }
    /// The version of the format, which is 1.
    public var version: Int? {
        get { self[integer: "version"] }
        set { self[integer: "version"] = newValue }
    }
}

/// The properties of an asset as a whole.
public struct CatalogueProperties: CatalogueRecord {
    /// All keys and values, known or not.
    public var members: JSONObject

    /// Creates the record from keys and values as they are.
    public init(members: JSONObject = [:]) { self.members = members }

    /// The rendering of the picture: in its own colours (`original`) or in the tint (`template`).
    public var templateRenderingIntent: String? {
        get { self[text: "template-rendering-intent"] }
        set { self[text: "template-rendering-intent"] = newValue }
    }
    /// Indicates whether a vector picture is kept as one and not only drawn at the scales.
    public var preservesVectorRepresentation: Bool? {
        get { self[flag: "preserves-vector-representation"] }
        set { self[flag: "preserves-vector-representation"] = newValue }
    }
    /// The compression that the compiler uses for the picture.
    public var compressionType: String? {
        get { self[text: "compression-type"] }
        set { self[text: "compression-type"] = newValue }
    }
    /// Indicates whether the asset has variants by language.
    public var isLocalizable: Bool? {
        get { self[flag: "localizable"] }
        set { self[flag: "localizable"] = newValue }
    }
    /// Indicates whether the names in a group begin with the name of the group.
    public var providesNamespace: Bool? {
        get { self[flag: "provides-namespace"] }
        set { self[flag: "provides-namespace"] = newValue }
    }
    /// The size in points on which the layers of a stack lie.
    public var canvasSize: PointSize? {
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
