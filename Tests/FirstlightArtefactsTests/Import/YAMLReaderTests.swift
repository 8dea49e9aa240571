// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

@Suite struct YAMLReaderTests {
    private func read(_ text: String) throws(ArtefactProblem) -> YAMLNode {
        try YAMLReader.read(Array(text.utf8), file: "a.yaml")
    }

    private func problem(_ text: String) -> ArtefactProblem? {
        // Without the value: to print what a bomb expands to would take for ever.
        #expect(throws: ArtefactProblem.self) { _ = try read(text) }
    }

    @Test("Mappings, lists and texts are read with their lines")
    func values() throws {
        let root = try read("a:\n  b: 'x # y'\n  c: [1, two]\nd: | # text\n  one\n  two\ne: \"\\u00e9\"\n")
        #expect(root["a"]?["b"]?.text == "x # y")
        #expect(root["a"]?["c"]?.elements.map(\.text) == ["1", "two"])
        #expect(root["a"]?["c"]?.line == 3)
        #expect(root["d"]?.text == "one\ntwo\n")
        #expect(root["e"]?.text == "é")
        #expect(root.members.map(\.line) == [1, 4, 7])
    }

    @Test("Only plain words are truth values or null")
    func words() throws {
        let root = try read("a: true\nb: 'true'\nc: ~\nd: '~'\ne:\nf: False")
        #expect(root.members.map(\.value.boolean) == [true, nil, nil, nil, nil, false])
        #expect(root.members.map(\.value.text) == ["true", "true", nil, "~", nil, "False"])
    }

    @Test("Lines are those of an editor, whatever ends them", arguments: ["\n", "\r\n", "\r"])
    func lines(end: String) throws {
        let root = try read("\u{FEFF}# é\u{2028}# x\(end)a: 1\(end)b: 2")
        #expect(root.members.map(\.line) == [2, 3])
    }

    @Test("An alias stands for what its anchor named; one that names nothing is a problem")
    func aliases() throws {
        #expect(try read("a: &x [1, 2]\nb: *x")["b"]?.elements.count == 2)
        #expect(problem("a: 1\nb: *x")?.line == 2)
        #expect(problem("a: &x [*x]")?.reason.contains("names no anchor") == true)
    }

    @Test("A few lines of aliases do not become billions of values")
    func bomb() {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, last) in zip("bcdefghij", "abcdefghi") {
            text += "\(name): &\(name) [\(Array(repeating: "*\(last)", count: 10).joined(separator: ", "))]\n"
        }
        let problem = problem(text)
        #expect(problem?.reason.contains("100000") == true)
        #expect(problem?.line == 5)
    }

    @Test("Deep nesting is a problem with its line, in both ways of writing it")
    func depth() throws {
        #expect(throws: Never.self) {
            try read(String(repeating: "[", count: 60) + String(repeating: "]", count: 60))
        }
        #expect(problem(String(repeating: "[", count: 100_000))?.reason.contains("64 levels") == true)
        let steps = (0..<70).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(problem(steps)?.line == 65)
    }

    @Test(
        "What cannot be read is a problem with its line",
        arguments: [
            ("", 1), ("a: 1\na: 2", 2), ("a: 1\n--- \nb: 2", 2), ("a: [1\nb: 2", 2), ("a: 'x\n", 2),
            ("a:\n\t- 1", 2), ("? [1]\n: 2", 1), ("a: \"\\q\"", 1),
        ])
    func broken(text: String, line: Int) {
        #expect(problem(text)?.line == line)
    }

    @Test(
        "A problem names the key that was being read, or the document",
        arguments: [
            ("a: 1\na: 2", "a"), ("a:\n  b: [1, *x]", "a/b[1]"), ("a:\n  b: 1\n  b: 2", "a/b"),
            ("a:\n  b:\n  - c: 'x\n", "a/b[0]/c"), ("", "document"), ("a: 1\n--- \nb: 2", "document"),
            ("*x", "document"),
        ])
    func elements(text: String, element: String) {
        #expect(problem(text)?.element == element)
    }

    @Test("Other encodings are a problem with the line of the first bad byte")
    func encodings() {
        let problem = #expect(throws: ArtefactProblem.self) {
            try YAMLReader.read(Array("a: 1\nb: ".utf8) + [0xE9], file: "a.yaml")
        }
        #expect(problem?.line == 2 && problem?.element == "document")
        #expect(throws: ArtefactProblem.self) {
            try YAMLReader.read([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00], file: "a.yaml")
        }
    }
}
