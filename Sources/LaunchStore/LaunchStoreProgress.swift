// Licensed under the Apache License, Version 2.0.

/// How far the migrations of a store have come.
public struct LaunchStoreProgress: Hashable, Sendable {
    /// The share that is done, 0...1; it never goes back, and is 1 once, at the end.
    public let fraction: Double
    /// The name of the migration at work, for the user.
    public let name: String
}
