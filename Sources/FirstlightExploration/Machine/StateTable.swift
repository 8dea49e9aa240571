// Licensed under the Apache License, Version 2.0.

/// The states that were seen, in the order in which they were found.
///
/// A table with open addressing, because millions are put in: a slot holds half of a state's mixed number and
/// the state's place, so that a search compares few keys.
struct StateTable {
    private let wordCount: Int
    private var words: [UInt64] = []
    private var slots = [UInt64](repeating: 0, count: 1 << 12)
    private(set) var count = 0

    /// Makes an empty table for launches of so many tasks.
    init(tasks: Int) { wordCount = StateKey.wordCount(tasks: tasks) }

    /// The state that was found as the given one.
    subscript(_ place: Int) -> StateKey {
        var key = StateKey(words: .zero)
        for index in 0..<wordCount { key.words[index] = words[place * wordCount + index] }
        return key
    }

    /// Inserts a state; returns false when it is already present.
    mutating func insert(_ key: StateKey) -> Bool {
        if count * 2 >= slots.count { grow() }
        let mixed = key.mixed(wordCount)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: mixed) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == mixed >> 32, isEqual(key, Int(slots[slot] & 0xFFFF_FFFF) - 1) {
                return false
            }
            slot = (slot + 1) & mask
        }
        for index in 0..<wordCount { words.append(key.words[index]) }
        count += 1
        slots[slot] = (mixed & ~0xFFFF_FFFF) | UInt64(count)
        return true
    }

    @inline(__always)
    private func isEqual(_ key: StateKey, _ place: Int) -> Bool {
        for index in 0..<wordCount where words[place * wordCount + index] != key.words[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for place in 0..<count {
            let mixed = self[place].mixed(wordCount)
            var slot = Int(truncatingIfNeeded: mixed) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = (mixed & ~0xFFFF_FFFF) | UInt64(place + 1)
        }
    }
}
