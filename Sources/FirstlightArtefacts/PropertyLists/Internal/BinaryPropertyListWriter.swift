// Licensed under the Apache License, Version 2.0.

import Foundation

/// Writes the binary form of a property list: keys in their order, each text once, the same bytes each time.
struct BinaryPropertyListWriter {
    private enum Object {
        case bytes([UInt8])
        case references(kind: UInt8, [Int], count: Int)
    }

    private var objects: [Object] = []
    /// The texts by their bytes, because texts that look the same are equal.
    private var texts: [[UInt8]: Int] = [:]

    static func bytes(of value: PropertyValue) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        _ = writer.add(value)
        return writer.file()
    }

    /// Adds a value behind the others, and returns its number; the root is the first.
    private mutating func add(_ value: PropertyValue) -> Int {
        switch value {
        case .string(let text): return add(text)
        case .boolean(let value): return add([value ? 0x09 : 0x08])
        case .integer(let value): return add(Self.integer(value))
        case .real(let value): return add([0x23] + Self.number(value.bitPattern, 8))
        case .date(let value):
            return add([0x33] + Self.number(value.timeIntervalSinceReferenceDate.bitPattern, 8))
        case .data(let data): return add(Self.head(0x40, data.count) + data)
        case .array(let values):
            let place = add([])
            objects[place] = .references(kind: 0xA0, values.map { add($0) }, count: values.count)
            return place
        case .dictionary(let dictionary):
            // What a UID is read as becomes one again.
            if dictionary.keys == ["CF$UID"], let number = dictionary["CF$UID"]?.integer,
                (0...0xFFFF_FFFF).contains(number)
            {
                let size = Self.size(number)
                return add([0x80 | UInt8(size - 1)] + Self.number(UInt64(number), size))
            }
            let place = add([])
            let keys = dictionary.keys.map { add($0) }
            let values = dictionary.keys.compactMap { key in dictionary[key].map { add($0) } }
            objects[place] = .references(kind: 0xD0, keys + values, count: keys.count)
            return place
        }
    }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        objects.append(.bytes(bytes))
        return objects.count - 1
    }

    private mutating func add(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        if let place = texts[bytes] { return place }
        let isPlain = bytes.allSatisfy { $0 < 0x80 }
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        let place = add(
            isPlain ? Self.head(0x50, bytes.count) + bytes : Self.head(0x60, units.count / 2) + units)
        texts[bytes] = place
        return place
    }

    private func file() -> [UInt8] {
        let referenceSize = Self.size(objects.count)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            switch object {
            case .bytes(let own): bytes += own
            case .references(let kind, let places, let count):
                bytes += Self.head(kind, count)
                for place in places { bytes += Self.number(UInt64(place), referenceSize) }
            }
        }
        let table = bytes.count
        let offsetSize = Self.size(table)
        for offset in offsets { bytes += Self.number(UInt64(offset), offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, 0, table] { bytes += Self.number(UInt64(number), 8) }
        return bytes
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 15] + integer(count)
    }

    private static func integer(_ value: Int) -> [UInt8] {
        let size = value < 0 ? 8 : size(value)
        return [0x10 | UInt8(size.trailingZeroBitCount)] + number(UInt64(bitPattern: Int64(value)), size)
    }

    /// The bytes that a number needs: 1, 2, 4 or 8.
    private static func size(_ value: Int) -> Int {
        value < 1 << 8 ? 1 : value < 1 << 16 ? 2 : value < 1 << 32 ? 4 : 8
    }

    private static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
}
