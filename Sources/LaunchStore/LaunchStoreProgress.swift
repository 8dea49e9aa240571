// Licensed under the Apache License, Version 2.0.

/// The progress of a store's migrations.
public struct LaunchStoreProgress: Hashable, Sendable {
    /// The share that is done, 0...1; it never goes back, and is 1 once, at the end.
    public let fraction: Double
    /// The name of the migration at work, for the user.
    public let name: String
}
