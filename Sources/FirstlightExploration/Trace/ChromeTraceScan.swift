// Licensed under the Apache License, Version 2.0.

import Foundation

/// A scan of the places of a trace file's entries, without decoding them.
///
/// Read all at once, entries take many times the memory of their text; so they are read a few thousand at a time. The
/// file is gone through once, byte by byte, however long a line, a text or a list in it may be.
struct ChromeTraceScan {
    /// The limits of what is read of a file.
    struct Limits {
        /// The most entries.
        var entries = 4_000_000
        /// The most bytes of one entry, and of all that stands beside them.
        var entryBytes = 1 << 20
        /// The most levels of lists and objects in each other.
        var levels = 64
    }

    /// Entries that follow each other.
    struct Batch: Equatable {
        /// Their range of bytes, with the commas between them.
        var bytes: Range<Int>
        /// The place of the first one in the list.
        var first: Int
        /// The number of entries.
        var count: Int

        /// The number of entries read at a time.
        static let mostEntries = 4096
        /// The number of bytes read at a time, unless a single entry has more.
        static let mostBytes = 1 << 20
    }

    /// All entries, in their order.
    private(set) var batches: [Batch] = []
    /// The file without its entries.
    private(set) var cover = Data()

    /// Scans a file.
    ///
    /// - Throws: An error that names the limit where there is too much of something.
    init(_ data: Data, limits: Limits = Limits()) throws(ChromeTraceError) {
        let found = data.withUnsafeBytes { bytes in
            Result { () throws(ChromeTraceError) in
                var walk = ChromeTraceWalk(bytes, limits)
                try walk.file()
                return walk
            }
        }
        let walk = try found.get()
        batches = walk.batches
        let rest = walk.list.map { [0..<$0.lowerBound, $0.upperBound..<data.count] } ?? [0..<data.count]
        let count = rest.map(\.count).reduce(0, +)
        guard count <= limits.entryBytes else {
            throw .tooLarge("beside its entries \(limits.entryBytes) bytes are the most, and it has \(count)")
        }
        for part in rest {
            cover += data[(data.startIndex + part.lowerBound)..<(data.startIndex + part.upperBound)]
        }
    }
}

/// A walk through the bytes of a file, from value to value.
private struct ChromeTraceWalk {
    let limits: ChromeTraceScan.Limits
    var batches: [ChromeTraceScan.Batch] = []
    /// The bytes between the brackets of `traceEvents`; nil until they were seen.
    var list: Range<Int>?
    private let bytes: UnsafeRawBufferPointer
    private var next = 0

    init(_ bytes: UnsafeRawBufferPointer, _ limits: ChromeTraceScan.Limits) {
        (self.bytes, self.limits) = (bytes, limits)
    }

    mutating func file() throws(ChromeTraceError) {
        skipSpace()
        guard take(UInt8(ascii: "{")) else {
            throw next < bytes.count && bytes[next] == UInt8(ascii: "[")
                ? .unreadable("the file is not of the type of an object") : broken
        }
        skipSpace()
        if !take(UInt8(ascii: "}")) {
            repeat { try member() } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw broken }
        }
        skipSpace()
        guard next == bytes.count else { throw broken }
    }

    private mutating func member() throws(ChromeTraceError) {
        skipSpace()
        let start = next
        try text()
        let isList = bytes[start..<next].elementsEqual(#""traceEvents""#.utf8)
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw broken }
        skipSpace()
        if isList, take(UInt8(ascii: "[")) {
            guard list == nil else { throw .unreadable("'traceEvents' stands there twice") }
            try entries()
        } else {
            try value()
        }
        skipSpace()
    }

    private mutating func entries() throws(ChromeTraceError) {
        let start = next
        var count = 0
        skipSpace()
        if next < bytes.count, bytes[next] != UInt8(ascii: "]") {
            repeat {
                skipSpace()
                guard count < limits.entries else {
                    throw .tooLarge("it has more than \(limits.entries) entries, which are the most")
                }
                let start = next
                try value()
                guard next - start <= limits.entryBytes else {
                    throw .badEntry(
                        count, "it has \(next - start) bytes, and \(limits.entryBytes) are the most")
                }
                add(start..<next, count)
                count += 1
                skipSpace()
            } while take(UInt8(ascii: ","))
        }
        list = start..<next
        guard take(UInt8(ascii: "]")) else { throw broken }
    }

    private mutating func add(_ entry: Range<Int>, _ number: Int) {
        if let last = batches.last, last.count < ChromeTraceScan.Batch.mostEntries,
            entry.upperBound - last.bytes.lowerBound <= ChromeTraceScan.Batch.mostBytes
        {
            batches[batches.count - 1].bytes = last.bytes.lowerBound..<entry.upperBound
            batches[batches.count - 1].count += 1
        } else {
            batches.append(.init(bytes: entry, first: number, count: 1))
        }
    }

    /// Passes over a value; what is wrong inside it is found when it is read.
    private mutating func value() throws(ChromeTraceError) {
        let start = next
        var levels = 0
        repeat {
            guard next < bytes.count else { throw broken }
            switch bytes[next] {
            case UInt8(ascii: "\""): try text()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                levels += 1
                guard levels <= limits.levels else {
                    throw .tooLarge(
                        "lists and objects lie more than \(limits.levels) levels deep in it, which are the most"
                    )
                }
                next += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard levels > 0 else { throw broken }
                levels -= 1
                next += 1
            case UInt8(ascii: ",") where levels == 0: throw broken
            default:
                next += 1
                if levels == 0 { word() }
            }
        } while levels > 0
        if next == start { throw broken }
    }

    /// Passes over the rest of a number, true, false or null.
    private mutating func word() {
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09: return
            default: next += 1
            }
        }
    }

    /// Passes over a text with its quotes.
    private mutating func text() throws(ChromeTraceError) {
        guard take(UInt8(ascii: "\"")) else { throw broken }
        while next < bytes.count {
            let byte = bytes[next]
            next += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
        throw broken
    }

    private mutating func skipSpace() {
        while next < bytes.count {
            let byte = bytes[next]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            next += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next < bytes.count, bytes[next] == byte else { return false }
        next += 1
        return true
    }

    private var broken: ChromeTraceError {
        .unreadable("the file is not JSON from byte \(min(next, bytes.count)) on")
    }
}
