// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

extension UrbanNestSession {
    /// Who is signed in at a moment; a session past its end is known to be over.
    public func authentication(at date: Date) -> LaunchAuthentication<String> {
        if case .signedIn(let userID, let expiresAt) = self, expiresAt > date { return .signedIn(userID) }
        return .signedOut
    }
}

extension UrbanNestCache {
    /// Who was last known to be signed in, at a moment.
    ///
    /// A cache that holds no session, or cannot be read, says nothing: that is no reason to sign anybody out.
    public func authentication(at date: Date) async -> LaunchAuthentication<String> {
        do {
            guard let session = try await session() else { return .unknown(.notRead) }
            return session.authentication(at: date)
        } catch {
            return .unknown(LaunchAuthenticationGap(error))
        }
    }
}
