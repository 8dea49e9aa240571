// Licensed under the Apache License, Version 2.0.

/// Buckets of tokens: each client may ask a few times at once, and then at a steady rate.
struct RateLimiter {
    private struct Bucket {
        var tokens: Double
        var filledAt: Timestamp
    }

    /// The number of addresses that are remembered; a bucket that is full again is the first to go.
    private static let capacity = 10_000
    /// The number of requests that may come at once.
    private static let burst = 30.0

    private var buckets: [String: Bucket] = [:]

    /// Takes a token, or refuses.
    mutating func allows(_ key: String, per period: Double, at now: Timestamp) -> Bool {
        if buckets.count >= Self.capacity { buckets = buckets.filter { $0.value.tokens < 1 } }
        if buckets.count >= Self.capacity { buckets = [:] }
        var bucket = buckets[key] ?? Bucket(tokens: Self.burst, filledAt: now)
        bucket.tokens = min(Self.burst, bucket.tokens + max(0, now.seconds(since: bucket.filledAt)) / period)
        bucket.filledAt = now
        let allows = bucket.tokens >= 1
        if allows { bucket.tokens -= 1 }
        buckets[key] = bucket
        return allows
    }
}

/// Ensures that an email address gets no mail within a minute of the last one, whether it has an account or not.
struct MailSpacing {
    static let seconds = 60.0
    private static let capacity = 10_000

    private var sentAt: [String: Timestamp] = [:]

    /// Records a mail, or says how many seconds are left.
    mutating func secondsLeft(_ address: String, at now: Timestamp) -> Int? {
        if let last = sentAt[address] {
            let left = Self.seconds - now.seconds(since: last)
            if left > 0 { return Int(left.rounded(.up)) }
        }
        if sentAt.count >= Self.capacity {
            sentAt = sentAt.filter { now.seconds(since: $0.value) < Self.seconds }
            if sentAt.count >= Self.capacity { sentAt = [:] }
        }
        sentAt[address] = now
        return nil
    }
}
