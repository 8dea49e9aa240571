// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// Answers at once with what is known and looks for news in the background.
///
/// A fresh document is the answer. A stale one is the answer, too, while one request for a newer one
/// runs. Only when nothing is known does the caller wait for the network. A failed request never takes
/// away what is known.
///
///     let cache = DocumentCache(
///         freshness: .seconds(3600), date: { Date() },
///         read: { try await store.value(Config.self, for: "config").map { ($0.value, $0.savedAt) } },
///         write: { try await store.set($0, for: "config", at: $1) },
///         fetch: { try await backend.config() })
///     let config = try await cache.document()
public actor DocumentCache<Value: Sendable> {
    private let freshness: Duration
    private let limit: Duration?
    private let date: @Sendable () -> Date
    private let read: @Sendable () async throws -> (Value, Date)?
    private let write: @Sendable (Value, Date) async throws -> Void
    private let fetch: @Sendable () async throws -> Value
    private let replaces: @Sendable (Value, Value) -> Bool
    private let log: @Sendable (String) -> Void
    private var known: CachedDocument<Value>?
    private var hasRead = false
    private var request: Task<CachedDocument<Value>, any Error>?
    private var watchers: [Int: AsyncStream<CachedDocument<Value>>.Continuation] = [:]
    private var lastWatcher = 0

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - freshness: How long a document needs no second look.
    ///   - limit: The age from which a document is of no use; nil for never.
    ///   - date: The wall clock.
    ///   - read: Reads the kept document and its time, or nil.
    ///   - write: Keeps a document; its failure is logged and does not spoil the answer.
    ///   - fetch: Asks the source.
    ///   - replaces: Whether a new document may take the place of a known one; always without it.
    ///   - log: Receives one line for each failure that the caller does not see.
    public init(
        freshness: Duration, limit: Duration? = nil, date: @escaping @Sendable () -> Date,
        read: @escaping @Sendable () async throws -> (Value, Date)?,
        write: @escaping @Sendable (Value, Date) async throws -> Void,
        fetch: @escaping @Sendable () async throws -> Value,
        replaces: @escaping @Sendable (_ new: Value, _ old: Value) -> Bool = { _, _ in true },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.freshness, self.limit, self.date) = (freshness, limit, date)
        (self.read, self.write, self.fetch) = (read, write, fetch)
        (self.replaces, self.log) = (replaces, log)
    }

    /// Whether a request is under way.
    public var isRevalidating: Bool { request != nil }

    /// What is kept, however old, without asking the source; nil when nothing usable is.
    public func kept() async -> CachedDocument<Value>? {
        if !hasRead {
            do {
                let found = try await read()
                // Somebody else may have read, or fetched, while this one waited.
                if !hasRead, known == nil {
                    known = found.map { CachedDocument(value: $0.0, savedAt: $0.1, freshness: freshness) }
                }
            } catch {
                log("The kept document cannot be read: \(error)")
            }
            hasRead = true
        }
        guard let known else { return nil }
        if let limit, known.age(at: date()) > limit { return nil }
        return known
    }

    /// What is known, at once; a stale document is asked for again in the background.
    ///
    /// - Throws: The source's error, only when nothing is known.
    public func document() async throws -> CachedDocument<Value> {
        guard let known = await kept() else { return try await revalidate() }
        if !known.isFresh(at: date()) { _ = startRequest() }
        return known
    }

    /// Asks the source now, joining a request that is under way.
    ///
    /// - Throws: The source's error; what is known stays known.
    public func revalidate() async throws -> CachedDocument<Value> {
        _ = await kept()
        return try await startRequest().value
    }

    /// Tells each document that comes from the source from now on.
    public func updates() -> AsyncStream<CachedDocument<Value>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: CachedDocument<Value>.self, bufferingPolicy: .bufferingNewest(1))
        lastWatcher += 1
        let number = lastWatcher
        watchers[number] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
        return stream
    }

    /// Ends a request that is under way.
    public func cancel() {
        request?.cancel()
        request = nil
    }

    private func forget(_ number: Int) { watchers[number] = nil }

    private func startRequest() -> Task<CachedDocument<Value>, any Error> {
        if let request { return request }
        let started = Task { try await self.ask() }
        request = started
        return started
    }

    private func ask() async throws -> CachedDocument<Value> {
        do {
            let value = try await fetch()
            try Task.checkCancellation()
            let savedAt = date()
            request = nil
            if let known, !replaces(value, known.value) {
                log("The source sent an older document than the known one; it is left out.")
                return known
            }
            let fresh = CachedDocument(value: value, savedAt: savedAt, freshness: freshness)
            known = fresh
            for watcher in watchers.values { watcher.yield(fresh) }
            do {
                try await write(value, savedAt)
            } catch {
                log("The document cannot be kept: \(error)")
            }
            return fresh
        } catch {
            if !Task.isCancelled {
                request = nil
                if known != nil { log("The document could not be asked for again: \(error)") }
            }
            throw error
        }
    }
}
