// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

extension ShipThatAppBackend {
    /// Asks a server for documents.
    ///
    /// - Parameters:
    ///   - server: Where `/config` and `/session` are.
    ///   - token: The session's bearer token, or nil when there is none.
    ///   - date: The present date, against which a session's end is held.
    public static func live(
        _ server: DocumentSource, token: String?, date: @escaping @Sendable () -> Date
    ) -> ShipThatAppBackend {
        ShipThatAppBackend(
            loadConfiguration: {
                let found: ShipThatAppConfiguration = try await server.document(
                    "config", empty: "configuration")
                if found.minimumVersion.isEmpty {
                    throw ServiceError.malformed(reason: "minimumVersion is empty")
                }
                return found
            },
            refreshSession: {
                let session: Session = try await server.document("session", token: token, empty: "session")
                switch session.state {
                case "signedOut": return false
                case "signedIn":
                    guard let end = session.expiresAt else {
                        throw ServiceError.malformed(reason: "expiresAt is missing")
                    }
                    return end > date()
                default:
                    // Whoever is not understood has not said that nobody is signed in.
                    throw ServiceError.malformed(
                        reason: "\(session.state) is neither signedIn nor signedOut")
                }
            })
    }

    /// What the server says about the session.
    private struct Session: Decodable {
        let state: String
        let expiresAt: Date?
    }
}
