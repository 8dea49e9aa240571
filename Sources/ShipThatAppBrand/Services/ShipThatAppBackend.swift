// Licensed under the Apache License, Version 2.0.

public import LaunchKit

/// The requests of ShipThatApp's launch to a server when it is gated on real work.
public struct ShipThatAppBackend: Sendable {
    /// Fetches the app's settings.
    public var loadConfiguration: @Sendable () async throws -> ShipThatAppConfiguration

    /// Takes the question.
    public init(loadConfiguration: @escaping @Sendable () async throws -> ShipThatAppConfiguration) {
        self.loadConfiguration = loadConfiguration
    }
}

/// The server's configuration of ShipThatApp.
public struct ShipThatAppConfiguration: Hashable, Sendable, Codable {
    /// The oldest version of the app that may be used.
    let minimumVersion: String
    /// The telephone number of the support.
    let supportPhone: String
}

extension ShipThatAppBackend {
    /// Asks a server for its document `/config`.
    public static func live(_ server: DocumentSource) -> ShipThatAppBackend {
        ShipThatAppBackend {
            let found: ShipThatAppConfiguration = try await server.document("config", empty: "configuration")
            if found.minimumVersion.isEmpty {
                throw ServiceError.malformed(reason: "minimumVersion is empty")
            }
            return found
        }
    }
}
