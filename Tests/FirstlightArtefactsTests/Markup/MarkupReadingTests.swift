// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

@Suite struct MarkupReadingTests {
    private func read(_ text: String) throws -> MarkupDocument {
        try MarkupDocument(reading: Array(text.utf8), file: "a.xml")
    }

    private func problem(_ text: String) -> ArtefactProblem? {
        do { _ = try MarkupDocument(reading: Array(text.utf8), file: "a.xml") } catch { return error }
        return nil
    }

    @Test("A document's parts are read in their order")
    func parts() throws {
        let document = try read(
            "<?xml version=\"1.0\"?>\n<!-- top -->\n<a x='1' y=\"&lt;2\">\n  <b/>t&amp;u<![CDATA[<d>]]>"
                + "<!--c--><?p q r?></a>\n<!-- end -->"
        )
        let expected = MarkupElement(
            "a", [MarkupAttribute("x", "1"), MarkupAttribute("y", "<2")],
            children: [
                .text("\n  "), .element(MarkupElement("b")), .text("t&u"), .data("<d>"), .comment("c"),
                .instruction(target: "p", content: "q r"),
            ])
        #expect(document.root == expected)
        #expect(document.prologue == "<?xml version=\"1.0\"?>\n<!-- top -->\n")
        #expect(document.epilogue == "\n<!-- end -->")
    }

    @Test("An element knows its line and its bytes")
    func places() throws {
        let document = try read("<a>\n<b>é</b>\n\n<c\n  d='1'/></a>")
        let elements = document.root.elements
        #expect(document.root.line == 1)
        #expect(document.root.range == 0..<31)
        #expect(elements.map(\.line) == [2, 4])
        #expect(elements.map(\.range) == [4..<13, 15..<27])
    }

    @Test("Elements below are found by their names, depth first")
    func looking() throws {
        let root = try read("<a><b n='1'><c n='2'/></b><c n='3'>x<!-- y -->z</c><b n='4'/></a>").root
        #expect(root.first("c")?["n"] == "3")
        #expect(root.all("b").map { $0["n"] } == ["1", "4"])
        #expect(root.descendants("c").map { $0["n"] } == ["2", "3"])
        #expect(root.descendants().map { $0["n"] } == ["1", "2", "3", "4"])
        #expect(root.first("c")?.text == "xz")
        #expect(root.first("d") == nil)
        #expect(root["n"] == nil)
    }

    @Test("Line ends are line feeds in texts, whatever the file has", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        #expect(try read("<a>x\(end)y</a>").root.text == "x\ny")
    }

    @Test("An entity of the document stands for its text, and its bytes stay")
    func entities() throws {
        let text = "<!DOCTYPE a [<!ENTITY app \"Duggy\">]><a t='&app;!'>Hello &app;, hello<b/>&app;</a>"
        let document = try read(text)
        #expect(document.root["t"] == "Duggy!")
        #expect(document.root.text == "Hello Duggy, helloDuggy")
        #expect(document.bytes() == Array(text.utf8))
    }

    @Test(
        "What is no XML is refused with line, path and advice",
        arguments: [
            ("", nil, "", "the file is empty: give it a root element"),
            ("<a>\n<b>\n</a>", 3, "a/b", "<b> of line 2 is closed by another name: close it first"),
            ("<a>\n<b>", 2, "a/b", "the file ends inside <b> of line 2: it is cut off"),
            ("<!-- -->\n", 2, "", "there is no root element: the file is empty or cut off"),
            ("<a/>\n<b/>", 2, "", "something follows the root element: only one may stand here"),
            ("<a b='1'\n b='2'/>", 2, "", "an attribute stands twice in one tag: remove one"),
            ("<a>&nbsp;</a>", 1, "a", "an entity is not declared: write the character itself"),
            (
                "<!DOCTYPE a SYSTEM \"a.dtd\"><a>\n&nbsp;</a>", 2, "a",
                "the entity &nbsp; is not declared here: write the character itself"
            ),
            (
                "<!DOCTYPE a SYSTEM \"a.dtd\"><a>\n<b c='&nbsp;'/></a>", 2, "a/b",
                "the entity &nbsp; is not declared here: write the character itself"
            ),
            (
                "<!DOCTYPE a [<!ENTITY e SYSTEM \"b.xml\">]>\n<a>&e;</a>", 2, "a",
                "it refers to another file by an entity; other files are not read: put the text here"
            ),
            (
                "<!DOCTYPE a [<!ENTITY e \"<b/>\">]>\n<a>&e;</a>", 2, "a",
                "an entity stands for elements: write the elements where it is used"
            ),
            (
                "<?xml version='1.0' encoding='KOI8-R'?><a/>", 1, "",
                "the encoding KOI8-R is not known: save it as UTF-8"
            ),
            ("\n<?xml version='1.0'?><a/>", 2, "", "the declaration <?xml …?> must be the first in the file"),
        ] as [(String, Int?, String, String)])
    func refused(text: String, line: Int?, element: String, reason: String) {
        #expect(problem(text) == ArtefactProblem(file: "a.xml", line: line, element: element, reason: reason))
    }

    @Test("200 levels are read, 201 are refused")
    func depth() throws {
        let deep = { (count: Int) in
            String(repeating: "<a>\n", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(try read(deep(200)).root.descendants().count == 199)
        let refused = problem(deep(201))
        #expect(refused?.line == 201)
        #expect(refused?.element == "…/a/a/a/a/a/a/a/a")
        #expect(refused?.reason == "it is nested deeper than 200 elements: no file of a project is")
    }

    @Test(
        "More bytes or nodes than the limits allow are refused",
        arguments: [
            (13, 4, nil), (12, 4, "it has 13 bytes; at most 12 are read: divide it"),
            (13, 3, "it has more than 3 elements and texts: divide it"),
        ] as [(Int, Int, String?)])
    func limits(bytes: Int, nodes: Int, reason: String?) {
        let limits = ReadingLimits(bytes: bytes, nodes: nodes)
        var problem: ArtefactProblem?
        do {
            _ = try MarkupDocument(reading: Array("<a>t<b/>u</a>".utf8), file: "a.xml", limits: limits)
        } catch { problem = error }
        #expect(problem?.reason == reason)
    }

    @Test("The limits are 64 MB, 200 levels and a million nodes")
    func usualLimits() {
        let limits = ReadingLimits()
        #expect([limits.bytes, limits.depth, limits.nodes] == [67_108_864, 200, 1_000_000])
    }

    @Test("Entities that multiply are refused")
    func laughs() {
        let entities = (1...12).map { level in
            "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
        }
        let text = "<!DOCTYPE a [<!ENTITY e0 \"lol\">\(entities.joined())]>\n<a>&e12;</a>"
        #expect(problem(text)?.reason == "its entities grow beyond all measure: write the text out")
    }
}
