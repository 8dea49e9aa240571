// Licensed under the Apache License, Version 2.0.

/// Whether servers can be reached.
public enum Connectivity: String, Hashable, Sendable, Codable {
    /// A server answered.
    case online
    /// There is no way to a server.
    case offline
    /// Nobody answered in time; the requests themselves will tell.
    case undecided
}
