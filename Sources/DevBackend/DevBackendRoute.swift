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
    /// `GET /duggy/config`: the configuration of the cricket club's app.
    case duggyConfig
    /// `GET /duggy/session`: the member and the club that the bearer token stands for.
    case duggySession
    /// `GET /lookup`: the app in the store, in the form of the store's look-up.
    case lookup

    /// The path of the route.
    public var path: String {
        switch self {
        case .duggyConfig: "/duggy/config"
        case .duggySession: "/duggy/session"
        default: "/\(rawValue)"
        }
    }

    init?(path: String) {
        guard let found = Self.allCases.first(where: { $0.path == path }) else { return nil }
        self = found
    }
}
