// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// Lets tasks of views wait, and knows how many of each plan have not been cancelled.
///
/// A task is counted no longer from when it is cancelled, not from when it has ended: what goes on after it has waited
/// passes through another thread, which may take any time.
final class RandomWaits: Sendable {
    private let counts = Mutex<[Int: Int]>([:])

    /// How many tasks of each plan wait.
    var present: [Int: Int] { counts.withLock { $0 } }

    /// Waits until the task is cancelled.
    @MainActor
    func wait(_ id: Int) async {
        add(1, to: id)
        let gate = Gate()
        await withTaskCancellationHandler {
            await withCheckedContinuation { gate.keep($0) }
        } onCancel: {
            add(-1, to: id)
            gate.open()
        }
    }

    private func add(_ number: Int, to id: Int) {
        counts.withLock { counts in
            let sum = (counts[id] ?? 0) + number
            counts[id] = sum == 0 ? nil : sum
        }
    }
}

/// Lets one task go on when it is opened.
private final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())

    func keep(_ continuation: CheckedContinuation<Void, Never>) {
        let isOpen = state.withLock { state in
            if !state.isOpen { state.waiting = continuation }
            return state.isOpen
        }
        if isOpen { continuation.resume() }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
