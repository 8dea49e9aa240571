// Licensed under the Apache License, Version 2.0.

public import LaunchKit

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
