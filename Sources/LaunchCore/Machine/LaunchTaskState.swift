// Licensed under the Apache License, Version 2.0.

/// The state of a task in a run.
@usableFromInline package struct LaunchTaskState: Hashable, Sendable {
    @usableFromInline package enum Status: Hashable, CaseIterable, Sendable {
        case waiting, running, backingOff
        /// Waits for the device to be unlocked, or for the user's answer about the network.
        case heldByLock, heldByNetwork
        case output, fallback, absent, failure, cancelled
    }

    @usableFromInline package var status = Status.waiting
    /// The number of tries that failed in this run.
    package var failures: UInt16 = 0
    /// The number of the present try, so that an answer to an earlier one is known as such.
    package var attempt: Int32 = 0

    package init() {}

    @inlinable package var hasOutput: Bool { status == .output || status == .fallback }
    @inlinable package var isSettled: Bool { hasOutput || status == .absent }
    var isDone: Bool { isSettled || status == .cancelled || status == .failure }
    @inlinable package var isHeld: Bool { status == .heldByLock || status == .heldByNetwork }
    var isOpen: Bool { !isDone && status != .waiting }
}
