// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// Binary lists with widths and values that few programs write, as `plutil` reads them.
@Suite struct PropertyListWidthTests {
    /// A list of objects, the first of them the root, with offsets and references of a number of bytes.
    private func list(_ objects: [[UInt8]], offsets: Int, references: Int) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
        }
        var (bytes, places) = (Array("bplist00".utf8), [Int]())
        for object in objects {
            places.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        bytes += places.flatMap { number($0, offsets) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsets), UInt8(references)]
        return bytes + number(objects.count, 8) + number(0, 8) + number(table, 8)
    }

    /// A dictionary with one entry, whose key and value are the next two objects.
    private func pair(_ key: String, _ value: [UInt8], references: Int) -> [[UInt8]] {
        func reference(_ number: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: references - 1) + [number] }
        return [
            [0xD1] + reference(1) + reference(2), [0x50 + UInt8(key.utf8.count)] + Array(key.utf8), value,
        ]
    }

    @Test(
        "Offsets and references may have any width",
        arguments: [(1, 1), (3, 3), (5, 7), (8, 8), (16, 1), (9, 12)])
    func widths(offsets: Int, references: Int) throws {
        let bytes = list(
            pair("UIName", [0x51, 0x61], references: references), offsets: offsets, references: references)
        let read = try PropertyListFile(reading: bytes, file: "Info.plist")
        #expect(read["UIName"] == .string("a") && read.remarks.isEmpty)
    }

    // `plutil -convert xml1` writes a UID as a dictionary of this key.
    @Test(arguments: [([0x80, 0x05], 5), ([0x81, 0x01, 0x00], 256), ([0x83, 0, 1, 0, 1], 65_537)])
    func `A UID is read as it is written in XML, and hides nothing`(value: [UInt8], number: Int) throws {
        let bytes = list(pair("Archive", value, references: 1), offsets: 1, references: 1)
        let read = try PropertyListFile(reading: bytes, file: "Info.plist")
        #expect(read["Archive"]?.dictionary?["CF$UID"] == .integer(number))
        #expect(read.remarks.isEmpty)
        let written = BinaryPropertyListWriter.bytes(of: read.value)
        // The bytes of the UID stand in the list, after the key.
        let start = Array("Archive".utf8) + [value[0]]
        #expect((0...written.count - start.count).contains { Array(written[$0..<$0 + start.count]) == start })
        #expect(try PropertyListFile(reading: written, file: "Info.plist").value == read.value)
    }
}
