// Licensed under the Apache License, Version 2.0.

/// A city that the backend knows.
public struct DevBackendCity: Codable, Hashable, Sendable {
    /// The short name that identifies it.
    public var id: String
    /// The name to show.
    public var name: String
    /// The country's ISO 3166-1 code of two letters.
    public var country: String
    /// Degrees north, -90 to 90.
    public var latitude: Double
    /// Degrees east, -180 to 180.
    public var longitude: Double

    /// Describes a city.
    public init(id: String, name: String, country: String, latitude: Double, longitude: Double) {
        (self.id, self.name, self.country) = (id, name, country)
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The twelve cities of a new database.
    public static let defaults: [DevBackendCity] = [
        .init(id: "amsterdam", name: "Amsterdam", country: "NL", latitude: 52.3728, longitude: 4.8936),
        .init(id: "athens", name: "Athens", country: "GR", latitude: 37.9838, longitude: 23.7275),
        .init(id: "barcelona", name: "Barcelona", country: "ES", latitude: 41.3874, longitude: 2.1686),
        .init(id: "berlin", name: "Berlin", country: "DE", latitude: 52.52, longitude: 13.405),
        .init(id: "copenhagen", name: "Copenhagen", country: "DK", latitude: 55.6761, longitude: 12.5683),
        .init(id: "dublin", name: "Dublin", country: "IE", latitude: 53.3498, longitude: -6.2603),
        .init(id: "helsinki", name: "Helsinki", country: "FI", latitude: 60.1699, longitude: 24.9384),
        .init(id: "lisbon", name: "Lisbon", country: "PT", latitude: 38.7223, longitude: -9.1393),
        .init(id: "milan", name: "Milan", country: "IT", latitude: 45.4642, longitude: 9.19),
        .init(id: "paris", name: "Paris", country: "FR", latitude: 48.8566, longitude: 2.3522),
        .init(id: "prague", name: "Prague", country: "CZ", latitude: 50.0755, longitude: 14.4378),
        .init(id: "vienna", name: "Vienna", country: "AT", latitude: 48.2082, longitude: 16.3738),
    ]
}
