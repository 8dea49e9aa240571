// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct JSONFileTests {
    private func patched(_ text: String, _ value: JSONValue?, at path: [JSONStep]) throws -> String {
        var file = try JSONFile(reading: Array(text.utf8), file: "site.webmanifest")
        try file.set(value, at: path)
        return String(decoding: file.bytes(), as: UTF8.self)
    }

    @Test("A change of one value leaves every other byte: order, indentation, odd spaces, CRLF")
    func change() throws {
        let text =
            "{\r\n\t\"name\": \"Duggy\",\r\n\t\"icons\":[ {\"src\":\"a\\/b.png\"},\t2 ],\r\n\t\"background_color\" :\"#fff\" }"
        #expect(
            try patched(text, "#000", at: ["background_color"])
                == text.replacing("\"#fff\"", with: "\"#000\""))
        #expect(
            try patched(text, "c/d", at: ["icons", 0, "src"]) == text.replacing("a\\/b.png", with: "c\\/d"))
    }

    @Test("A new key stands at the end in the file's own style, and in a sorted file in its place")
    func insertion() throws {
        let web = "{\n    \"z\": 1,\n    \"a\": {\n        \"b\": 2\n    }\n}\n"
        let expectedWeb =
            "{\n    \"z\": 1,\n    \"a\": {\n        \"b\": 2,\n        \"c\": {\n            \"d\": [\n"
            + "                \"e\"\n            ]\n        }\n    }\n}\n"
        #expect(try patched(web, ["e"], at: ["a", "c", "d"]) == expectedWeb)
        let xcode = "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
        #expect(
            try patched(xcode, [[:]], at: ["images"])
                == "{\n  \"images\" : [\n    {\n\n    }\n  ],\n" + xcode.dropFirst(2))
        #expect(try patched("{\"a\":1}", 2, at: ["b"]) == "{\"a\":1,\"b\":2}")
        #expect(try patched("{}", 2, at: ["b"]) == "{\n  \"b\": 2\n}")
        #expect(try patched("{\"a\": [1, 2]}", 3, at: ["a", 2]) == "{\"a\": [1, 2, 3]}")
    }

    @Test("A removed value goes with its comma, the first, the middle, the last and the only one")
    func removal() throws {
        let text = "{\n  \"a\": 1,\n  \"b\": 2,\n\n  \"c\": 3\n}\n"
        let removals: [(text: String, path: [JSONStep], rest: String)] = [
            (text, ["a"], "{\n  \"b\": 2,\n\n  \"c\": 3\n}\n"),
            (text, ["b"], "{\n  \"a\": 1,\n  \"c\": 3\n}\n"),
            (text, ["c"], "{\n  \"a\": 1,\n  \"b\": 2\n}\n"), ("{\"a\": 1}", ["a"], "{}"),
            (text, ["none", "here"], text),
        ]
        for each in removals {
            #expect(try patched(each.text, nil, at: each.path) == each.rest, "\(each.path)")
        }
    }

    @Test("A path through a text or past the end of an array is refused with its place")
    func refusal() throws {
        var file = try JSONFile(reading: Array("{\n\"a\": \"b\",\n\"c\": []}".utf8), file: "m.json")
        let text = #expect(throws: ArtefactProblem.self) { try file.set(1, at: ["a", "b"]) }
        #expect(text?.line == 2)
        #expect(text?.element == "a/b")
        #expect(text?.reason == "this path leads through a string; it cannot be set")
        #expect(throws: ArtefactProblem.self) { try file.set(1, at: ["c", 1]) }
    }

    @Test("The line is that of the value, or of the deepest one on the way")
    func lines() throws {
        let file = try JSONFile(reading: Array("{\n \"a\": [\n  1,\n  {\n \"b\": 2}]}".utf8), file: "m.json")
        #expect(file.line(of: ["a", 1, "b"]) == 5)
        #expect(file.line(of: ["a", 1, "none"]) == 4)
        #expect(file.line(of: []) == 1)
    }

    @Test("Any value written over any file reads back equal, and the same value changes no byte")
    func anyChange() throws {
        var random = SeededGenerator(seed: 19)
        for _ in 0..<500 {
            let (old, new) = (RandomJSON.value(depth: 4, &random), RandomJSON.value(depth: 4, &random))
            let style: JSONStyle = Bool.random(using: &random) ? .xcode : .web
            let original = old.bytes(style)
            #expect(old.bytes(like: original) == original)
            #expect(try JSONValue(reading: new.bytes(like: original), file: "a.json") == new)
        }
    }

    @Test("A value over a file in Xcode's form that stays sorted is in Xcode's form")
    func xcodeStaysXcode() throws {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<300 {
            let (old, new) = (RandomJSON.object(depth: 3, &random), RandomJSON.object(depth: 3, &random))
            let base: JSONValue = ["a": .object(old), "b": ["c": [1, 2]], "z": []]
            let changed: JSONValue = ["a": .object(new), "b": ["c": [1, 2]], "z": []]
            #expect(changed.bytes(like: base.xcodeBytes()) == changed.xcodeBytes())
        }
    }
}
