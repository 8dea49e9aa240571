// Licensed under the Apache License, Version 2.0.

// A clock's time as durations since the launch, with the clock's own type put away.
struct LaunchTime: Sendable {
    let elapsed: @Sendable () -> Duration
    let sleep: @Sendable (_ until: Duration, _ order: Int) async throws -> Void

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        // The tolerance says that a result of the same instant goes first, and what ends a task before what
        // ends the launch, so that a failure names the task.
        sleep = { deadline, order in
            try await clock.sleep(
                until: start.advanced(by: deadline), tolerance: .nanoseconds(1 + order))
        }
    }
}
