// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import LaunchStore

/// The launch's requests to the server.
///
/// Each closure either returns a whole, good answer or throws: a `ServiceError`, or a
/// `CancellationError` when the caller was cancelled.
public struct UrbanNestBackend: Sendable {
    /// Loads the app's configuration (UN-07).
    public var loadConfiguration: @Sendable () async throws -> UrbanNestConfiguration
    /// Loads the cities; never an empty list (UN-06).
    public var loadCities: @Sendable () async throws -> [UrbanNestCity]

    /// Joins the two questions.
    public init(
        loadConfiguration: @escaping @Sendable () async throws -> UrbanNestConfiguration,
        loadCities: @escaping @Sendable () async throws -> [UrbanNestCity]
    ) {
        (self.loadConfiguration, self.loadCities) = (loadConfiguration, loadCities)
    }
}

extension UrbanNestBackend {
    /// Keeps each good answer of a backend in a cache; an error leaves the cache as it is.
    ///
    /// A cache that cannot be written does not spoil a good answer: the reason goes to the log.
    public static func cached(
        _ backend: UrbanNestBackend, in cache: UrbanNestCache, log: @escaping @Sendable (String) -> Void
    ) -> UrbanNestBackend {
        UrbanNestBackend(
            loadConfiguration: {
                let configuration = try await backend.loadConfiguration()
                await LaunchStore.keep("The configuration", log: log) { try await cache.save(configuration) }
                return configuration
            },
            loadCities: {
                let cities = try await backend.loadCities()
                await LaunchStore.keep("The cities", log: log) { try await cache.save(cities) }
                return cities
            })
    }

    /// Makes a failure of the network a wait while the user has not said whether the app may use it.
    ///
    /// - Parameter isUndecided: Whether the system still asks the user; called after such a failure only.
    public func waitingForPermission(
        ifUndecided isUndecided: @escaping @Sendable () async -> Bool
    ) -> UrbanNestBackend {
        @Sendable func waiting<T: Sendable>(_ load: @Sendable () async throws -> T) async throws -> T {
            try await LaunchSuspension.waitingForNetwork(
                ifUndecided: isUndecided, classify: ServiceError.kind(of:), load)
        }
        let (configuration, cities) = (loadConfiguration, loadCities)
        return UrbanNestBackend(
            loadConfiguration: { try await waiting(configuration) },
            loadCities: { try await waiting(cities) })
    }
}

extension UrbanNestBackend {
    /// Asks a server for its documents `config` and `cities`.
    public static func live(_ server: DocumentSource) -> UrbanNestBackend {
        UrbanNestBackend(
            loadConfiguration: {
                let configuration = try await server.document(
                    "config", as: UrbanNestConfiguration.self, empty: "configuration")
                if let defect = configuration.defect { throw ServiceError.malformed(reason: defect) }
                return configuration
            },
            loadCities: {
                let cities = try await server.document("cities", as: CityList.self).cities
                guard !cities.isEmpty else { throw ServiceError.empty(what: "cities") }
                if let defect = cities.lazy.compactMap(\.defect).first {
                    throw ServiceError.malformed(reason: defect)
                }
                guard Set(cities.map(\.id)).count == cities.count else {
                    throw ServiceError.malformed(reason: "a city is listed twice")
                }
                return cities
            })
    }

    private struct CityList: Decodable {
        let cities: [UrbanNestCity]
    }
}
