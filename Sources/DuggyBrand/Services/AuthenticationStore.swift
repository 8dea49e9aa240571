// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
import LaunchCore
public import LaunchKit
public import Observation

/// The store of the signed-in member (DG-113).
@MainActor
@Observable
public final class AuthenticationStore {
    /// Asks who is signed in; an unknown answer throws, so that no member is signed out because of it.
    public typealias Check = @Sendable () async throws -> SessionAnswer

    /// The member and the club, when they are known.
    public internal(set) var session: MemberSession?

    @ObservationIgnored let account: Account
    @ObservationIgnored private let date: @Sendable () -> Date
    @ObservationIgnored private let check: Check

    /// Creates a store without a member.
    ///
    /// - Parameters:
    ///   - account: Signs members in and out; without one, sign-in is not possible.
    ///   - date: The wall clock, by which sessions end.
    ///   - check: Asks who is signed in; without it, nobody is.
    public nonisolated init(
        account: Account = .none, date: @escaping @Sendable () -> Date = { Date() },
        check: @escaping Check = { .signedOut }
    ) {
        (self.account, self.date, self.check) = (account, date, check)
    }

    /// Creates a store for the members among those who are signed in.
    ///
    /// - Parameters:
    ///   - account: Who is signed in.
    ///   - date: The wall clock, by which sessions end.
    ///   - member: Asks the club for the member.
    public nonisolated convenience init(
        account: Account, date: @escaping @Sendable () -> Date,
        member: @escaping @Sendable (AuthSession) async throws -> MemberSession
    ) {
        self.init(account: account, date: date) {
            guard let session = try await account.check().answer.known().user else { return .signedOut }
            return .signedIn(try await member(session))
        }
    }

    /// Indicates whether a member is signed in (DG-57, DG-58).
    public var isAuthenticated: Bool { session != nil }

    /// Finds out who is signed in (DG-124).
    ///
    /// - Throws: The error that prevented an answer; the known state stays as it is.
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

    /// The services of a sign-in screen.
    var services: SignInServices { memberAccount.services }

    /// The account of members: a sign-in is complete only when the club is known, too.
    var memberAccount: Account {
        var member = account
        let services = account.services
        member.services.signIn = { (email, password) async throws(AuthError) in
            let session = try await services.signIn(email, password)
            // Who has a second factor is a member when its code was right.
            if session.factorDue == nil { try await self.findMember() }
            return session
        }
        member.services.verifyCode = { (email, code) async throws(AuthError) in
            let session = try await services.verifyCode(email, code)
            if session.factorDue == nil { try await self.findMember() }
            return session
        }
        if let signIn = services.signInWithPasskey {
            member.services.signInWithPasskey = { () async throws(AuthError) in
                let session = try await signIn()
                if session.factorDue == nil { try await self.findMember() }
                return session
            }
        }
        member.services.verifyFactor = { (factor, code) async throws(AuthError) in
            let session = try await services.verifyFactor(factor, code)
            try await self.findMember()
            return session
        }
        member.services.signUp = { (email, password, name) async throws(AuthError) in
            let answer = try await services.signUp(email, password, name)
            if case .signedIn = answer { try await self.findMember() }
            return answer
        }
        member.finishSignIn = { [finish = account.finishSignIn] url async throws(AuthError) in
            let outcome = try await finish(url)
            switch outcome {
            case .signedIn(let session), .recovering(let session):
                if session.factorDue == nil { try await self.findMember() }
            case .ignored, .refused: break
            }
            return outcome
        }
        return member
    }

    /// Asks the club for the member who has just signed in.
    private func findMember() async throws(AuthError) {
        do {
            guard case .signedIn = try await checkAuthenticationState() else {
                throw ServiceError.empty(what: "member")
            }
        } catch {
            throw ServiceError.kind(of: error) == .network
                ? .offline : .unreadableAnswer(reason: "the club: \(error)")
        }
    }

    /// Ends the session, on this device or on all.
    func signOut(_ scope: AuthSignOutScope) async {
        await account.signOut(scope)
        session = nil
    }
}
