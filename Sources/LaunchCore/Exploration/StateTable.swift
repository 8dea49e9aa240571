// Licensed under the Apache License, Version 2.0.

/// The states that were seen; a table with open addressing, because millions are put in.
struct StateTable {
    private var slots: [SIMD4<UInt64>]
    private var used: [Bool]
    private(set) var count = 0

    init() {
        slots = Array(repeating: .zero, count: 1 << 12)
        used = Array(repeating: false, count: 1 << 12)
    }

    /// Puts a state in; returns false when it is there already.
    mutating func insert(_ key: StateKey) -> Bool {
        if count * 2 >= slots.count { grow() }
        return place(key)
    }

    private mutating func place(_ key: StateKey) -> Bool {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: key.mixed) & mask
        while used[slot] {
            if slots[slot] == key.words { return false }
            slot = (slot + 1) & mask
        }
        (slots[slot], used[slot]) = (key.words, true)
        count += 1
        return true
    }

    private mutating func grow() {
        let (old, wasUsed) = (slots, used)
        slots = Array(repeating: .zero, count: old.count * 4)
        used = Array(repeating: false, count: old.count * 4)
        count = 0
        for index in old.indices where wasUsed[index] { _ = place(StateKey(words: old[index])) }
    }
}

extension StateKey {
    init(words: SIMD4<UInt64>) { self.words = words }
}
