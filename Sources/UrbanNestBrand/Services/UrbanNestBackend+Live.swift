// Licensed under the Apache License, Version 2.0.

public import LaunchKit

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
