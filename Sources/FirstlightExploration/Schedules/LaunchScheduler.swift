// Licensed under the Apache License, Version 2.0.

package import LaunchCore

/// Runs all work of a launch on one queue, one piece at a time, in an order that the caller picks.
///
/// The launch's tasks run here because they prefer this executor, and what the controller does on the main
/// actor comes here because its runner says so. Nothing of the process is replaced, so that many schedulers
/// can be used side by side.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package final class LaunchScheduler: TaskExecutor {
    private enum Work: Sendable {
        case job(UnownedJob)
        case main(@MainActor @Sendable () -> Void)
    }

    private let pending = Locked<[Work]>([])
    private let live = Locked(0)

    package init() {}

    /// The number of pieces of work that can run now.
    package var pendingCount: Int { pending.withLock { $0.count } }
    /// The number of tasks of the launch that have begun and not ended.
    package var liveCount: Int { live.withLock { $0 } }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pending.withLock { $0.append(.job(job)) }
    }

    /// Runs one piece of work; false when there is none.
    ///
    /// - Parameter pick: Chooses one of so many.
    @MainActor
    package func step(pick: (Int) -> Int) -> Bool {
        let count = pendingCount
        guard count > 0 else { return false }
        let place = pick(count)
        switch pending.withLock({ $0.remove(at: place) }) {
        case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
        case .main(let work): work()
        }
        return true
    }

    private func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        live.withLock { $0 += 1 }
        return Task(executorPreference: self) { [self] in
            await work()
            live.withLock { $0 -= 1 }
        }
    }

    /// - Parameter bend: Changes the controller before it continues.
    fileprivate func runner(
        _ mutation: ControllerMutation?, bend: @escaping @MainActor @Sendable () -> Void
    ) -> LaunchRunner {
        LaunchRunner(
            start: { [self] work in
                let task = start(work)
                return mutation == .forgetsToCancel ? Task {} : task
            },
            callMain: { [self] work in
                pending.withLock { pending in
                    pending.append(
                        .main {
                            bend()
                            work()
                        })
                }
            })
    }
}

extension LaunchController {
    /// Has a scheduler run everything, from before the first frame on.
    ///
    /// - Parameter mutation: What the controller does wrong; nil leaves it as it is.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    package func run(on scheduler: LaunchScheduler, mutation: ControllerMutation? = nil) {
        runner = scheduler.runner(mutation) { [weak self] in
            if let mutation { self?.bendAnswers(by: mutation) }
        }
    }
}
