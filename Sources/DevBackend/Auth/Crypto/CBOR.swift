// Licensed under the Apache License, Version 2.0.

/// A value of CBOR (RFC 8949), as far as WebAuthn has it: no tags, no floating point, no indefinite lengths.
enum CBOR: Hashable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([CBOR: CBOR])
    case bool(Bool)
    case null

    /// The reason why bytes are no CBOR of WebAuthn's.
    struct Malformed: Error {}

    /// Reads bytes that are one value.
    init(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        self = try CBOR(first: &rest)
        guard rest.isEmpty else { throw Malformed() }
    }

    /// Takes the first value off bytes.
    init(first rest: inout ArraySlice<UInt8>, depth: Int = 0) throws {
        guard depth < 8, let head = rest.popFirst() else { throw Malformed() }
        if head == 0xF4 || head == 0xF5 {
            self = .bool(head == 0xF5)
            return
        }
        if head == 0xF6 {
            self = .null
            return
        }
        let count = try Self.count(head & 31, &rest)
        switch head >> 5 {
        case 0: self = .integer(count)
        case 1: self = .integer(-1 - count)
        case 2: self = .bytes(try Self.take(count, &rest))
        case 3:
            guard let text = String(validating: try Self.take(count, &rest), as: UTF8.self) else {
                throw Malformed()
            }
            self = .text(text)
        case 4:
            // Each element has a byte at least.
            guard count <= rest.count else { throw Malformed() }
            self = .array(try (0..<count).map { _ in try CBOR(first: &rest, depth: depth + 1) })
        case 5:
            guard count <= rest.count / 2 else { throw Malformed() }
            var map: [CBOR: CBOR] = [:]
            for _ in 0..<count {
                let key = try CBOR(first: &rest, depth: depth + 1)
                guard map.updateValue(try CBOR(first: &rest, depth: depth + 1), forKey: key) == nil else {
                    throw Malformed()
                }
            }
            self = .map(map)
        default: throw Malformed()
        }
    }

    private static func count(_ code: UInt8, _ rest: inout ArraySlice<UInt8>) throws -> Int64 {
        if code < 24 { return Int64(code) }
        guard code < 28 else { throw Malformed() }
        let bytes = try take(1 << Int64(code - 24), &rest)
        let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int64(exactly: number) else { throw Malformed() }
        return count
    }

    private static func take(_ count: Int64, _ rest: inout ArraySlice<UInt8>) throws -> [UInt8] {
        guard count <= rest.count else { throw Malformed() }
        defer { rest = rest.dropFirst(Int(count)) }
        return Array(rest.prefix(Int(count)))
    }

    subscript(key: CBOR) -> CBOR? { if case .map(let map) = self { map[key] } else { nil } }

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}
