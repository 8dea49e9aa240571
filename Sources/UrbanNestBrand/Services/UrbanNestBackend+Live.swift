// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension UrbanNestBackend {
    /// Asks a server for its documents `config`, `cities` and `session`.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - token: The session's bearer token, or nil when there is none. A token that cannot be read
    ///     must throw: nobody is signed out because something could not be read.
    public static func live(
        _ server: DocumentSource, token: @escaping @Sendable () async throws -> String?
    ) -> UrbanNestBackend {
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
            },
            checkSession: {
                try await server.document(
                    "session", as: UrbanNestSession.self, token: try await token(), empty: "session")
            })
    }

    private struct CityList: Decodable {
        let cities: [UrbanNestCity]
    }
}
