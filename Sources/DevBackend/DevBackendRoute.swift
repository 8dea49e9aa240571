// Licensed under the Apache License, Version 2.0.

/// A route of the backend that a fault can be set for.
public struct DevBackendRoute: Hashable, Sendable {
    /// The name, by which the control plane knows it.
    public let name: String
    /// The path, such as `/cities`.
    public let path: String

    init(_ name: String, path: String) { (self.name, self.path) = (name, path) }

    /// The route of a path; a path that the backend does not know itself is a document of an app.
    public init(_ path: String) {
        self =
            Self.known.first { $0.path == path }
            ?? Self(String(path.drop { $0 == "/" }).replacing("/", with: "-"), path: path)
    }

    /// `GET /config`: the app's configuration.
    public static let config = Self("config", path: "/config")
    /// `GET /cities`: the list of cities.
    public static let cities = Self("cities", path: "/cities")
    /// `GET /health`: whether the server answers.
    public static let health = Self("health", path: "/health")

    /// The routes that every backend has.
    public static let known: [Self] = [.config, .cities, .health] + auth
}
