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

extension LiveServices {
    /// The server whose address Info.plist has, asked over HTTP.
    ///
    /// - Parameters:
    ///   - key: The key of the address.
    ///   - usual: The address that counts where the key is missing.
    /// - Throws: A `LiveAddressError` when there is no address.
    public func server(
        _ key: String = "BackendURL", usual: String? = nil
    ) throws(LiveAddressError) -> DocumentSource {
        .live(try address(key, usual: usual))
    }
}
