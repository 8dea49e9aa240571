// Licensed under the Apache License, Version 2.0.

import Foundation

// A value behind a lock. The standard library's Mutex needs newer systems than the package supports.
//
// Proof for @unchecked Sendable: `value` is private and read and written only between lock() and
// unlock() of `lock`, so no two threads touch it at once, and only Sendable results leave.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
