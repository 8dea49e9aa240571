// Licensed under the Apache License, Version 2.0.

import LaunchCore

// A state from its key. Counting numbers become any that are possible, words become empty ones: whatever they
// were, the launch continues in the same way.
extension LaunchMachine {
    /// Becomes the state of a key, without a new allocation.
    mutating func restore(_ key: StateKey, _ links: ExploredLinks) -> ObserverState {
        var head = Unpacker(word: key.words[0])
        phase = Explored.phases[head.take(4)]
        destination = Explored.destinations[head.take(2)]
        timers = LaunchTimerSet(rawValue: UInt16(truncatingIfNeeded: head.take(10)))
        kind = head.takeFlag() ? .cold : nil
        run = head.takeFlag() ? Explored.run : 0
        isMinimumOver = head.takeFlag()
        isCheckingSession = head.takeFlag()
        isAskingOffline = head.takeFlag()
        isInBackground = head.takeFlag()
        isSignedOut = head.takeFlag()
        isIndicatorVisible = head.takeFlag()
        canContinueOffline = head.takeFlag()
        reducesMotion = head.takeFlag()
        let isKnown = head.takeFlag()
        let takes = head.takeFlag()
        takesLinks = isKnown ? takes : nil
        postponed = []
        if head.takeFlag() { postponed.insert(.slow) }
        if head.takeFlag() { postponed.insert(.timeout) }
        if head.takeFlag() { postponed.insert(.patience) }
        scenes = UInt64(head.take(2))
        failure = Explored.failures[head.take(3)]
        verdict = Explored.verdicts[head.take(3)]
        notice = Explored.verdicts[head.take(3)]
        let observed = ObserverState(bits: head.take(ObserverState.bitCount))
        heldLink =
            observed.firstLink == .held ? links.first : observed.secondLink == .held ? links.second : nil
        restoreTasks(key)
        return observed
    }

    private mutating func restoreTasks(_ key: StateKey) {
        (speaker, lastSpeaker) = (-1, -1)
        settledCount = 0
        let blueprint = blueprint
        for index in blueprint.specs.indices {
            let shift = UInt64(index % StateKey.tasksInWord * 8)
            let bits = key.words[1 + index / StateKey.tasksInWord] >> shift
            var task = LaunchTaskState()
            task.status = Explored.statuses[Int(bits & 15)]
            task.failures = UInt16(bits >> 4 & 15)
            task.attempt = run > 0 ? Explored.attempt : 0
            tasks[index] = task
            if task.isSettled, blueprint.isPart[index] { settledCount += 1 }
        }
    }

    /// Becomes another machine of the same launch, without a new allocation.
    mutating func become(_ other: LaunchMachine) {
        var own: [LaunchTaskState] = []
        swap(&own, &tasks)
        self = other
        for index in own.indices { own[index] = other.tasks[index] }
        swap(&own, &tasks)
    }
}

/// The values behind a key's small numbers.
private enum Explored {
    /// There is an earlier run and an earlier try, so that their late answers can be tried.
    static let run = 2
    static let attempt: Int32 = 2
    static let phases = LaunchPhase.allCases.sorted()
    static let destinations: [LaunchDestination] = [.results, .offline, .expired]
    static let statuses = (0..<16).map { place in
        LaunchTaskState.Status.allCases.first { $0.place == place } ?? .waiting
    }
    static let failures: [LaunchFailure?] = [
        nil, LaunchFailure(kind: .other, message: "any"), LaunchFailure(kind: .network, message: "any"),
        LaunchFailure(kind: .other, message: "any", suspension: .protectedData),
        LaunchFailure(kind: .network, message: "any", suspension: .networkPermission), nil, nil, nil,
    ]
    static let verdicts: [LaunchVerdict?] = [
        nil, .open, .readOnly(message: ""), .updateOffered(version: ""),
        .maintenance(message: "", retryAfter: nil), .maintenance(message: "", retryAfter: .seconds(60)),
        .updateRequired(version: ""), nil,
    ]
}

private struct Unpacker {
    var word: UInt64

    @inline(__always)
    mutating func take(_ bits: Int) -> Int {
        defer { word >>= UInt64(bits) }
        return Int(word & (1 << UInt64(bits) - 1))
    }

    @inline(__always)
    mutating func takeFlag() -> Bool { take(1) == 1 }
}
