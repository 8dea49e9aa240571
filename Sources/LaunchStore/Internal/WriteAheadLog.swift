// Licensed under the Apache License, Version 2.0.

import Foundation

/// SQLite's write-ahead log, read as SQLite reads it, and beyond a flipped bit.
///
/// SQLite takes the first frame whose checksum is wrong for the log's end: a process that is killed leaves
/// such ends behind. One flipped bit would thus silently undo all changes from there on. Its checksums are
/// sums in which each bit leaves its own trace, so the work of one flipped bit can be distinguished from what
/// a kill leaves, and most such bits can be found.
struct WriteAheadLog {
    /// One page as a change left it.
    struct Frame {
        let page: Int
        /// The offset of the page in the log.
        let offset: Int
    }

    static let headerSize = 32
    static let frameHeaderSize = 24
    static let frameSize = frameHeaderSize + StoreForm.pageSize

    private(set) var bytes: [UInt8]
    /// The pages of all whole transactions, the oldest first.
    private(set) var frames: [Frame] = []
    /// The number of pages that the file has after the last of them.
    private(set) var pageCount = 0
    /// The number of flipped bits that were found; each was corrected if its place is certain.
    private(set) var corrections = 0

    private var isLittleEndian = true
    private var doubts: [(byte: Int, bit: UInt8)] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= Self.headerSize + Self.frameSize, correctHeader() else { return }
        read()
    }

    /// The log beside a store's file.
    init(beside path: String) {
        self.init(Array(FileManager.default.contents(atPath: path + "-wal") ?? Data()))
    }

    // MARK: - Reading

    private mutating func read() {
        isLittleEndian = bytes[3] & 1 == 0
        var sum = LogSum(big(24), big(28))
        var offset = Self.headerSize
        var open: [Frame] = []
        while offset + Self.frameSize <= bytes.count {
            guard let next = correctFrame(at: offset, after: sum) else { return }
            sum = next
            open.append(Frame(page: Int(big(offset)), offset: offset + Self.frameHeaderSize))
            let size = Int(big(offset + 4))
            if size > 0 {
                frames += open
                open = []
                pageCount = size
            }
            offset += Self.frameSize
        }
    }

    /// The sum of two parts of a frame after the one before: its first two words and its page.
    private func frameSum(at offset: Int, after sum: LogSum) -> LogSum {
        var sum = sum
        sum.add(bytes, offset..<offset + 8, isLittleEndian)
        sum.add(bytes, offset + Self.frameHeaderSize..<offset + Self.frameSize, isLittleEndian)
        return sum
    }

    /// The sum after a frame that is right, or in which one bit is wrong; nil at the log's end.
    private mutating func correctFrame(at offset: Int, after sum: LogSum) -> LogSum? {
        let computed = frameSum(at: offset, after: sum)
        let stored = LogSum(big(offset + 16), big(offset + 20))
        let salts = (big(offset + 8) ^ big(16)).nonzeroBitCount + (big(offset + 12) ^ big(20)).nonzeroBitCount
        if salts == 0, computed == stored { return computed }
        if salts == 1, computed == stored {
            for index in 0..<8 { bytes[offset + 8 + index] = bytes[16 + index] }
        } else if salts == 0, computed.distance(to: stored) == 1, !isContinued(offset, by: stored) {
            // The bit was one of the sum, or of the page's last word, which is added once.
            doubts += places(of: computed, stored, at: offset, after: sum)
            corrections += 1
            return computed
        } else if salts == 0 {
            guard correctWord(at: offset, after: sum, computed, stored) else { return nil }
        } else {
            return nil
        }
        corrections += 1
        return stored
    }

    /// Sets the bit right that makes the difference between two sums of a frame; false when no single one does.
    ///
    /// For high bits the checksum does not determine the position. The page stays unchanged; its own checksums report
    /// the loss. If the page's number or the log's end may have been hit, that is an alternative.
    private mutating func correctWord(
        at offset: Int, after sum: LogSum, _ computed: LogSum, _ stored: LogSum
    ) -> Bool {
        let found = places(of: computed, stored, at: offset, after: sum)
        if found.count == 1 {
            bytes[found[0].byte] ^= found[0].bit
        } else {
            doubts += found.filter { $0.byte < offset + 8 }
        }
        return !found.isEmpty
    }

    /// The bits of a frame that may have made the difference.
    private mutating func places(
        of computed: LogSum, _ stored: LogSum, at offset: Int, after sum: LogSum
    ) -> [(byte: Int, bit: UInt8)] {
        var found: [(byte: Int, bit: UInt8)] = []
        for (word, bit) in computed.flippedBits(since: stored, words: 2 + StoreForm.pageSize / 4) {
            let position = word < 2 ? offset + word * 4 : offset + 16 + word * 4
            let byte = position + (isLittleEndian ? bit / 8 : 3 - bit / 8)
            bytes[byte] ^= 1 << (bit % 8)
            if frameSum(at: offset, after: sum) == stored { found.append((byte, 1 << (bit % 8))) }
            bytes[byte] ^= 1 << (bit % 8)
        }
        return found
    }

    /// Returns whether the frame after another continues its sum.
    private func isContinued(_ offset: Int, by sum: LogSum) -> Bool {
        let next = offset + Self.frameSize
        guard next + Self.frameSize <= bytes.count else { return false }
        return frameSum(at: next, after: sum) == LogSum(big(next + 16), big(next + 20))
    }

    /// The log with another bit set right, where it is not certain which one was flipped.
    ///
    /// - Parameter inPages: Whether those of the content of pages are meant, or those that say where a page belongs.
    func alternatives(inPages: Bool) -> [WriteAheadLog] {
        doubts.filter { inPages == (($0.byte - Self.headerSize) % Self.frameSize >= Self.frameHeaderSize) }
            .map { place in
                var other = bytes
                other[place.byte] ^= place.bit
                return WriteAheadLog(other)
            }
    }

    /// Writes its pages into the bytes of the file, which are whole pages.
    func apply(to file: inout [UInt8]) {
        let page = StoreForm.pageSize
        let missing = pageCount * page - file.count
        // No store has a million pages: a log that says so is wrong there.
        if missing > 0, pageCount < 1 << 20 { file += [UInt8](repeating: 0, count: missing) }
        for frame in frames where frame.page > 0 && frame.page * page <= file.count {
            let start = (frame.page - 1) * page
            file.replaceSubrange(start..<start + page, with: bytes[frame.offset..<frame.offset + page])
        }
    }

    /// Indicates whether every page lies within the file.
    var isPlausible: Bool { frames.allSatisfy { $0.page > 0 && $0.page <= pageCount } }

    /// Returns whether the header is valid, or one flipped bit was corrected to make it so.
    private mutating func correctHeader() -> Bool {
        if isHeaderRight { return true }
        for bit in 0..<Self.headerSize * 8 {
            bytes[bit / 8] ^= 1 << (bit % 8)
            // More than one bit may give the same sum; the first frame has the same two numbers.
            if isHeaderRight, big(16) == big(Self.headerSize + 8), big(20) == big(Self.headerSize + 12) {
                corrections += 1
                return true
            }
            bytes[bit / 8] ^= 1 << (bit % 8)
        }
        return false
    }

    private var isHeaderRight: Bool {
        guard big(0) & ~1 == 0x377F_0682, big(4) == 3_007_000, big(8) == StoreForm.pageSize else {
            return false
        }
        var sum = LogSum()
        sum.add(bytes, 0..<24, bytes[3] & 1 == 0)
        return sum == LogSum(big(24), big(28))
    }

    // MARK: - Words

    private func big(_ offset: Int) -> UInt32 {
        bytes.withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    }
}

