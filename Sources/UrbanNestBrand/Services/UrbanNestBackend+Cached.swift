// Licensed under the Apache License, Version 2.0.

extension UrbanNestBackend {
    /// Keeps each good answer of a backend in a cache; an error leaves the cache as it is.
    ///
    /// A cache that cannot be written does not spoil a good answer: the reason goes to the log.
    public static func cached(
        _ backend: UrbanNestBackend, in cache: UrbanNestCache, log: @escaping @Sendable (String) -> Void
    ) -> UrbanNestBackend {
        @Sendable func kept<T: Sendable>(
            _ what: String, _ load: @Sendable () async throws -> T, _ save: @Sendable (T) async throws -> Void
        ) async throws -> T {
            let answer = try await load()
            do {
                try await save(answer)
            } catch {
                log("urbannest: the \(what) could not be kept for offline use: \(error)")
            }
            return answer
        }
        return UrbanNestBackend(
            loadConfiguration: {
                try await kept("configuration", backend.loadConfiguration) { try await cache.save($0) }
            },
            loadCities: { try await kept("cities", backend.loadCities) { try await cache.save($0) } })
    }
}
