// Licensed under the Apache License, Version 2.0.

/// A property list in XML or binary form that changes only the bytes that an edit must change.
///
/// In XML, comments, the order of keys, the indentation and the line ends stay. A binary list is rewritten when its
/// value changed, as the form has no white space to keep.
public struct PropertyListFile: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case xml(MarkupDocument)
        /// A binary list: the value that was read, and its bytes.
        case binary(PropertyValue, [UInt8])
    }

    /// The path of the file, as it was given.
    public let file: String
    private var current: PropertyValue
    private var form: Form

    /// Reads a list in XML or binary form.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self.file = file
        if bytes.starts(with: BinaryPropertyList.mark) {
            current = try BinaryPropertyList.read(bytes, file: file)
            form = .binary(current, bytes)
            return
        }
        try Self.refuseOldText(bytes, file: file)
        let document = try MarkupDocument(reading: bytes, file: file)
        var reader = PropertyListMarkup(file: file)
        current = try reader.value(in: document.root)
        form = .xml(document)
    }

    /// Creates a list in Apple's XML form, with the keys in the given order.
    public init(_ value: PropertyValue, file: String = "") {
        self.file = file
        current = value
        form = .xml(PropertyListMarkup.document(of: value))
    }

    /// The value of the whole list; setting it changes the bytes of the parts that differ.
    public var value: PropertyValue {
        get { current }
        set {
            if case .xml(var document) = form {
                PropertyListMarkup.update(&document.root, from: current, to: newValue)
                form = .xml(document)
            }
            current = newValue
        }
    }

    /// The value of a key of the root dictionary; on another root, setting does nothing.
    public subscript(_ key: String) -> PropertyValue? {
        get { current.dictionary?[key] }
        set {
            guard var dictionary = current.dictionary else { return }
            dictionary[key] = newValue
            value = .dictionary(dictionary)
        }
    }

    /// Sets the value at a path of keys and array indices, or removes it with nil.
    public mutating func set(_ value: PropertyValue?, at path: [String]) throws(ArtefactProblem) {
        var whole = current
        do throws(ArtefactProblem) {
            try whole.set(value, at: path[...], of: path)
        } catch {
            var problem = error
            (problem.file, problem.line) = (file, line(of: Array(path.dropLast())))
            throw problem
        }
        self.value = whole
    }

    /// Returns the line of a key or of a place in an array, as they were read.
    public func line(of path: [String]) -> Int? {
        guard case .xml(let document) = form else { return nil }
        return PropertyListMarkup.line(of: path, in: document.root)
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        switch form {
        case .xml(let document): document.bytes()
        case .binary(let value, let bytes):
            value == current ? bytes : BinaryPropertyListWriter.bytes(of: current)
        }
    }

    private static func refuseOldText(_ bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let start = bytes.prefix(4096).drop { $0 <= 0x20 }
        let signs = ["{", "(", "\"", "/*", "//", "!$*UTF8*$!"]
        if signs.contains(where: { start.starts(with: $0.utf8) }) {
            throw ArtefactProblem(
                file: file, line: 1,
                reason: "it is a property list in the old text form: convert it with plutil -convert xml1")
        }
    }
}
