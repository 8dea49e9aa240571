// Licensed under the Apache License, Version 2.0.

import CSwiftRuntime
import Dispatch

/// Keeps the work of runs on a virtual clock on the main thread (Decision 0042).
///
/// What a tap begins goes through actors and through functions without one. On the pool of threads each such step takes
/// as long as the machine likes, and nothing shows which was the last. On the main thread the steps follow each other
/// in the order in which they were given, and each is over with one turn of the queue.
package enum VirtualWork {
    /// Indicates whether a task belongs to such a run; the tasks that it begins inherit it.
    @TaskLocal private static var isInRun = false

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Indicates whether this runtime lets work be kept; if not, a run waits longer instead.
    package static let isKept = firstlight_set_task_hook {
        // Code that continues on another actor has left its task already.
        DispatchQueue.getSpecific(key: VirtualWork.mainQueue) == true
            && withUnsafeCurrentTask { $0 == nil || VirtualWork.isInRun }
    }

    /// The number of steps of kept work that were given so far; nil where work is not kept.
    static var steps: UInt64? { isKept ? firstlight_kept_tasks() : nil }

    /// Gives the main thread a turn, and returns whether a step of kept work was given meanwhile.
    @MainActor
    package static func turn() async -> Bool {
        let steps = firstlight_kept_tasks()
        return await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                // Resuming counts as no step, or two runs at once would wait for each other's turns.
                firstlight_count_tasks(false)
                continuation.resume(returning: firstlight_kept_tasks() != steps)
                firstlight_count_tasks(true)
            }
        }
    }

    /// Runs a body whose work is kept.
    @MainActor
    package static func keep(_ body: () async throws -> Void) async rethrows {
        guard isKept else { return try await body() }
        firstlight_keep_tasks()
        defer { firstlight_release_tasks() }
        try await $isInRun.withValue(true) { try await body() }
    }
}

/// Keeps work that was begun under `VirtualWork.keep` on the main thread for as long as it lives, also between two of
/// those.
package final class VirtualStretch: Sendable {
    /// Begins the stretch.
    package init() { if VirtualWork.isKept { firstlight_keep_tasks() } }

    deinit { if VirtualWork.isKept { firstlight_release_tasks() } }
}
