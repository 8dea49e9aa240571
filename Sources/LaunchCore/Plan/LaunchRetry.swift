// Licensed under the Apache License, Version 2.0.

/// The number of tries of a failing task, and the waits in between.
public struct LaunchRetry: Hashable, Sendable, Codable {
    /// The number of tries in total, at least 1.
    public let attempts: Int
    /// The wait after the first failure.
    public let initial: Duration
    /// The factor by which each further wait grows, at least 0.
    public let multiplier: Double
    /// The share of a wait, 0...1, by which it is randomly shortened or lengthened.
    public let jitter: Double

    /// One try only.
    public static let none = LaunchRetry(attempts: 1, initial: .zero, multiplier: 1, jitter: 0)

    /// Returns a rule with growing waits.
    ///
    /// - Parameters:
    ///   - attempts: The number of tries in total; smaller values count as 1.
    ///   - initial: The wait after the first failure.
    ///   - multiplier: The factor by which each further wait grows.
    ///   - jitter: The share of a wait, 0...1, by which it randomly varies, so that many devices
    ///     do not ask a recovering server at the same instant.
    public static func backoff(
        attempts: Int, initial: Duration, multiplier: Double = 2, jitter: Double = 0.2
    ) -> LaunchRetry {
        LaunchRetry(
            attempts: max(1, attempts), initial: max(.zero, initial),
            multiplier: multiplier.isFinite ? max(0, multiplier) : 1,
            jitter: jitter.isNaN ? 0 : min(max(jitter, 0), 1))
    }

    // The wait after a failed try; `random` is in 0..<1.
    func delay(afterAttempt attempt: Int, random: Double) -> Duration {
        var factor = 1.0
        for _ in 1..<max(1, attempt) { factor *= multiplier }
        // An hour is longer than any launch, and keeps a growing wait representable.
        let limit = Duration.seconds(3600)
        let spread = 1 + jitter * (2 * random - 1)
        let product = factor * spread
        guard product < 1e9 else { return limit }
        return min(limit, initial * product)
    }
}
