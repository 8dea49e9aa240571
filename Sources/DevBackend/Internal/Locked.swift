// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value behind a lock.
///
/// `@unchecked`: the value is touched only while the lock is held, and it is `Sendable` itself.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
