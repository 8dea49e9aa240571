// Licensed under the Apache License, Version 2.0.

/// An XML document that keeps the bytes of all that was not changed.
///
/// An unchanged document comes back byte for byte, whatever its form. After an edit, only the tags and texts that were
/// touched are rewritten: double quotes, an empty element as one tag, `&quot;` and `&#10;` in attributes, the line ends
/// of the file.
public struct MarkupDocument: Sendable {
    /// The text before the root element: declaration, document type, comments.
    public var prologue: String
    /// The root element.
    public var root: MarkupElement
    /// The text after the root element.
    public var epilogue: String
    private var read: Read?

    private struct Read: Sendable {
        var source: MarkupSource
        var prologue: String
        var epilogue: String
    }

    /// The declaration with which a document begins.
    public static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Creates a document that was not read from a file.
    public init(root: MarkupElement, prologue: String = declaration, epilogue: String = "\n") {
        (self.root, self.prologue, self.epilogue) = (root, prologue, epilogue)
    }

    /// Reads a document of at most 64 MB, 200 levels and a million nodes; external entities are refused.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        try self.init(reading: bytes, file: file, limits: ReadingLimits())
    }

    init(reading bytes: [UInt8], file: String, limits: ReadingLimits) throws(ArtefactProblem) {
        let (root, source) = try ExpatSession.read(bytes, file: file, limits: limits)
        let range = root.range ?? 0..<bytes.count
        prologue = source.text(in: 0..<range.lowerBound)
        epilogue = source.text(in: range.upperBound..<bytes.count)
        self.root = root
        read = Read(source: source, prologue: prologue, epilogue: epilogue)
    }

    /// Returns the bytes of the file: those that were read, except for changes.
    ///
    /// A file in Latin-1 or ASCII that was given other characters becomes UTF-8. Characters that XML does not allow,
    /// such as NUL, become U+FFFD.
    public func bytes() -> [UInt8] {
        var writer = MarkupWriter(source: read?.source, target: read?.source.encoding ?? .utf8)
        write(with: &writer)
        if !writer.wasEncodable {
            writer = MarkupWriter(source: read?.source, target: .utf8)
            write(with: &writer)
        }
        return writer.output
    }

    private func write(with writer: inout MarkupWriter) {
        writer.put(writer.converts ? converted(prologue) : prologue)
        writer.put(root)
        writer.put(epilogue)
    }

    private func converted(_ prologue: String) -> String {
        guard let name = read?.source.declared else { return prologue }
        return prologue.replacing(name, with: "UTF-8", maxReplacements: 1)
    }
}

extension MarkupDocument: Hashable {
    /// Compares the content and the texts around the root.
    public static func == (one: MarkupDocument, other: MarkupDocument) -> Bool {
        one.prologue == other.prologue && one.root == other.root && one.epilogue == other.epilogue
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(prologue)
        hasher.combine(root)
        hasher.combine(epilogue)
    }
}
