// Licensed under the Apache License, Version 2.0.

import Dispatch

/// Runs work that blocks, one piece after the other, away from the pool of threads that tasks share.
struct SerialQueue: Sendable {
    private let queue: DispatchQueue

    init(_ label: String) {
        queue = DispatchQueue(label: label)
    }

    func run<Value: Sendable>(
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
