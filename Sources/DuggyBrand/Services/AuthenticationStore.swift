// Licensed under the Apache License, Version 2.0.

public import Foundation
public import Observation

/// Who is signed in (DG-113).
@MainActor
@Observable
public final class AuthenticationStore {
    /// Asks who is signed in; what cannot be found out throws, so that nobody is signed out because of it.
    public typealias Check = @Sendable () async throws -> SessionAnswer
    /// Signs a member in by email and password.
    public typealias SignIn =
        @Sendable (_ email: String, _ password: String) async -> Result<MemberSession, Refusal>

    /// Why a sign-in was refused, as a sentence for the user.
    public struct Refusal: Error, Hashable, Sendable {
        /// What to show.
        public let sentence: String
        /// Creates a refusal.
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// The member and the club, when they are known.
    public internal(set) var session: MemberSession?

    @ObservationIgnored private let date: @Sendable () -> Date
    @ObservationIgnored private let check: Check
    @ObservationIgnored private let performSignIn: SignIn

    /// Creates a store that knows of nobody yet.
    ///
    /// - Parameters:
    ///   - date: The wall clock, by which sessions end.
    ///   - check: Asks who is signed in; without it, nobody is.
    ///   - signIn: Signs a member in; without it, every sign-in is refused.
    public nonisolated init(
        date: @escaping @Sendable () -> Date = { Date() }, check: @escaping Check = { .signedOut },
        signIn: @escaping SignIn = { _, _ in .failure(Refusal("Signing in is not possible.")) }
    ) {
        (self.date, self.check, performSignIn) = (date, check, signIn)
    }

    /// Whether a member is signed in (DG-57, DG-58).
    public var isAuthenticated: Bool { session != nil }

    /// Finds out who is signed in (DG-124).
    ///
    /// - Throws: Whatever kept it from being found out; what is known stays as it is.
    @discardableResult
    public func checkAuthenticationState() async throws -> SessionAnswer {
        let answer = try await check()
        switch answer {
        // A server whose clock is behind may send a session that is over.
        case .signedIn(let found): session = found.expiresAt > date() ? found : nil
        case .signedOut: session = nil
        }
        return answer
    }

    /// Signs a member in; returns a sentence to show when it failed.
    public func signIn(email: String, password: String) async -> String? {
        switch await performSignIn(email, password) {
        case .failure(let refusal): return refusal.sentence
        case .success(let found):
            session = found
            return nil
        }
    }
}
