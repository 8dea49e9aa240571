// Licensed under the Apache License, Version 2.0.

extension LaunchPolicy {
    /// The same rules at another pace: for proofs that launch a thousand times.
    ///
    /// - Parameter factor: What each time of the launch's course is divided by, more than 0; the timeout and
    ///   the patience stay, because they are what a slow machine needs.
    public func faster(by factor: Double) -> LaunchPolicy {
        guard factor > 0, factor.isFinite else { return self }
        var policy = self
        policy.entryDuration = entryDuration / factor
        policy.minimumDisplay = minimumDisplay / factor
        policy.indicatorDelay = indicatorDelay.map { $0 / factor }
        policy.completionHold = completionHold / factor
        policy.exitDuration = exitDuration / factor
        policy.reducedMotionExitDuration = reducedMotionExitDuration / factor
        return policy
    }
}
