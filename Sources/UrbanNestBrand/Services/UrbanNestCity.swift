// Licensed under the Apache License, Version 2.0.

/// A city that homes are offered in.
public struct UrbanNestCity: Codable, Hashable, Sendable, Identifiable {
    /// The short name that identifies it.
    public let id: String
    /// The name to show.
    public let name: String
    /// The country's ISO 3166-1 code of two letters.
    public let country: String
    /// Degrees north, -90 to 90.
    public let latitude: Double
    /// Degrees east, -180 to 180.
    public let longitude: Double

    /// Describes a city.
    public init(id: String, name: String, country: String, latitude: Double, longitude: Double) {
        (self.id, self.name, self.country) = (id, name, country)
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// Says what is wrong with the city, or nil.
    package var defect: String? {
        if id.isEmpty { return "a city has no id" }
        if name.isEmpty { return "the city \(id) has no name" }
        if !(-90...90).contains(latitude) || !(-180...180).contains(longitude) {
            return "the city \(id) is not on the globe"
        }
        return nil
    }
}
