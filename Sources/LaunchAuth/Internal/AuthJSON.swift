// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads and writes JSON of the protocol.
enum AuthJSON {
    /// The deepest nesting of values; the protocol needs five levels.
    static let maximumDepth = 32

    /// The reason why bytes were refused; its text holds nothing of the bytes.
    struct Refusal: Error {
        let reason: String
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(Refusal) -> Value {
        guard !data.isEmpty else { throw Refusal(reason: "it is empty") }
        guard String(data: data, encoding: .utf8) != nil else {
            throw Refusal(reason: "it is not valid UTF-8")
        }
        guard isShallow(data) else { throw Refusal(reason: "it is nested too deeply") }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = AuthDate.parse(text) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no date of RFC 3339"))
            }
            return date
        }
        do {
            return try decoder.decode(type, from: data)
        } catch DecodingError.keyNotFound(let key, _) {
            throw Refusal(reason: "it has no '\(key.stringValue)'")
        } catch let error as DecodingError {
            throw Refusal(reason: "it is no JSON of the protocol (\(path(error)))")
        } catch {
            throw Refusal(reason: "it is no JSON")
        }
    }

    static func encode(_ value: some Encodable) throws(AuthError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(AuthDate.text(date))
        }
        do {
            return try encoder.encode(value)
        } catch {
            throw .unsendable(reason: "a value cannot be written as JSON. Use finite numbers.")
        }
    }

    private static func path(_ error: DecodingError) -> String {
        let keys: [any CodingKey] =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        return keys.isEmpty ? "at its start" : "at " + keys.map(\.stringValue).joined(separator: ".")
    }

    /// Counts brackets outside texts, so that a hostile body cannot use up the stack of a parser.
    private static func isShallow(_ data: Data) -> Bool {
        var (depth, isText, isEscaped) = (0, false, false)
        for byte in data {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth > maximumDepth { return false }
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return true
    }
}
