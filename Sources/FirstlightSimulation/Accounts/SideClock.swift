// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// The virtual clock for work beside a launch, such as a request of a sign-in screen.
///
/// A wait that tolerates being late is a time limit, which nothing waits for.
struct SideClock: Clock {
    let clock: VirtualClock

    var now: VirtualClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
        try await clock.sleep(
            until: deadline, tolerance: tolerance, as: tolerance == nil ? .shared : .limit)
    }
}
