// Licensed under the Apache License, Version 2.0.

import Foundation

/// A lock, and the state that it guards.
///
/// Unchecked, because the state is touched only while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    /// Creates a lock of a state that may be of any type.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a function while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { try body(&storage.state) }
    }
    /// Runs a function while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// Runs a function if nobody holds the lock; nil otherwise.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Runs a function if nobody holds the lock; nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock of a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock.
    public init() { self.init(uncheckedState: ()) }
    /// Takes the lock, and waits for it.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if nobody holds it; returns whether it was taken.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    /// Runs a function while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try storage.lock.withLock { try body() }
    }
}
