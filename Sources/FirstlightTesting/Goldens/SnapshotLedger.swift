// Licensed under the Apache License, Version 2.0.

import Synchronization
import Testing

/// The goldens that one test, or one suite, has asked for, in all its cases.
final class SnapshotLedger: Sendable {
    private struct State {
        var asked: Set<String> = []
        var isComplete = true
    }

    /// The test that they belong to.
    let test: Test.ID
    private let state = Mutex(State())

    init(of test: Test.ID) { self.test = test }

    /// Notes a file; returns whether it is the first time.
    func ask(for file: String) -> Bool { state.withLock { $0.asked.insert(file).inserted } }

    /// Notes that the test ended half way: what it did not ask for says nothing.
    func giveUp() { state.withLock { $0.isComplete = false } }

    /// The requests of the test; nil when it ended half way.
    var asked: Set<String>? { state.withLock { $0.isComplete ? $0.asked : nil } }
}
