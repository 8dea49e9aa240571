// Licensed under the Apache License, Version 2.0.

import Synchronization

/// A value behind a lock, which several may hold.
final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex(value) }

    func withLock<R: Sendable, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
        try mutex.withLock { value throws(E) in try body(&value) }
    }
}
