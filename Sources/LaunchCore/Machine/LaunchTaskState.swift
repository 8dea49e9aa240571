// Licensed under the Apache License, Version 2.0.

/// Where a task of a run stands.
struct LaunchTaskState: Hashable, Sendable {
    enum Status: UInt8, Hashable, Sendable {
        case waiting, running, backingOff
        /// Waits for the device to be unlocked, or for the user's answer about the network.
        case heldByLock, heldByNetwork
        case output, fallback, absent, failure, cancelled
    }

    var status = Status.waiting
    /// The number of tries that failed in this run.
    var failures: UInt16 = 0
    /// The number of the present try, so that an answer to an earlier one is known as such.
    var attempt: Int32 = 0

    var hasOutput: Bool { status == .output || status == .fallback }
    var isSettled: Bool { hasOutput || status == .absent }
    var isDone: Bool { isSettled || status == .cancelled || status == .failure }
    var isHeld: Bool { status == .heldByLock || status == .heldByNetwork }
    var isOpen: Bool { !isDone && status != .waiting }
}
