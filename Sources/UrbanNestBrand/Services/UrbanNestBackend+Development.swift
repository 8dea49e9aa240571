// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore
import LaunchKit

extension UrbanNestBackend {
    /// Signs the development backend's one user in; its token stands for the password's check.
    ///
    /// Returns a sentence to show when it failed; then nothing is left that a later launch could take
    /// for a session.
    ///
    /// - Parameters:
    ///   - cache: Where the token is kept.
    ///   - date: The present date.
    public func signInForDevelopment(in cache: UrbanNestCache, at date: Date) async -> String? {
        let problem: String
        do {
            try await cache.setDevelopmentToken("dev-signed-in")
            if try await checkSession().isSignedIn(at: date) { return nil }
            problem = "This account is not known. Check the email address."
        } catch let error as ServiceError where error.kind != .other {
            problem = "Unable to connect. Please check your internet."
        } catch {
            problem = "Signing in failed: \(error)"
        }
        do {
            try await cache.setDevelopmentToken(nil)
        } catch {
            return problem + " What was kept of it could not be removed: \(error)"
        }
        return problem
    }
}
