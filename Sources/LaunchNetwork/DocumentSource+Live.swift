// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

extension DocumentSource {
    /// Asks a server over HTTP, within limits that hold whatever it does.
    ///
    /// - Parameters:
    ///   - server: The address that paths are below.
    ///   - limits: The time limits of a request, held to on the given clock.
    ///   - clock: The clock of the limits.
    public static func live(
        _ server: URL, limits: RequestLimits = RequestLimits(), clock: any Clock<Duration> = ContinuousClock()
    ) -> DocumentSource {
        let transport = DocumentTransport(baseURL: server, limits: limits, clock: clock)
        return DocumentSource { path, query, token, types in
            try await transport.document(path, query: query, token: token, types: types)
        }
    }
}
