// Licensed under the Apache License, Version 2.0.

import Foundation

/// A problem in a scenario, and the keys that lead there.
struct ScenarioProblem: Error, CustomStringConvertible {
    let path: [any CodingKey]
    /// Indicates whether the key itself is wrong, and not its value.
    var isKey = false
    let reason: String

    var description: String { Self.text(path) + ": " + reason }

    /// A path as messages show it: `script.[0].at`.
    static func text(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}

extension ScenarioProblem {
    /// Returns the message that an object lacks a key; something in nothing else, as a whole file, has no name.
    static func missing(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        "'\(key.stringValue)' is missing" + (path.isEmpty ? "." : " in \(text(path)).")
    }

    /// Converts a complaint of the decoder to words that say what may stand there.
    init(_ error: DecodingError, in source: JSONSource?) {
        switch error {
        case .keyNotFound(let key, let context):
            path = context.codingPath
            reason = Self.missing(key, context.codingPath)
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            path = context.codingPath
            let found = source?.words(at: context.codingPath) ?? "something else"
            reason = "\(found) stands here, but it takes \(Self.words(type))."
        case .dataCorrupted(let context):
            path = context.codingPath
            reason = context.debugDescription
        @unknown default:
            path = []
            reason = "\(error)"
        }
    }

    private static func words(_ type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text in double quotes"
        case is Bool.Type: "true or false"
        case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type: "a number"
        case is [Any].Type: "a list"
        default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
        }
    }
}
