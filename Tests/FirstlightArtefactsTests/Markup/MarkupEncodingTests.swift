// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct MarkupEncodingTests {
    private static func utf16(_ text: String, little: Bool) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
            return little ? bytes : bytes.reversed()
        }
    }

    @Test("UTF-16 is read, and an edit is written in it", arguments: [true, false], ["\u{FEFF}", ""])
    func utf16(little: Bool, mark: String) throws {
        let text = mark + "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<a>\r\n<b c='é😀'/>😀</a>\r\n"
        let bytes = Self.utf16(text, little: little)
        var document = try MarkupDocument(reading: bytes, file: "a.xml")
        #expect(document.root.elements.map(\.line) == [3])
        #expect(document.root.elements.first?["c"] == "é😀")
        #expect(document.bytes() == bytes)
        document.root.edit(where: { _ in true }) { $0["d"] = "ß" }
        document.root.children.append(.text("\n"))
        let expected = text.replacing("<b c='é😀'/>😀", with: "<b c='é😀' d=\"ß\"/>😀\r\n")
        #expect(document.bytes() == Self.utf16(expected, little: little))
    }

    private static let latin1 =
        Array("<?xml version='1.0' encoding='iso-8859-1'?><a b='x'>".utf8) + [0xE9] + Array("</a>".utf8)

    @Test("Latin-1 is read, and an edit within it stays in it")
    func latin1() throws {
        var document = try MarkupDocument(reading: Self.latin1, file: "a.xml")
        #expect(document.root.text == "é")
        #expect(document.bytes() == Self.latin1)
        document.root["b"] = "ü"
        #expect(document.bytes() == Array(Self.latin1.prefix(49)) + [0xFC] + Array(Self.latin1.dropFirst(50)))
    }

    @Test("Latin-1 becomes UTF-8 when it is given a character that it lacks")
    func converted() throws {
        var document = try MarkupDocument(reading: Self.latin1, file: "a.xml")
        document.root["b"] = "→"
        #expect(document.bytes() == Array("<?xml version='1.0' encoding='UTF-8'?><a b='→'>é</a>".utf8))
    }

    @Test("Bytes that are not in the declared encoding are refused with their line")
    func broken() {
        let problem = #expect(throws: ArtefactProblem.self) {
            try MarkupDocument(
                reading: Array("<a>\n".utf8) + [0xC3, 0x28] + Array("</a>".utf8), file: "a.xml")
        }
        #expect(problem?.line == 2)
        #expect(problem?.element == "a")
    }
}
