// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A fingerprint of the frames of a run that is the same in every process (FNV-1a, 64 bits).
struct FrameFingerprint {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var count = 0
    private var changes = 0
    private var hasher = Hasher()
    private var last: DisplayList?
    private let encoder = JSONEncoder()

    init() {
        encoder.outputFormatting = .sortedKeys
    }

    mutating func add(_ time: Double, _ list: DisplayList) {
        count += 1
        add("\(time)")
        // A still picture is counted, but not read again.
        guard list != last else { return }
        last = list
        changes += 1
        hasher.combine(list)
        // Reading a picture in full is slow: some stand for all, the quick hash sees each.
        guard changes % 5 == 1 else { return }
        add((try? encoder.encode(list)) ?? Data("unreadable".utf8))
    }

    /// A hash of every picture that can be compared within one process only.
    var quick: Int { hasher.finalize() }

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    private mutating func add(_ bytes: Data) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    var text: String { String(hash, radix: 16) }
}
