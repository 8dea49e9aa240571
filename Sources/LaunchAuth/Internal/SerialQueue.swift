// Licensed under the Apache License, Version 2.0.

import Dispatch

/// Runs work that blocks, one piece after the other, away from the pool of threads that tasks share.
package struct SerialQueue: Sendable {
    private let queue: DispatchQueue

    /// Creates a queue of a name.
    package init(_ label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Runs a piece of work when those before it are done.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(VaultError) -> Value
    ) async throws(VaultError) -> Value {
        let result: Result<Value, VaultError> = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(VaultError) -> Value in try work() })
            }
        }
        return try result.get()
    }
}
