// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct OpenStepValueTests {
    private func read(_ text: String) throws(ArtefactProblem) -> OpenStepValue {
        try OpenStepValue(reading: Array(text.utf8), file: "a.pbxproj")
    }

    @Test(
        "Text is bare or quoted, and its escapes are those of the form",
        arguments: [
            ("a-b:c/d.e_f$1", "a-b:c/d.e_f$1"), (#""""#, ""), (#"'a "b" c'"#, #"a "b" c"#),
            (#""\a\b\f\n\r\t\v\"\'\\\q""#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\q"), (#""\101\60\0""#, "A0\0"),
            (#""\341""#, "Æ"), (#""\U00e9\Ud83d\Ude00\Ud83dx""#, "é😀\u{FFFD}x"),
            ("\"zwei\nZeilen\"", "zwei\nZeilen"),
            ("\"a\\\nb\"", "a\nb"), ("/* one */ // two\n x // three", "x"), ("\u{FEFF}x", "x"),
            ("\"“ü”\"", "“ü”"),
        ] as [(String, String)])
    func texts(text: String, expected: String) throws {
        #expect(try read(text).string == expected)
    }

    @Test("A dictionary keeps its order, comments and lines; the last comma of a list may be missing")
    func containers() throws {
        let value = try read("{\n b /* B */ = (1, \"2\" /* two */); // x\n a = <0fB0 1\n2>;\r\n c = {};\n}\n")
        let dictionary = try #require(value.dictionary)
        #expect(dictionary.keys == ["b", "a", "c"])
        #expect(dictionary.entries[0].comment == "B")
        #expect(dictionary["b"]?.strings == ["1", "2"])
        #expect(dictionary["b"]?.array?.last?.comment == "two")
        #expect(dictionary["a"]?.content == .data([0x0F, 0xB0, 0x12]))
        #expect(dictionary["c"] == [:])
        #expect([dictionary["b"]?.line, dictionary["a"]?.line, dictionary["c"]?.line] == [2, 3, 5])
        #expect(try read("()") == [])
    }

    @Test(
        "A problem says the line, the key and what to do",
        arguments: [
            ("", 1, "", "the file ends where a value must stand"),
            ("{\n a = b;\n a = {\n};\n}", 3, "a", "the key is there twice; delete one of the two"),
            ("{\n a = {\n b = c\n}; }", 4, "a/b", "after the value of b there must be ;"),
            ("{ a b; }", 1, "a", "after the key a there must be ="),
            ("\n{ a = b;", 2, "", "this brace is not closed"),
            (
                "(a,\n b c)", 2, "[]",
                "after a value of a list there must be a comma or the closing parenthesis"
            ),
            ("(a,\n b", 2, "[]", "after a value of a list there must be a comma or the closing parenthesis"),
            ("(a,\n", 1, "[]", "this parenthesis is not closed"),
            ("\n\"a\nb", 2, "", "this quotation mark is not closed"),
            ("\"\\", 1, "", "the file ends after a backslash"),
            ("\"\\Ux\"", 1, "", "after \\U there must be hexadecimal digits"),
            ("a\n/* b", 2, "", "this comment is not closed"), ("<0f", 1, "", "this < is not closed"),
            ("<0f1>", 1, "", "a byte has two hexadecimal digits; one is missing"),
            ("<0g>", 1, "", "between < and > there must be hexadecimal digits"),
            ("a b", 1, "", "something follows the value; one file holds one value"),
            (
                "{ ü = 1; }", 1, "",
                "here must be text; put signs other than letters, digits and _$/:.- between \"\""
            ),
        ] as [(String, Int, String, String)])
    func problems(text: String, line: Int, element: String, reason: String) {
        #expect(throws: ArtefactProblem(file: "a.pbxproj", line: line, element: element, reason: reason)) {
            try read(text)
        }
    }

    @Test("Bytes that are no UTF-8 are refused, with the line")
    func encoding() {
        let problem = ArtefactProblem(
            file: "x", line: 2, reason: "this is not UTF-8; save the file in that encoding")
        #expect(throws: problem) { try OpenStepValue(reading: [0x0A, 0x22, 0xFF, 0x22], file: "x") }
        #expect(throws: ArtefactProblem.self) {
            try OpenStepValue(reading: [0xFE, 0xFF, 0, 0x7B], file: "x")
        }
    }

    @Test("Values lie at most 100 deep, however many brackets there are")
    func depth() throws {
        func nested(_ levels: Int) -> String {
            String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
        }
        #expect(try read(nested(100)).array?.count == 1)
        for levels in [101, 1_000_000] {
            #expect(throws: (ArtefactProblem).self) { try read(nested(levels)) }
        }
    }

    @Test("A new key goes where the alphabet has it, isa first; nil removes one")
    func keys() {
        var dictionary = OpenStepDictionary()
        for key in ["name", "isa", "path", "children"] { dictionary[key] = OpenStepValue(key) }
        #expect(dictionary.keys == ["isa", "children", "name", "path"])
        dictionary["name"] = nil
        dictionary["path"] = "other"
        #expect(dictionary.keys == ["isa", "children", "path"])
        #expect(dictionary["path"] == "other")
        #expect(dictionary["name"] == nil)
    }
}
