// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit

/// One answer of a service: after a time on the story's clock, or never.
struct StoryAnswer: Sendable {
    var milliseconds: Int?
    var error: (any Error)?

    static func ok(_ milliseconds: Int) -> StoryAnswer { StoryAnswer(milliseconds: milliseconds) }
    static func fails(_ error: any Error, _ milliseconds: Int = 200) -> StoryAnswer {
        StoryAnswer(milliseconds: milliseconds, error: error)
    }
    static func fails(_ error: ServiceError, _ milliseconds: Int = 200) -> StoryAnswer {
        StoryAnswer(milliseconds: milliseconds, error: error)
    }
    static let never = StoryAnswer()
}

extension [StoryAnswer] {
    /// Gives the answer to a try, counted from 0; the last is repeated.
    func give(_ count: Int, on clock: any Clock<Duration>) async throws {
        let answer = self[Swift.min(count, self.count - 1)]
        try await clock.sleep(for: .milliseconds(answer.milliseconds ?? 1_000_000_000))
        if let error = answer.error { throw error }
    }
}

extension AuthSession {
    /// A session of somebody.
    static func of(_ id: String, until end: Date = .distantFuture) -> AuthSession {
        AuthSession(accessToken: "a", refreshToken: "r", expiresAt: end, user: AuthUser(id: id))
    }
}

extension Account {
    /// An account into which each password but "wrong" lets somebody.
    ///
    /// - Parameter sign: Takes whether the person came in or went out.
    static func letting(
        _ id: String, sign: @escaping @Sendable (_ isIn: Bool, _ password: String) async -> Void
    ) -> Account {
        var account = Account.none
        account.services.signIn = { _, password throws(AuthError) in
            guard password != "wrong" else {
                throw .server(AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid"))
            }
            await sign(true, password)
            return .of(id)
        }
        account.signOut = { _ in await sign(false, "") }
        return account
    }
}
