// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import Testing

@Suite struct JSONWriterTests {
    @Test("A value is written as Xcode writes it: sorted keys, two spaces, spaces around the colon")
    func form() {
        let value: JSONValue = [
            "properties": ["tags": ["b", "a"], "none": [], "empty": [:]],
            "info": ["version": 1, "author": "x/y \u{E9}\n\u{1}\u{1F}"],
        ]
        let expected = """
            {
              "info" : {
                "author" : "x/y \u{E9}\\n\\u0001\\u001f",
                "version" : 1
              },
              "properties" : {
                "empty" : {

                },
                "none" : [

                ],
                "tags" : [
                  "b",
                  "a"
                ]
              }
            }

            """
        #expect(String(decoding: value.xcodeBytes(), as: UTF8.self) == expected)
    }

    @Test("Any value is written byte for byte as Foundation's encoder writes it sorted and indented")
    func encoder() throws {
        var random = SeededGenerator(seed: 17)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for _ in 0..<500 {
            let value = RandomJSON.value(depth: 4, &random)
            let expected = try encoder.encode(EncodableJSON(value: value)) + Data("\n".utf8)
            #expect(value.xcodeBytes() == Array(expected))
        }
    }

    @Test("What is written in any style is read back as the same value")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<500 {
            let value = RandomJSON.value(depth: 4, &random)
            var style = Bool.random(using: &random) ? JSONStyle.xcode : .web
            style.indent = [nil, "  ", "\t"].randomElement(using: &random) ?? nil
            style.colon = [":", " :\t"].randomElement(using: &random) ?? ":"
            style.newline = Bool.random(using: &random) ? "\n" : "\r\n"
            style.sortsKeys = .random(using: &random)
            style.opensEmpty = .random(using: &random)
            style.joinsScalars = .random(using: &random)
            style.escapesSlashes = .random(using: &random)
            style.hasByteOrderMark = .random(using: &random)
            #expect(try JSONValue(reading: value.bytes(style), file: "a.json") == value)
        }
    }
}

/// A value as Foundation's encoder takes it.
private struct EncodableJSON: Encodable {
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    let value: JSONValue

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let object):
            var container = encoder.container(keyedBy: Key.self)
            for (key, value) in object.members {
                try container.encode(EncodableJSON(value: value), forKey: Key(stringValue: key))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(EncodableJSON(value: element)) }
        case .string(let text): try text.encode(to: encoder)
        case .number: try value.integer.encode(to: encoder)
        case .boolean(let flag): try flag.encode(to: encoder)
        case .null: try Optional<Int>.none.encode(to: encoder)
        }
    }
}
