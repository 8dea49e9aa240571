// Licensed under the Apache License, Version 2.0.

/// A route of the backend that a fault can be set for.
public enum DevBackendRoute: String, Codable, CaseIterable, Hashable, Sendable {
    /// `GET /config`: the app's configuration.
    case config
    /// `GET /cities`: the list of cities.
    case cities
    /// `GET /session`: what the bearer token stands for.
    case session
    /// `GET /health`: whether the server answers.
    case health

    /// The path of the route.
    public var path: String { "/\(rawValue)" }

    init?(path: String) {
        guard path.hasPrefix("/") else { return nil }
        self.init(rawValue: String(path.dropFirst()))
    }
}
