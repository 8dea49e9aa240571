// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport

/// Values with all kinds of texts and depths.
enum RandomJSON {
    private static let texts = [
        "a", "info", "color-space", "color", "colors", "A", "_", "a/b", "", "\u{E9}", "e\u{301}a",
        "\u{1F600}",
        "\"\\",
        "\n\t\r\u{8}\u{C}\u{1}\u{1F}\u{7F}", "\u{2028}", "\u{FFFD}", "10", "9",
    ]

    static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
        case 0: .string(text(&random))
        case 1: .number(String(Int.random(in: -1000...1000, using: &random)))
        case 2: .boolean(.random(using: &random))
        case 3: .null
        case 4:
            .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default: .object(object(depth: depth, &random))
        }
    }

    static func object(depth: Int, _ random: inout SeededGenerator) -> JSONObject {
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            object[text(&random)] = value(depth: depth - 1, &random)
        }
        return object
    }

    /// The value with another one at a place in it.
    static func changed(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        guard Int.random(in: 0..<4, using: &random) > 0 else { return self.value(depth: 2, &random) }
        switch value {
        case .object(var object):
            guard let key = object.keys.randomElement(using: &random), let old = object[key] else { break }
            object[key] = changed(old, &random)
            return .object(object)
        case .array(var elements):
            guard let index = elements.indices.randomElement(using: &random) else { break }
            elements[index] = changed(elements[index], &random)
            return .array(elements)
        default: break
        }
        return self.value(depth: 2, &random)
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        texts.randomElement(using: &random) ?? ""
    }
}
