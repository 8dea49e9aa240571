// Licensed under the Apache License, Version 2.0.

/// The time limits of a request, and the size limit of its answer.
public struct RequestLimits: Hashable, Sendable {
    /// The longest time in which nothing arrives, also while connecting.
    public var idle: Duration
    /// The longest time for the whole request.
    public var total: Duration
    /// The largest answer in bytes.
    public var maximumBytes: Int

    /// The limits of the app: a little more than the launch's own 10 s (UN-179), which decides first.
    public init(
        idle: Duration = .seconds(12), total: Duration = .seconds(15), maximumBytes: Int = 4_000_000
    ) {
        (self.idle, self.total, self.maximumBytes) = (idle, total, maximumBytes)
    }
}
