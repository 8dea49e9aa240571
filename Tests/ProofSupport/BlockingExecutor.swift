// Licensed under the Apache License, Version 2.0.

import Dispatch

/// Runs a test that blocks in sockets or in the database on threads of its own.
///
/// The shared pool has as many threads as the machine has cores, and other tests measure time on it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "blocking-test", attributes: .concurrent)

    /// Creates it.
    public init() {}

    /// Runs a job.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Does work that blocks on threads of its own, or on the shared pool where the system is too old for them.
public func onThreadsOfItsOwn(_ work: () async throws -> Void) async throws {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        try await withTaskExecutorPreference(BlockingExecutor()) { try await work() }
    } else {
        try await work()
    }
}
