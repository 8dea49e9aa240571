// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchAuth

/// A clock whose time a test moves, with the date that goes with it.
///
/// Proof for @unchecked Sendable: all state is read and written between lock() and unlock() only.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let until: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [Int: Sleeper] = [:]
    private var cancelled: Set<Int> = []
    private var last = 0
    /// 2026-01-01 00:00:00 UTC.
    let start = Date(timeIntervalSince1970: 1_767_225_600)

    var minimumResolution: Duration { .nanoseconds(1) }
    var now: Instant { locked { time } }
    var date: Date { start.addingTimeInterval(now.offset / .seconds(1)) }
    var sleeperCount: Int { locked { sleepers.count } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = locked {
            last += 1
            return last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = locked { () -> Bool? in
                    if cancelled.remove(number) != nil { return nil }
                    if deadline <= time { return true }
                    sleepers[number] = Sleeper(until: deadline, continuation: continuation)
                    return false
                }
                switch isOver {
                case nil: continuation.resume(throwing: CancellationError())
                case true?: continuation.resume()
                case false?: break
                }
            }
        } onCancel: {
            let sleeper = locked {
                let found = sleepers.removeValue(forKey: number)
                if found == nil { cancelled.insert(number) }
                return found
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the time and wakes who slept until then.
    func advance(by duration: Duration) {
        let due = locked {
            time = time.advanced(by: duration)
            let due = sleepers.filter { $0.value.until <= time }
            for number in due.keys { sleepers[number] = nil }
            return due.values.sorted { $0.until < $1.until }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until that many sleep, then moves the time.
    func advance(by duration: Duration, whenSleeping count: Int) async {
        await eventually { sleeperCount >= count }
        advance(by: duration)
    }

    /// Moves the time in small steps until the task has ended.
    func advanceUntilDone<Value: Sendable>(_ task: Task<Value, Never>) async -> Value {
        let done = Locked<Value?>(nil)
        Task {
            let value = await task.value; done.withLock { $0 = value }
        }
        await eventually {
            advance(by: .milliseconds(5))
            return done.withLock { $0 != nil }
        }
        return await task.value
    }
}
