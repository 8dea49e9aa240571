// Licensed under the Apache License, Version 2.0.

import Dispatch

/// Runs a test that blocks in sockets or in the database on threads of its own.
///
/// The shared pool has as many threads as the machine has cores, and other tests measure time on it.
final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "blocking-test", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