/// The checksum of SQLite's log: two sums, each of which is added to the other.
struct LogSum: Hashable {
    private(set) var first: UInt32
    private(set) var second: UInt32

    init(_ first: UInt32 = 0, _ second: UInt32 = 0) { (self.first, self.second) = (first, second) }

    mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ isLittleEndian: Bool) {
        bytes.withUnsafeBytes { all in
            var (first, second) = (first, second)
            for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
                var one = all.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                var two = all.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                one = isLittleEndian ? UInt32(littleEndian: one) : UInt32(bigEndian: one)
                two = isLittleEndian ? UInt32(littleEndian: two) : UInt32(bigEndian: two)
                first = first &+ one &+ second
                second = second &+ two &+ first
            }
            (self.first, self.second) = (first, second)
        }
    }

    /// Returns the number of bits in which two sums differ.
    func distance(to other: LogSum) -> Int {
        (first ^ other.first).nonzeroBitCount + (second ^ other.second).nonzeroBitCount
    }

    /// The bits, any one of which makes the whole difference to a sum of the same words.
    ///
    /// A word is added once and then with all that comes after it, so the difference that a bit makes is a power of
    /// two times a pair of numbers that only the word's place decides. For the uppermost bits of a word little is
    /// left of that pair, and many places give the same.
    func flippedBits(since other: LogSum, words: Int) -> [(word: Int, bit: Int)] {
        let (one, two) = (first &- other.first, second &- other.second)
        // Both differences have as many zeros at their end as the bit's number, and not more.
        let bit = min((one | two).trailingZeroBitCount, 31)
        let steps = [UInt32(1) << bit, 0 &- (UInt32(1) << bit)]
        var found: [(word: Int, bit: Int)] = []
        // The pair for a word at an even place and for the one after it, from the last words to the first.
        var (even, odd): ((UInt32, UInt32), (UInt32, UInt32)) = ((1, 1), (0, 1))
        for place in stride(from: words - 2, through: 0, by: -2) {
            if steps.contains(where: { one == $0 &* even.0 && two == $0 &* even.1 }) {
                found.append((place, bit))
            }
            if steps.contains(where: { one == $0 &* odd.0 && two == $0 &* odd.1 }) {
                found.append((place + 1, bit))
            }
            even = (even.0 &+ even.1, even.0 &+ 2 &* even.1)
            odd = (odd.0 &+ odd.1, odd.0 &+ 2 &* odd.1)
        }
        return found
    }
}
