// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// A document with the time it is from, and how long it counts as fresh.
public struct CachedDocument<Value: Sendable>: Sendable {
    /// The document.
    public let value: Value
    /// The time at which it was received.
    public let savedAt: Date
    /// The time from then for which it can be used without another request.
    public let freshness: Duration

    /// Joins a document with its time.
    ///
    /// - Parameters:
    ///   - value: The document.
    ///   - savedAt: When it was received.
    ///   - freshness: How long from then it can be used without asking for it again; zero for never.
    public init(value: Value, savedAt: Date, freshness: Duration = .zero) {
        (self.value, self.savedAt, self.freshness) = (value, savedAt, freshness)
    }

    /// The age; a clock that was set back never makes it negative.
    public func age(at now: Date) -> Duration { .seconds(max(0, now.timeIntervalSince(savedAt))) }

    /// Returns whether the document is fresh enough to be used without another request.
    public func isFresh(at now: Date) -> Bool {
        // A document from the future was dated by a wrong clock, and is asked for again.
        savedAt <= now && age(at: now) < freshness
    }

    /// The same document in another form.
    public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> CachedDocument<Other> {
        CachedDocument<Other>(value: try transform(value), savedAt: savedAt, freshness: freshness)
    }
}

extension CachedDocument: Equatable where Value: Equatable {}
extension CachedDocument: Hashable where Value: Hashable {}
extension CachedDocument: Codable where Value: Codable {}
