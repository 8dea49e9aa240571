// Licensed under the Apache License, Version 2.0.

/// A property list in XML, binary or old text form that changes only the bytes that an edit must change.
///
/// It reads what `plutil` reads. In XML, comments, the order of keys, the indentation and the line ends stay. A binary
/// list is rewritten when its value changed, as the form has no white space to keep; one in the old text form becomes
/// XML then, and one that is not well-formed XML is written in UTF-8 without its faults.
public struct PropertyListFile: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case xml(MarkupDocument)
        /// A list that XML alone would refuse: its well-formed text, the value that was read, and its bytes.
        case mended(MarkupDocument, PropertyValue, [UInt8])
        /// A binary list: the value that was read, and its bytes.
        case binary(PropertyValue, [UInt8])
        /// A list in the old text form: its text, the value that was read, and its bytes.
        case text(OpenStepValue, PropertyValue, [UInt8])
    }

    /// The path of the file, as it was given.
    public let file: String
    private var current: PropertyValue
    private var form: Form

    /// The oddities that a reader of property lists takes and other tools may not, such as a key that stands twice.
    package private(set) var remarks: [ArtefactProblem] = []

    /// Reads a list in XML, binary or old text form, whichever it is.
    ///
    /// - Throws: The problem with its line and key, where `plutil` refuses the list, too.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self.file = file
        if bytes.starts(with: BinaryPropertyList.mark) {
            let read = try BinaryPropertyList.read(bytes, file: file)
            (current, remarks) = (read.value, read.remarks)
            form = .binary(current, bytes)
        } else if Self.isText(bytes) {
            let read = try OpenStepReader.list(bytes, file: file)
            current = PropertyValue(read.value)
            let old = ArtefactProblem(
                file: file, line: 1,
                reason: "the list is in the old text form, which few tools but Apple's read")
            remarks = [old] + read.remarks
            form = .text(read.value, current, bytes)
        } else {
            try Self.refuseLax(bytes, file: file)
            let document: MarkupDocument
            let mended: ArtefactProblem?
            (document, mended) = try Self.document(bytes, file: file)
            if document.prologue.contains(/<!DOCTYPE[^>]*\[/) {
                throw ArtefactProblem(
                    file: file, line: 1, element: "DOCTYPE",
                    reason: "property lists declare nothing of their own: remove what stands between [ and ]")
            }
            var reader = PropertyListMarkup(file: file)
            current = try reader.value(in: document.root)
            remarks = (mended ?? Self.wide(bytes, file: file)).map { [$0] } ?? []
            remarks += reader.remarks
            form = mended == nil ? .xml(document) : .mended(document, current, bytes)
        }
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
            switch form {
            case .xml(var document):
                PropertyListMarkup.update(&document.root, from: current, to: newValue)
                form = .xml(document)
            case .mended(var document, let value, let bytes):
                PropertyListMarkup.update(&document.root, from: current, to: newValue)
                form = .mended(document, value, bytes)
            case .binary, .text: break
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
        switch form {
        case .xml(let document), .mended(let document, _, _):
            PropertyListMarkup.line(of: path, in: document.root)
        case .text(let value, _, _): value.line(of: path)
        case .binary: nil
        }
    }

    /// Indicates whether the list was read in the old text form, which knows no numbers and no truth values.
    var isOldText: Bool { if case .text = form { true } else { false } }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        switch form {
        case .xml(let document): document.bytes()
        case .mended(let document, let value, let bytes): value == current ? bytes : document.bytes()
        case .binary(let value, let bytes):
            value == current ? bytes : BinaryPropertyListWriter.bytes(of: current)
        case .text(_, let value, let bytes):
            value == current ? bytes : PropertyListMarkup.document(of: current).bytes()
        }
    }

    // MARK: - Forms

    /// Returns whether a list is in the old text form: XML begins with an angle bracket.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return false }
        let marks = Set<UInt8>([0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0])
        let start = bytes.prefix(4096).drop { $0 <= 0x20 || marks.contains($0) }
        return start.first != UInt8(ascii: "<")
    }

    /// A remark on a list in UTF-16 or UTF-32, which few tools but Apple's read; nil for others.
    private static func wide(_ bytes: [UInt8], file: String) -> ArtefactProblem? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return ArtefactProblem(file: file, line: 1, reason: "the list is in UTF-32: save it as UTF-8")
        }
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        return ArtefactProblem(file: file, line: 1, reason: "the list is in UTF-16: save it as UTF-8")
    }

    /// Refuses what XML allows and readers of property lists do not.
    private static func refuseLax(_ bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let isDouble = bytes.starts(with: [0x3C, 0, 0, 0]) || bytes.starts(with: [0, 0, 0, 0x3C])
        if isDouble || bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C]) {
            throw ArtefactProblem(
                file: file, line: 1,
                reason:
                    "it is in UTF-\(isDouble ? 32 : 16) without a byte order mark: save it as UTF-8")
        }
    }

    /// Reads XML, and what is taken for it with the reason why it is none.
    private static func document(
        _ bytes: [UInt8], file: String
    ) throws(ArtefactProblem) -> (MarkupDocument, ArtefactProblem?) {
        do {
            return (try MarkupDocument(reading: bytes, file: file), nil)
        } catch {
            guard bytes.count <= ReadingLimits().bytes, let text = PropertyListRepair.xml(bytes),
                text != bytes
            else { throw error }
            let document = try MarkupDocument(reading: text, file: file)
            // Readers of XML do not know UTF-32, of which they say other things.
            if let wide = wide(bytes, file: file), wide.reason.contains("UTF-32") {
                return (document, wide)
            }
            var remark = error
            remark.reason += " (read nevertheless, as plutil reads it)"
            return (document, remark)
        }
    }
}
