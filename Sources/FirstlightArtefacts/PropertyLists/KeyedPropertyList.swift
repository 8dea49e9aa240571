// Licensed under the Apache License, Version 2.0.

/// A property list whose root is a dictionary, with properties for the keys that matter; all others stay as they are.
public protocol KeyedPropertyList: Hashable, Sendable {
    /// The file beneath; a root that is no dictionary counts as one without keys.
    var file: PropertyListFile { get set }

    /// Takes a list whose root is a dictionary.
    init(_ file: PropertyListFile) throws(ArtefactProblem)
}

extension KeyedPropertyList {
    /// Reads a file in XML or binary form.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        try self.init(PropertyListFile(reading: bytes, file: file))
    }

    /// The value of a key: setting it keeps its place or appends it, nil removes it.
    public subscript(_ key: String) -> PropertyValue? {
        get { file[key] }
        set { file[key] = newValue }
    }

    /// The keys with their values; setting it changes the bytes of those that differ.
    public var dictionary: PropertyDictionary {
        get { file.value.dictionary ?? [:] }
        set { file.value = .dictionary(newValue) }
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] { file.bytes() }
}

extension PropertyListFile {
    /// Refuses a root without keys.
    func requireDictionary() throws(ArtefactProblem) {
        if value.dictionary == nil {
            throw ArtefactProblem(
                file: file, line: line(of: []),
                reason: "its root is of kind \(value.kind): make it a dictionary")
        }
    }
}
