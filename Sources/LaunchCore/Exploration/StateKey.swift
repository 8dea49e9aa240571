// Licensed under the Apache License, Version 2.0.

/// All that decides how a launch goes on, in four words.
struct StateKey: Hashable {
    static let taskLimit = 24
    let words: SIMD4<UInt64>

    init(_ machine: LaunchMachine, _ books: LaunchBooks) {
        var head = Packer()
        head.add(machine.phase.place, bits: 4)
        head.add(machine.destination.place, bits: 2)
        head.add(Int(machine.waits.rawValue), bits: 10)
        head.add(Int(machine.postponed.rawValue >> 3), bits: 2)
        head.add(machine.kind != nil, machine.run > 0, machine.isMinimumOver, machine.isCheckingSession)
        head.add(machine.isAskingOffline, machine.isInBackground, machine.isSignedOut)
        head.add(machine.isIndicatorVisible, machine.canContinueOffline, machine.reducesMotion)
        head.add(machine.takesLinks == nil, machine.takesLinks == true)
        head.add(Int(machine.scenes & 3), bits: 2)
        head.add(machine.failure.map { $0.kind.allowsOffline ? 2 : 1 } ?? 0, bits: 2)
        head.add(machine.verdict?.place ?? 0, bits: 3)
        head.add(machine.notice?.place ?? 0, bits: 3)
        head.add(books.bits, bits: LaunchBooks.bitCount)
        var words = SIMD4(head.word, 0, 0, 0)
        for (index, task) in machine.tasks.enumerated() {
            let value = UInt64(task.status.rawValue) | UInt64(min(task.failures, 15)) << 4
            words[1 + index / 8] |= value << UInt64(index % 8 * 8)
        }
        self.words = words
    }

    /// A well mixed number, for the table.
    var mixed: UInt64 {
        var value: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<4 {
            value = (value ^ words[index]) &* 0xD6E8_FEB8_6659_FD93
            value ^= value >> 32
        }
        return value
    }
}

private struct Packer {
    private(set) var word: UInt64 = 0
    private var used: UInt64 = 0

    mutating func add(_ value: Int, bits: Int) {
        assert(value >= 0 && value < 1 << bits && used + UInt64(bits) <= 64, "a state does not fit its key")
        word |= UInt64(value) << used
        used += UInt64(bits)
    }

    mutating func add(_ flags: Bool...) {
        for flag in flags { add(flag ? 1 : 0, bits: 1) }
    }
}

extension LaunchDestination {
    fileprivate var place: Int {
        switch self {
        case .results: 0
        case .offline: 1
        case .expired: 2
        }
    }
}

extension LaunchVerdict {
    fileprivate var place: Int {
        switch self {
        case .open: 1
        case .readOnly: 2
        case .updateOffered: 3
        case .maintenance(_, nil): 4
        case .maintenance: 5
        case .updateRequired: 6
        }
    }
}
