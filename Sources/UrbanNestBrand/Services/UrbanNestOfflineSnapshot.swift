// Licensed under the Apache License, Version 2.0.

/// What is known from earlier launches, enough to continue without the server (C-UN-23).
public struct UrbanNestOfflineSnapshot: Hashable, Sendable {
    /// The configuration of the last good answer.
    public let configuration: UrbanNestConfiguration
    /// The cities of the last good answer, at least one.
    public let cities: [UrbanNestCity]
    /// The age of the older of configuration and cities; never negative.
    public let age: Duration
}
