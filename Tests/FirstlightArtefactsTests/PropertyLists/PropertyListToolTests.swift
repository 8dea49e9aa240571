// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// Lists of every form, well and badly made: plutil says which are read, and as what.
@Suite struct PropertyListToolTests {
    struct Input: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: [UInt8]

        init(_ name: String, _ bytes: [UInt8]) { (testDescription, self.bytes) = (name, bytes) }
        init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
    }

    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private static let body =
        "<plist version=\"1.0\"><dict><key>a</key><string>\u{E9}</string></dict></plist>\n"
    private static let whole = head + body
    private static let whole16 = whole.replacing("UTF-8", with: "UTF-16")
    private static func declared(_ encoding: String) -> String { whole.replacing("UTF-8", with: encoding) }
    private static func encoded(_ text: String, _ encoding: String.Encoding, mark: [UInt8] = []) -> [UInt8] {
        mark + [UInt8](text.data(using: encoding) ?? Data())
    }
    private static func list(_ name: String, _ inner: String) -> Input {
        Input(name, "\(head)<plist version=\"1.0\">\(inner)</plist>")
    }
    private static func dict(_ name: String, _ inner: String) -> Input { list(name, "<dict>\(inner)</dict>") }

    private static let beginnings: [Input] = [
        Input("plain", whole), Input("comment before", "<!-- c -->\n\(whole)"),
        Input("blank lines before", "\n  \(whole)"), Input("words before", "hello \(whole)"),
        Input("declared twice", "\(head)\(whole)"), Input("no declaration", body),
        Input("a mark", [0xEF, 0xBB, 0xBF] + Array(whole.utf8)),
        Input("a mark and a comment", [0xEF, 0xBB, 0xBF] + Array("<!-- c -->\(whole)".utf8)),
        Input("UTF-16 LE", encoded(whole16, .utf16LittleEndian, mark: [0xFF, 0xFE])),
        Input("UTF-16 BE", encoded(whole16, .utf16BigEndian, mark: [0xFE, 0xFF])),
        Input("UTF-16 that says 8", encoded(whole, .utf16LittleEndian, mark: [0xFF, 0xFE])),
        Input("UTF-16 without a mark", encoded(whole16, .utf16LittleEndian)),
        Input("UTF-8 that says 16", whole16),
        Input("UTF-32", encoded(whole, .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0])),
        Input("Latin-1", encoded(declared("ISO-8859-1"), .isoLatin1)),
        Input("Windows", encoded(declared("windows-1252"), .isoLatin1)),
        Input("Latin-1 that says UTF-8", encoded(whole, .isoLatin1)),
        Input("an unknown encoding", declared("foo")),
        Input("words after", "\(whole)words"), Input("a tag after", "\(whole)<x/>"),
        Input("a comment after", "\(whole)<!-- x -->"), Input("nothing", ""), Input("blanks", "  \n"),
        Input("a web page", "<html><body/></html>"), Input("a conflict", "<<<<<<< HEAD\n\(whole)"),
        Input("no plist element", "\(head)<dict><key>a</key><string>1</string></dict>"),
        Input("cut in a value", "\(head)<plist><dict><key>a</key><string>1</str"),
        Input("cut before the end", "\(head)<plist><dict><key>a</key><string>1</string></dict>"),
        Input("odd attributes", "\(head)<plist version=1.0><dict/></plist>"),
        Input("an attribute twice", "\(head)<plist a=\"1\" a=\"2\"><dict/></plist>"),
        Input("hyphens in a comment", "\(head)<plist><!-- a -- b --><dict/></plist>"),
        Input(
            "entities of its own",
            "\(head)<!DOCTYPE plist [<!ENTITY x \"y\">]><plist><string>&x;</string></plist>"),
        Input("a short document type", "\(head)<!DOCTYPE plist><plist><string>y</string></plist>"),
    ]
    private static let values: [Input] = [
        dict(
            "a key twice",
            "<key>a</key><string>1</string><key>b</key><string>x</string><key>a</key><string>2</string>"),
        dict("CDATA before a key", "<![CDATA[ ]]><key>a</key><string>1</string>"),
        dict("CDATA before a value", "<key>a</key><![CDATA[x]]><string>1</string>"),
        list("CDATA in an array", "<array><![CDATA[]]><string>1</string></array>"),
        list("CDATA in a string", "<string>a<![CDATA[<b>]]>c</string>"),
        dict("CDATA in a key", "<key><![CDATA[a]]></key><string>1</string>"),
        list("CDATA in a number", "<integer><![CDATA[5]]></integer>"),
        list("a comment in a string", "<string>a<!-- x -->b</string>"),
        dict("a comment in a key", "<key>a<!-- x --></key><string>b</string>"),
        list("a comment in a number", "<integer><!-- x -->5</integer>"),
        list("an instruction in a string", "<string>a<?x y?>b</string>"),
        dict("comments between", "<!-- x --><key>a</key><!-- y --><string>1</string>"),
        dict("an instruction between", "<?foo bar?><key>a</key><string>1</string>"),
        dict("words between", "word<key>a</key><string>1</string>"), dict("a hard space", "\u{A0}"),
        list("two roots", "<string>1</string><string>2</string>"), list("no root", ""),
        dict("a closing tag of another", "<key>a</key><string>1</key>"), dict("a key alone", "<key>a</key>"),
        dict("a key for a value", "<key>a</key><key>b</key>"),
        list("a key in an array", "<array><key>a</key></array>"),
        dict("a value without a key", "<string>a</string>"), dict("an unknown tag", "<key>a</key><truth/>"),
        dict("a tag in capitals", "<key>a</key><True/>"), list("true with an end", "<true></true>"),
        list("true with a word", "<true>x</true>"), list("blanks around a number", "<integer> 5 </integer>"),
        list("a blank after the sign", "<integer>- 5</integer>"),
        list("an empty number", "<integer></integer>"),
        list("a number that is none", "<integer>abc</integer>"), list("a fraction", "<integer>1.5</integer>"),
        list("hexadecimal", "<integer>0x1F</integer>"), list("a plus", "<integer>+5</integer>"),
        list("a number beyond all", "<integer>99999999999999999999999</integer>"),
        list("a decimal comma", "<real>1,5</real>"), list("an empty real", "<real></real>"),
        list("infinite", "<real>inf</real>"), list("a hexadecimal real", "<real>0x10</real>"),
        list("a real with a tail", "<real>1.5x</real>"), list("a real without a nought", "<real>.5</real>"),
        list("a real with a point", "<real>5.</real>"), list("a date", "<date>2026-01-31T12:00:00Z</date>"),
        list("a day too many", "<date>2026-02-29T00:00:00Z</date>"),
        list("a month too many", "<date>2026-13-01T00:00:00Z</date>"),
        list("an hour too many", "<date>2026-01-31T24:61:00Z</date>"),
        list("a date without a zone", "<date>2026-02-20T00:00:00</date>"),
        list("a short date", "<date>2026-1-3T1:0:0Z</date>"), list("data with a star", "<data>A*==</data>"),
        list("data without fillers", "<data>QQ</data>"), list("data in lines", "<data>\n QUJD\n </data>"),
        list("fillers within data", "<data>QQ==QUJD</data>"), list("data in one tag", "<data/>"),
        list("a tag in a string", "<string><b/></string>"),
        list("references", "<string>&amp;&lt;&gt;&quot;&apos;&#65;&#x42;</string>"),
        list("an unknown entity", "<string>&nbsp;</string>"),
        list("a bare ampersand", "<string>a & b</string>"),
        list("brackets in a text", "<string>a > b ]]> c</string>"),
        list("a blank in end tags", "<dict ></dict >"),
        list("a blank in a start tag", "< dict></dict>"),
    ]
    private static let texts =
        [
            ("all kinds", "{ a = b; \"c d\" = ( 1, 2, ); e = <00 ff>; f = { g = ( { h = i; } ); }; }"),
            ("an array", "(a, b)"), ("no last semicolon", "{ a = b; c = d }"),
            ("no semicolon", "{ a = b c = d; }"),
            ("comments", "// x\n{ /* y */ a = b; // z\n}"),
            ("Xcode's first line", "// !$*UTF8*$!\n{ a = b; }"),
            ("a key twice", "{ a = 1; a = 2; }"), ("single quotes", "{ 'a' = 'x y'; b = 'it\\'s'; }"),
            ("escapes", #"{ a = "\n\t\"\\\U00e9\351\101\q"; }"#), ("UTF-8", "{ a = \"\u{E9}\"; }"),
            ("bare letters beyond ASCII", "{ a = \u{E9}; }"),
            ("no braces", "\"a\" = \"b\";\n\"c\" = \"d\";\n"),
            ("no braces, no semicolon", "a = b;\nc = d\n"), ("a key alone", "{ a; b = 1; }"),
            ("keys alone", "a;\nb;\n"),
            ("no comma", "{ a = (1 2); }"), ("two commas", "{ a = (1,, 2); }"),
            ("empty values", "{ a = (); b = {}; c = \"\"; d = <>; }"), ("half a byte", "{ a = <0ff>; }"),
            ("divided bytes", "{ a = <0 f f0>; }"), ("GNUstep's numbers", "{ a = <*I5>; }"),
            ("a tail", "{ a = b; } x"),
            ("a comment as tail", "{ a = b; } // x"), ("no closing brace", "{ a = b;"),
            ("no closing quote", "{ a = \"b; }"),
            ("no closing parenthesis", "{ a = (1, 2; }"), ("no closing comment", "{ a = b; /* }"),
            ("bare signs", "{ a = x-y.z/w:v_u$t; }"), ("a bare setting", "{ a = $(FOO); }"),
            ("a hash", "{ a = #fff; }"),
            ("two semicolons", "{ a = b;; }"), ("commas for semicolons", "{ a = b, c = d; }"),
            ("a string", "\"hello\""),
            ("a word", "hello"),
        ].map { Input("text: " + $0.0, $0.1) } + [
            Input("text: UTF-16", encoded("{ a = \"\u{E9}\"; }", .utf16LittleEndian, mark: [0xFF, 0xFE])),
            Input("text: a mark", [0xEF, 0xBB, 0xBF] + Array("{ a = b; }".utf8)),
            Input("text: Latin-1", encoded("{ a = \"\u{E9}\"; }", .isoLatin1)),
        ]
    private static let binaries: [Input] = [
        Input("binary", binary([[0xD1, 1, 2], [0x51, 0x61], [0x51, 0x31]])),
        Input(
            "binary: a key twice", binary([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x51, 0x31], [0x51, 0x32]])),
        Input("binary: a number as key", binary([[0xD1, 1, 2], [0x10, 5], [0x51, 0x61]])),
        Input("binary: cut off", binary([[0xD1, 1, 2], [0x51, 0x61], [0x51, 0x31]]).dropLast(3)),
        Input("binary: a tail", binary([[0xD1, 1, 2], [0x51, 0x61], [0x51, 0x31]]) + [0x78, 0x78]),
        Input("binary: bytes beyond ASCII", binary([[0x52, 0xC3, 0xA9]])),
    ]

    /// A binary list of objects, the first of them the root.
    static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0] + [number] }
        return bytes
    }

    @Test(
        "A list is read as plutil reads it, and refused where plutil refuses it",
        arguments: beginnings + values + texts + binaries)
    func same(_ input: Input) throws {
        let tool = try? Plutil.run("-convert", "xml1", "-o", "-", on: input.bytes)
        do {
            let file = try PropertyListFile(reading: input.bytes, file: "a.plist")
            let expected = try #require(tool, "plutil refuses it, and \(file.value) was read")
            #expect(try file.value == PropertyListFile(reading: expected, file: "tool").value)
            #expect(file.bytes() == input.bytes)
            #expect(file.remarks.allSatisfy { $0.file == "a.plist" })
        } catch let problem as ArtefactProblem {
            #expect(tool == nil, "plutil reads it: \(problem)")
            #expect(problem.file == "a.plist" && !problem.reason.isEmpty)
            // A binary list has no lines, and an empty file none.
            if !input.testDescription.hasPrefix("binary"), !input.bytes.isEmpty {
                #expect((problem.line ?? 0) > 0, "\(problem)")
            }
        }
    }

    @Test("An edit of a list that only readers of property lists take gives one that every reader takes")
    func edited() throws {
        let odd = [
            "<!-- c -->\n" + Self.head
                + "<plist><dict>\n<key>a</key><true/>\n<key>b</key><true/>\n<key>a</key><false/></dict></plist>x",
            "// c\n{ a = b; b = 1; a = c; }",
        ]
        for (text, expected) in zip(odd, [["b": true, "n": 7], ["b": "1", "n": 7]] as [PropertyValue]) {
            var file = try PropertyListFile(reading: Array(text.utf8), file: "a.plist")
            #expect(file.bytes() == Array(text.utf8))
            file["n"] = 7
            file["a"] = nil
            let again = try PropertyListFile(reading: file.bytes(), file: "a.plist")
            #expect(again.value == expected && again.remarks == [])
            #expect(try Plutil.run("-lint", on: file.bytes()).isEmpty == false)
        }
    }

    @Test("What is odd is told with its line")
    func remarks() throws {
        let odd: [(String, [String])] = [
            ("<!-- c -->\n<?xml version=\"1.0\"?><plist><dict/></plist>", ["2: "]),
            ("<plist><dict>\n<key>a</key><true/>\n<key>a</key><false/></dict></plist>", ["3: a"]),
            ("<plist><dict>\n<key>a</key><key>b</key></dict></plist>", ["2: a"]),
            ("<plist>\n<date>2026-02-30T00:00:00Z</date></plist>", ["2: "]),
            ("{\n a = 1;\n a = 2;\n}", ["1: ", "3: a"]), ("{ a = 1; }", ["1: "]),
            ("<plist><dict/></plist>", []),
        ]
        for (text, expected) in odd {
            let file = try PropertyListFile(reading: Array(text.utf8), file: "a.plist")
            #expect(file.remarks.map { "\($0.line ?? 0): \($0.element)" } == expected, "\(text)")
        }
    }
}
