// Licensed under the Apache License, Version 2.0.

/// The facts by which the route of a run is chosen.
public enum LaunchDestination: String, Hashable, Sendable, Codable {
    /// The outputs of the tasks.
    case results
    /// The cached data.
    case offline
    /// The expired session.
    case expired
}
