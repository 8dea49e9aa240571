// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the binary form of a property list: at most 64 MB, 200 levels and a million values.
///
/// Foundation's reader keeps neither the order of keys nor a duplicate key, and a list whose arrays share their parts
/// grows without end in it.
struct BinaryPropertyList {
    static let mark = Array("bplist0".utf8)

    private let bytes: [UInt8]
    private let file: String
    private let limits: ReadingLimits
    private var path = KeyPathStack()
    private var offsetSize = 0, referenceSize = 0, count = 0, table = 0
    private var values = 0
    private var depth = 0
    private var content = 0
    private var remarks: [ArtefactProblem] = []

    static func read(
        _ bytes: [UInt8], file: String, limits: ReadingLimits = ReadingLimits()
    ) throws(ArtefactProblem) -> (value: PropertyValue, remarks: [ArtefactProblem]) {
        var reader = BinaryPropertyList(bytes: bytes, file: file, limits: limits)
        let top = try reader.readTrailer()
        let value = try reader.value(of: top)
        return (value, reader.remarks)
    }

    private init(bytes: [UInt8], file: String, limits: ReadingLimits) {
        (self.bytes, self.file, self.limits) = (bytes, file, limits)
    }

    /// Reads the last 32 bytes, and returns the number of the root object.
    private mutating func readTrailer() throws(ArtefactProblem) -> Int {
        guard bytes.count >= 40, bytes.count <= limits.bytes else {
            throw problem("it is cut off, or has more than \(limits.bytes) bytes: write the file anew")
        }
        let trailer = bytes.count - 32
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
            let table = number(trailer + 24, 8),
            offsetSize > 0, referenceSize > 0, table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw problem("its trailer is broken: write the file anew") }
        (self.count, self.table) = (count, table)
        return top
    }

    /// A number of bytes, the highest first, of which the last 8 count; nil outside the file or beyond an Int.
    private func number(_ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size >= 0, size <= bytes.count, start <= bytes.count - size else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    private mutating func value(of object: Int) throws(ArtefactProblem) -> PropertyValue {
        values += 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.depth, values <= limits.nodes else {
            throw problem("it has more than \(limits.depth) levels or \(limits.nodes) values: divide it")
        }
        guard object < count, let start = number(table + object * offsetSize, offsetSize), start < table
        else {
            throw problem("object \(object) lies outside the file: write the file anew")
        }
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
        switch kind {
        case 0 where low == 8 || low == 9: return .boolean(low == 9)
        case 1
        where low == 4 && number(start + 1, 8) == 0 && number(start + 9, 8) == nil
            && start + 17 <= bytes.count:
            // Beyond a Swift integer, and within 64 bits without a sign, which readers take.
            return .real(bytes[start + 9..<start + 17].reduce(0) { $0 * 256 + Double($1) })
        case 1: if let integer = integer(start, low) { return .integer(integer) }
        case 2: if let real = real(start, low) { return .real(real) }
        case 3: if let date = real(start, low) { return .date(Date(timeIntervalSinceReferenceDate: date)) }
        case 4, 5, 6, 7: return try bytesValue(kind, start, low)
        case 8:
            // In XML, which has no such value, it is written so.
            guard let number = number(start + 1, low + 1) else { break }
            return .dictionary(PropertyDictionary([("CF$UID", .integer(number))]))
        case 10:
            let items = try references(start, low, 1)
            var array: [PropertyValue] = []
            for (index, item) in items.enumerated() {
                path.push(index)
                array.append(try value(of: item))
                path.pop()
            }
            return .array(array)
        case 13: return try dictionary(start, low)
        default: break
        }
        throw problem("object \(object) has no kind that a property list knows: write the file anew")
    }

    private mutating func dictionary(
        _ start: Int, _ low: Int
    ) throws(ArtefactProblem) -> PropertyValue {
        let items = try references(start, low, 2)
        var found = PropertyDictionary()
        for index in 0..<items.count / 2 {
            guard let key = try value(of: items[index]).string else {
                throw problem("a key is not a string: write the file anew")
            }
            path.push(key)
            let value = try value(of: items[items.count / 2 + index])
            // In this form the first counts, in XML the last.
            if found[key] == nil {
                found[key] = value
            } else {
                remarks.append(problem("the key stands twice, and the earlier counts: remove one"))
            }
            path.pop()
        }
        return .dictionary(found)
    }

    private func integer(_ start: Int, _ power: Int) -> Int? {
        switch power {
        case 0...2: number(start + 1, 1 << power)
        case 3:
            start + 9 <= bytes.count
                ? Int(
                    truncatingIfNeeded: bytes[start + 1..<start + 9].reduce(UInt64(0)) {
                        $0 << 8 | UInt64($1)
                    }) : nil
        case 4: number(start + 1, 8) == 0 ? number(start + 9, 8) : nil
        default: nil
        }
    }

    private func real(_ start: Int, _ power: Int) -> Double? {
        let size = 1 << power
        guard power == 2 || power == 3, start + 1 + size <= bytes.count else { return nil }
        let bits = bytes[start + 1..<start + 1 + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return power == 2 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    private mutating func bytesValue(
        _ kind: UInt8, _ start: Int, _ low: Int
    ) throws(ArtefactProblem) -> PropertyValue {
        let part = try part(start, low, kind == 6 ? 2 : 1)
        content += part.count
        if content > limits.bytes {
            throw problem("its shared parts grow to more than \(limits.bytes) bytes: write the file anew")
        }
        switch kind {
        case 4: return .data(Data(bytes[part]))
        case 6:
            let units = stride(from: part.lowerBound, to: part.upperBound, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return .string(String(decoding: units, as: UTF16.self))
        case 5: return .string(String(String.UnicodeScalarView(bytes[part].map { Unicode.Scalar($0) })))
        default: return .string(String(decoding: bytes[part], as: UTF8.self))
        }
    }

    private func references(_ start: Int, _ low: Int, _ times: Int) throws(ArtefactProblem) -> [Int] {
        let part = try part(start, low, times * referenceSize)
        return stride(from: part.lowerBound, to: part.upperBound, by: referenceSize).map {
            number($0, referenceSize) ?? count
        }
    }

    /// Returns the bytes of an object with a number of units.
    private func part(_ start: Int, _ low: Int, _ unit: Int) throws(ArtefactProblem) -> Range<Int> {
        var (first, length) = (start + 1, Int?(low))
        if low == 15, first < bytes.count, bytes[first] >> 4 == 1 {
            let power = Int(bytes[first] & 15)
            length = integer(first, power)
            first += 1 + (1 << min(power, 4))
        }
        guard let length, length >= 0, first <= table, length <= (table - first) / unit else {
            throw problem("an object is longer than the file: write the file anew")
        }
        return first..<first + length * unit
    }

    private func problem(_ reason: String) -> ArtefactProblem {
        ArtefactProblem(file: file, element: path.description, reason: reason)
    }
}
