// Licensed under the Apache License, Version 2.0.

import Observation

extension LaunchController {
    /// Waits until something happens in the launch; false when nothing will, or the wait is cancelled.
    public func changed() async -> Bool {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            _ = (trace, phase)
        } onChange: {
            change.finish()
        }
        guard phase != .cancelled else { return false }
        for await _ in changes {}
        return !Task.isCancelled
    }
}
