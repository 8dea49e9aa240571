// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct MarkupWritingTests {
    private func read(_ text: String) throws -> MarkupDocument {
        try MarkupDocument(reading: Array(text.utf8), file: "a.xml")
    }

    private func text(_ document: MarkupDocument) -> String {
        String(decoding: document.bytes(), as: UTF8.self)
    }

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <!-- by hand -->
            <scenes>
                <scene sceneID="EHf-IW-A2E">
                    <string key="text">a &amp; b</string>
                </scene>
            </scenes>
        </document>

        """

    @Test(
        "An unchanged document comes back byte for byte, whatever its form",
        arguments: [
            storyboard, storyboard.replacing("\n", with: "\r\n"), "\u{FEFF}<a/>",
            "<a  b = 'c'\n\t/>", "<a></a >", "<a b='&#10;&quot;x&#x41;'>&#65;\u{e9}<![CDATA[x]]></a>\r",
            "<!DOCTYPE a [<!ENTITY e ''>]><?p?><a>&e;<b/>&e;</a><!-- \n -->",
        ])
    func unchanged(text: String) throws {
        #expect(try self.text(read(text)) == text)
    }

    @Test("An edit changes the bytes of its own tag alone")
    func oneAttribute() throws {
        var document = try read(Self.storyboard)
        document.root.edit(where: { $0.name == "scene" }) { $0["sceneID"] = "a\"b" }
        #expect(
            text(document)
                == Self.storyboard.replacing("sceneID=\"EHf-IW-A2E\"", with: "sceneID=\"a&quot;b\""))
    }

    @Test(
        "A tag keeps its quotes and spaces where it is not changed",
        arguments: [
            ("b", "2", "<a  b='2'\n\tc = \"&#65;\" />"), ("b", "'", "<a  b='&apos;'\n\tc = \"&#65;\" />"),
            ("c", nil, "<a  b='1' />"), ("d", "4\n", "<a  b='1'\n\tc = \"&#65;\" d=\"4&#10;\" />"),
        ] as [(String, String?, String)])
    func attributes(name: String, value: String?, expected: String) throws {
        var document = try read("<a  b='1'\n\tc = \"&#65;\" />")
        document.root[name] = value
        #expect(text(document) == expected)
    }

    @Test("An element without children is one tag, one with children has two")
    func emptiness() throws {
        var document = try read("<a>\n <b x='1' />\n <c y='2'>z</c>\n <d></d>\n</a>")
        document.root.edit(where: { $0.name == "b" }) { $0.children = [.text("<")] }
        document.root.edit(where: { $0.name == "c" }) { $0.children = [] }
        document.root.edit(where: { $0.name == "d" }) { $0["n"] = "" }
        #expect(text(document) == "<a>\n <b x='1'>&lt;</b>\n <c y='2'/>\n <d n=\"\"></d>\n</a>")
    }

    @Test("Added children leave the texts beside them as they stood")
    func added() throws {
        var document = try read("<a>&#x20;\r\n  <b c='1'/>&#65;\r\n</a>")
        document.root.children.insert(.element(MarkupElement("n", children: [.text("\n]]>")])), at: 1)
        document.root.children.insert(.text("\n  "), at: 2)
        #expect(text(document) == "<a>&#x20;\r\n  <n>\r\n]]&gt;</n>\r\n  <b c='1'/>&#65;\r\n</a>")
    }

    @Test("A removed child takes nothing else along")
    func removed() throws {
        var document = try read("<a>\n <b/>\n <c x='1'></c>&#65;<!-- k -->\n</a>")
        document.root.children.removeSubrange(0...1)
        #expect(text(document) == "<a>\n <c x='1'></c>&#65;<!-- k -->\n</a>")
    }

    @Test("A text that is added takes no bytes from its equals")
    func equalTexts() throws {
        var document = try read("<a>&#65;<b/>&#65;</a>")
        document.root.children.insert(contentsOf: [.element(MarkupElement("c")), .text("A")], at: 1)
        #expect(text(document) == "<a>&#65;<c/>A<b/>&#65;</a>")
    }

    @Test("An element that moves keeps its bytes")
    func moved() throws {
        var document = try read("<a><b x='1'  y='&#65;'/><c/></a>")
        document.root.children.reverse()
        #expect(text(document) == "<a><c/><b x='1'  y='&#65;'/></a>")
    }

    @Test("An element of another document is written anew")
    func foreign() throws {
        var document = try read("<a/>")
        document.root.children = try read("<z><b x='1'/></z>").root.children
        #expect(text(document) == "<a><b x=\"1\"/></a>")
    }

    @Test("A changed name changes both tags")
    func renamed() throws {
        var document = try read("<a  x='1'>t</a >")
        document.root.name = "b"
        #expect(text(document) == "<b  x='1'>t</b>")
    }

    @Test(
        "What would end a part too early is written apart",
        arguments: [
            (.data("a]]>b"), "<a><![CDATA[a]]]]><![CDATA[>b]]></a>"),
            (.comment("a--b-"), "<a><!--a- -b- --></a>"),
            (.instruction(target: "p", content: "?>"), "<a><?p ? >?></a>"),
            (.text("<&>\"'\r\u{1}"), "<a>&lt;&amp;&gt;\"'&#13;\u{FFFD}</a>"),
        ] as [(MarkupNode, String)])
    func escapes(node: MarkupNode, expected: String) throws {
        let document = MarkupDocument(root: MarkupElement("a", children: [node]), prologue: "", epilogue: "")
        #expect(text(document) == expected)
        _ = try read(expected)
    }

    @Test("A made document is indented in Xcode's form")
    func indented() throws {
        let root = MarkupElement(
            "document", [MarkupAttribute("type", "x")],
            children: [
                .element(MarkupElement("scenes", children: [.element(MarkupElement("scene"))])),
                .comment(" c "),
                .element(MarkupElement("string", [MarkupAttribute("key", "text")], children: [.text(" a ")])),
            ])
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="x">
                <scenes>
                    <scene/>
                </scenes>
                <!-- c -->
                <string key="text"> a </string>
            </document>

            """
        let document = MarkupDocument(root: root).indented()
        #expect(text(document) == expected)
        #expect(document.indented() == document)
        #expect(try read(expected) == document)
    }
}
