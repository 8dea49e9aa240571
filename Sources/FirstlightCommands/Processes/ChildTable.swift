// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// The processes that this one has started and that have not ended yet, so that none outlives it.
package final class ChildTable: Sendable {
    private struct State {
        var running: Set<pid_t> = []
        var isClosed = false
        var lifeline: Lifeline?
    }

    private let state = Mutex(State())

    /// Creates an empty table.
    package init() {}

    /// Starts a process by the body and notes its id.
    ///
    /// The body runs under the lock: a process is either noted before ``close()`` or never started.
    ///
    /// - Parameter body: Gets the end of the lifeline that the process is to read.
    func start(_ body: (Int32) throws -> pid_t) throws -> pid_t {
        try state.withLock { state in
            guard !state.isClosed else { throw CancellationError() }
            let lifeline = try state.lifeline ?? Lifeline()
            state.lifeline = lifeline
            let id = try body(lifeline.childEnd)
            state.running.insert(id)
            return id
        }
    }

    /// Ends a process, if that is wanted, and collects its status; nil while it still runs.
    ///
    /// An id is only ever signalled before it was collected, so it cannot be another process's.
    func collect(_ id: pid_t, killing: Bool) -> Int32? {
        state.withLock { state in
            guard state.running.contains(id) else { return nil }
            if killing { kill(id, SIGKILL) }
            var status: Int32 = 0
            var answer: pid_t
            repeat { answer = waitpid(id, &status, killing ? 0 : WNOHANG) } while answer < 0 && errno == EINTR
            guard answer != 0 else { return nil }
            state.running.remove(id)
            return status
        }
    }

    /// Ends every process and starts no more.
    package func close() {
        state.withLock { state in
            state.isClosed = true
            for id in state.running { kill(id, SIGKILL) }
            for id in state.running {
                var status: Int32 = 0
                waitpid(id, &status, 0)
            }
            state.running = []
        }
    }
}
