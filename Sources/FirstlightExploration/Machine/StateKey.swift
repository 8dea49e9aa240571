// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// All that decides how a launch continues, in at most four words.
///
/// A state can be made from its key again, so the key is all that an exploration keeps of it.
struct StateKey: Hashable {
    static let taskLimit = 24
    static let tasksInWord = 8
    /// The first word is for the launch, the others for its tasks.
    var words: SIMD4<UInt64>

    init(words: SIMD4<UInt64>) { self.words = words }

    init(_ machine: LaunchMachine, _ observed: ObserverState) {
        var head = Packer()
        head.add(machine.phase.place, bits: 4)
        head.add(machine.destination.place, bits: 2)
        head.add(Int(machine.timers.rawValue), bits: 10)
        head.add(machine.kind != nil)
        head.add(machine.run > 0)
        head.add(machine.isMinimumOver)
        head.add(machine.isCheckingSession)
        head.add(machine.isAskingOffline)
        head.add(machine.isInBackground)
        head.add(machine.isSignedOut)
        head.add(machine.isIndicatorVisible)
        head.add(machine.canContinueOffline)
        head.add(machine.reducesMotion)
        head.add(machine.takesLinks != nil)
        head.add(machine.takesLinks == true)
        head.add(machine.postponed.contains(.slow))
        head.add(machine.postponed.contains(.timeout))
        head.add(machine.postponed.contains(.patience))
        head.add(Int(machine.scenes & 3), bits: 2)
        head.add(machine.failure?.place ?? 0, bits: 3)
        head.add(machine.verdict?.place ?? 0, bits: 3)
        head.add(machine.notice?.place ?? 0, bits: 3)
        head.add(observed.bits, bits: ObserverState.bitCount)
        words = SIMD4(head.word, 0, 0, 0)
        let count = machine.tasks.count
        for index in 0..<count {
            words[1 + index / Self.tasksInWord] |=
                machine.tasks[index].packed << UInt64(index % Self.tasksInWord * 8)
        }
    }

    /// The number of words that launches of so many tasks need.
    static func wordCount(tasks: Int) -> Int { 1 + (tasks + tasksInWord - 1) / tasksInWord }

    /// A well mixed number, for the table.
    @inline(__always)
    func mixed(_ count: Int) -> UInt64 {
        var value: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<count {
            value = (value ^ words[index]) &* 0xD6E8_FEB8_6659_FD93
            value ^= value >> 32
        }
        return value
    }
}

extension LaunchTaskState {
    /// Eight bits; the failures of a task that has its last state decide nothing any more.
    fileprivate var packed: UInt64 {
        let counted = isSettled || status == .failure ? 0 : min(failures, 15)
        return UInt64(status.place) | UInt64(counted) << 4
    }
}

private struct Packer {
    private(set) var word: UInt64 = 0
    private var used: UInt64 = 0

    @inline(__always)
    mutating func add(_ value: Int, bits: Int) {
        assert(value >= 0 && value < 1 << bits && used + UInt64(bits) <= 64, "a state does not fit its key")
        word |= UInt64(value) << used
        used += UInt64(bits)
    }

    @inline(__always)
    mutating func add(_ flag: Bool) { add(flag ? 1 : 0, bits: 1) }
}

extension LaunchTaskState.Status {
    var place: Int {
        switch self {
        case .waiting: 0
        case .running: 1
        case .backingOff: 2
        case .heldByLock: 3
        case .heldByNetwork: 4
        case .output: 5
        case .fallback: 6
        case .absent: 7
        case .failure: 8
        case .cancelled: 9
        }
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

extension LaunchFailure {
    fileprivate var place: Int {
        switch suspension {
        case nil: kind.allowsOffline ? 2 : 1
        case .protectedData: 3
        case .networkPermission: 4
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
