// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct JSONReaderTests {
    private func problem(_ bytes: [UInt8]) -> ArtefactProblem? {
        #expect(throws: ArtefactProblem.self) { try JSONValue(reading: bytes, file: "a/Contents.json") }
    }

    @Test("Members keep their order and numbers their text")
    func order() throws {
        let value = try JSONValue(reading: Array(#"{"z":1.000,"a":[-0, 1e+5],"m":{}}"#.utf8), file: "a.json")
        #expect(value.object?.keys == ["z", "a", "m"])
        #expect(value["z"] == .number("1.000"))
        #expect(value["a"] == .array([.number("-0"), .number("1e+5")]))
        #expect(value["a"]?[1]?.double == 100_000)
        #expect(value["m"] == .object([:]))
    }

    @Test("Two objects are equal whatever the order of their members")
    func equality() throws {
        let left: JSONValue = ["a": 1, "b": ["c": true]]
        let right: JSONValue = ["b": ["c": true], "a": 1]
        #expect(left == right)
        #expect(Set([left, right]).count == 1)
        #expect(left != ["a": 1, "b": ["c": false]])
    }

    @Test("Escapes are read as their characters")
    func escapes() throws {
        let value = try JSONValue(
            reading: Array(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#.utf8), file: "a.json")
        #expect(value == .string("\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}"))
    }

    @Test("A byte order mark is accepted, and the column does not count it")
    func byteOrderMark() {
        #expect(throws: Never.self) {
            try JSONValue(reading: [0xEF, 0xBB, 0xBF] + "{}".utf8, file: "a.json")
        }
        let problem = self.problem([0xEF, 0xBB, 0xBF] + "?".utf8)
        #expect(
            problem?.reason
                == "a value is needed, not “?”; write a text in quotation marks, a number, true, false, an array or an object (column 1)"
        )
    }

    @Test(
        "A problem names the file, the line, the keys on the way and the column",
        arguments: [
            ("{\n  \"images\" : [\n    {\n      \"idiom\" : tru\n", 4, "images[0]/idiom", "(column 17)"),
            ("{\r\n\"a\":1,\r\n\"b\":2,\r\n\"a\":3}", 4, "a", "second time"),
            ("[1,\r2,\r]", 3, "", "a comma stands before ]; remove it (column 1)"),
            ("{\"a\" 1}", 1, "a", "a colon is needed"),
            ("[1 2]", 1, "", "a comma or ] is needed after [0], not “2”"),
            ("{\"a\":\"b\nc\"}", 1, "a", "a line ends in the middle of a text"),
            ("[\"\\ud800\"]", 1, "[0]", "half a surrogate pair"),
            ("[\"\\ud800\\u0041\"]", 1, "[0]", "half a surrogate pair"),
            ("[\"\\u+123\"]", 1, "[0]", "four hexadecimal digits"),
            ("[\"\\x\"]", 1, "[0]", "“x” after a backslash is no escape"),
            ("[01]", 1, "[0]", "no 0 stands before the other digits"),
            ("[1.]", 1, "[0]", "a digit is needed in the number, not “]”"),
            ("[-]", 1, "[0]", "a digit is needed"),
            ("[NaN]", 1, "[0]", "a value is needed, not “N”"),
            ("[\"a", 1, "[0]", "no closing quotation mark"),
            ("{a:1}", 1, "", "a key in quotation marks is needed"),
            ("{} {}", 1, "", "“{” follows the end of the value"),
            ("// note\n{}", 1, "", "a value is needed, not “/”"),
            (" \n", 2, "", "the file is empty"),
        ] as [(String, Int, String, String)])
    func places(text: String, line: Int, element: String, reason: String) throws {
        let problem = try #require(self.problem(Array(text.utf8)))
        #expect(problem.file == "a/Contents.json")
        #expect(problem.line == line)
        #expect(problem.element == element)
        #expect(problem.reason.contains(reason), "\(problem.reason)")
    }

    @Test("Bytes that are not UTF-8 and files in UTF-16 are refused with what to do")
    func encodings() {
        #expect(
            problem(Array("[\"".utf8) + [0xC3, 0x28] + Array("\"]".utf8))?.reason.contains(
                "save the file in UTF-8") == true)
        #expect(problem([0xFF, 0xFE, 0x7B, 0])?.reason == "the file is in UTF-16; save it in UTF-8")
    }

    @Test("A hundred levels are read and one more is refused")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(throws: Never.self) { try JSONValue(reading: nested(100), file: "a.json") }
        #expect(problem(nested(101))?.reason.contains("101 deep; 100 levels are the most") == true)
        #expect(problem(Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.line == 1)
    }

    @Test("More than 64 MB are refused unread")
    func size() {
        #expect(
            problem(Array(repeating: 0x20, count: (64 << 20) + 1))?.reason.contains("larger than 64 MB")
                == true)
    }
}
