// Licensed under the Apache License, Version 2.0.

/// The bytes of a document as they were read; its identity distinguishes one reading from another.
final class MarkupSource: Sendable {
    let bytes: [UInt8]
    let encoding: MarkupEncoding
    /// The encoding's name in the declaration.
    let declared: String?
    /// The line end of the file, taken from its first.
    let newline: String

    init(_ bytes: [UInt8], declared: String?) {
        self.bytes = bytes
        self.declared = declared
        encoding = MarkupEncoding(of: bytes, declared: declared)
        let first = bytes.firstIndex(of: 0x0A) ?? 0
        let before = first - encoding.width
        newline = before >= 0 && bytes[before..<first].contains(0x0D) ? "\r\n" : "\n"
    }

    func text(in range: Range<Int>) -> String {
        encoding.decode(bytes[range])
    }
}

/// An element as it was read. Its parts share their storage with the element's until one is changed.
final class MarkupOrigin: Sendable {
    let source: MarkupSource
    let range: Range<Int>
    /// The end of the start tag.
    let tagEnd: Int
    /// The end of the content between the tags.
    let contentEnd: Int
    /// The byte at which each child begins.
    let starts: [Int]
    let name: String
    let attributes: [MarkupAttribute]
    let children: [MarkupNode]

    init(
        source: MarkupSource, range: Range<Int>, tagEnd: Int, contentEnd: Int, starts: [Int],
        of element: MarkupElement
    ) {
        (self.source, self.range, self.tagEnd, self.contentEnd) = (source, range, tagEnd, contentEnd)
        (self.starts, name) = (starts, element.name)
        (attributes, children) = (element.attributes, element.children)
    }

    var isOneTag: Bool { tagEnd == range.upperBound }

    func range(ofChild index: Int) -> Range<Int> {
        starts[index]..<(index + 1 < starts.count ? starts[index + 1] : contentEnd)
    }
}
