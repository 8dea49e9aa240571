// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchBrands

extension ShipThatAppBackend {
    /// Asks a server over HTTP, with the limits and checks of the other brands.
    ///
    /// - Parameters:
    ///   - baseURL: The address that `config` and `session` are below.
    ///   - token: The session's bearer token, or nil when there is none.
    ///   - date: The present date, against which a session's end is held.
    ///   - clock: The clock of the limits.
    public static func live(
        baseURL: URL, token: @escaping @Sendable () async throws -> String?,
        date: @escaping @Sendable () -> Date, clock: any Clock<Duration> = ContinuousClock()
    ) -> ShipThatAppBackend {
        let server = UrbanNestBackend.live(baseURL: baseURL, token: token, clock: clock)
        return ShipThatAppBackend(
            loadConfiguration: {
                let found = try await server.loadConfiguration()
                return ShipThatAppConfiguration(
                    minimumVersion: found.minimumVersion, supportPhone: found.supportPhone)
            },
            refreshSession: { try await server.checkSession().isSignedIn(at: date()) })
    }
}
