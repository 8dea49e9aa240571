// Licensed under the Apache License, Version 2.0.

/// The destination chosen by the data that earlier launches have kept, and that data.
public struct LaunchOfflineAnswer<Route: Hashable & Sendable>: Sendable {
    /// The destination, and why.
    public var decision: LaunchRouteDecision<Route>
    /// The kept data, which stands in for the outputs of the tasks when the user continues with it.
    public var kept: LaunchKept

    /// Joins a destination and what is kept.
    public init(
        _ decision: LaunchRouteDecision<Route>, kept: LaunchKept = LaunchKept(results: LaunchResults())
    ) {
        (self.decision, self.kept) = (decision, kept)
    }
}
