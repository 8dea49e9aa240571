// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

extension DocumentSource {
    /// Requests documents from a server over HTTP, within limits that hold whatever it does.
    ///
    /// - Parameters:
    ///   - server: The base URL of all paths.
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
    /// The server whose URL Info.plist gives, reached over HTTP.
    ///
    /// - Parameters:
    ///   - key: The key of the URL.
    ///   - usual: The default URL where the key is missing.
    /// - Throws: A `LiveAddressError` when there is no URL.
    public func server(
        _ key: String = "BackendURL", usual: String? = nil
    ) throws(LiveAddressError) -> DocumentSource {
        .live(try address(key, usual: usual))
    }
}
