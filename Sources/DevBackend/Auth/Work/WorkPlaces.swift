// Licensed under the Apache License, Version 2.0.

import Foundation

/// Threads for what would hold up the server's thread.
///
/// They are the backend's own: hashing keeps a core busy, and tasks and queues share too few threads for that.
final class WorkPlaces {
    /// The kind of work.
    enum Place: CaseIterable {
        /// Hashing: as many at once as the machine has cores.
        case hashing
        /// Waiting for other servers.
        case fetching

        var threads: Int {
            self == .hashing ? max(1, ProcessInfo.processInfo.activeProcessorCount) : 8
        }
    }

    private let hashing = WorkQueue(threads: Place.hashing.threads)
    private let fetching = WorkQueue(threads: Place.fetching.threads)

    /// Starts the work soon; false when too much is waiting already.
    func start(_ place: Place, _ work: @escaping @Sendable () -> Void) -> Bool {
        (place == .hashing ? hashing : fetching).add(work)
    }

    /// Drops what has not begun; the threads end with what they are at.
    func stop() {
        hashing.stop()
        fetching.stop()
    }
}

/// Work for a few threads, first come, first served.
///
/// `@unchecked`: everything that changes is touched only while the condition's lock is held.
private final class WorkQueue: @unchecked Sendable {
    /// The limit of waiting work: no client would wait longer, and memory stays bounded.
    private static let limit = 512

    private let condition = NSCondition()
    private let threads: Int
    private var waiting: [@Sendable () -> Void] = []
    private var started = 0
    private var idle = 0
    private var isOpen = true

    init(threads: Int) { self.threads = threads }

    func add(_ work: @escaping @Sendable () -> Void) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard isOpen, waiting.count < Self.limit else { return false }
        waiting.append(work)
        if idle == 0, started < threads {
            started += 1
            let thread = Thread { [self] in run() }
            thread.name = "firstlight-work"
            thread.start()
        }
        condition.signal()
        return true
    }

    func stop() {
        condition.lock()
        isOpen = false
        waiting = []
        condition.broadcast()
        condition.unlock()
    }

    private func run() {
        while let work = next() { work() }
    }

    /// The next piece of work; nil when there will be none.
    private func next() -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        idle += 1
        while waiting.isEmpty, isOpen { condition.wait() }
        idle -= 1
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
