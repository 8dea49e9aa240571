// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct MarkupFuzzTests {
    private static let mutator = Mutator(
        samples: [
            MarkupWritingTests.storyboard, MarkupWritingTests.storyboard.replacing("\n", with: "\r\n"),
            "<!DOCTYPE a [<!ENTITY e 'x'><!ENTITY f '&e;&e;'>]>\n<a b='&e;'>&f;<![CDATA[x]]><?p q?></a>\n<!-- -->\n",
            "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a>\n<b c='&#65;'/></a>",
        ],
        tokens: [
            "<", ">", "</", "/>", "&", ";", "&amp;", "&e;", "&f;", "&#0;", "&#x10FFFF;", "<![CDATA[", "]]>",
            "<!--",
            "-->", "<?xml ", "?>", "<!DOCTYPE a [", "]>", "<!ENTITY e '&f;'>", "<!ENTITY e SYSTEM 'x'>",
            "<!ATTLIST a b CDATA 'c'>", "encoding=\"UTF-16\"", "encoding='US-ASCII'", "\u{FEFF}", "\0",
            "\r\n", "\"", "'",
            "xmlns:a='b' ", "<a b='1' b='2'>", "%p;",
        ],
        nests: [("<a>", "</a>"), ("<a b='&e;'>\n", "</a>"), ("&e;", "")])

    @Test("No file breaks the reader; what it accepts comes back byte for byte and may be changed")
    func documents() {
        Fuzz.run("markup", Self.mutator) { (bytes) throws(ArtefactProblem) in
            var document = try MarkupDocument(reading: bytes, file: "fuzz")
            #expect(document.bytes() == bytes)
            let middle = document.root.descendants().count / 2
            var index = 0
            document.root.edit(where: { _ in
                index += 1; return index == middle
            }) {
                $0["fuzz"] = "→\n\""
                $0.children.insert(.comment("x"), at: 0)
            }
            document.root.attributes.reverse()
            let again = try MarkupDocument(reading: document.bytes(), file: "fuzz")
            #expect(again.root == document.root)
            #expect(again.epilogue == document.epilogue)
        }
    }
}
