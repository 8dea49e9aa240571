// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchCore

/// What a launch finds out about who is signed in.
public struct SessionCheck: Hashable, Sendable {
    /// The answer, with three values: what could not be asked is not "nobody".
    public let answer: LaunchAuthentication<AuthSession>
    /// The session on the device, also while it is not known whether the server still accepts it.
    public let stored: AuthSession?

    /// Joins an answer and what is on the device.
    public init(_ answer: LaunchAuthentication<AuthSession>, stored: AuthSession? = nil) {
        (self.answer, self.stored) = (answer, stored ?? answer.user)
    }

    /// Who is signed in as far as is known: a session on the device counts until somebody refuses it (`C-LA-20`).
    ///
    /// - Throws: What a task of a launch throws when it is not known and nothing can be read: a `LaunchSuspension`
    ///   while the device is locked, otherwise a `LaunchFailure`.
    public func session() throws -> AuthSession? {
        if let stored { return stored }
        if let gap = answer.gap { throw gap.error }
        return nil
    }

    /// Whether somebody is signed in, as ``session()`` says.
    public func isSignedIn() throws -> Bool { try session() != nil }
}

extension AuthSessionKeeper {
    /// Looks who is signed in, for a task of a launch:
    ///
    ///     session = plan.task("session") { try await keeper.check().isSignedIn() }
    ///
    /// A session whose time is over is renewed first. Nothing is removed unless the server says that it is over.
    public func check() async -> SessionCheck {
        await resume()
        switch state {
        case .unknown(let error): return SessionCheck(.unknown(error?.gap ?? .notRead))
        case .signedOut: return SessionCheck(.signedOut)
        case .signedIn(let stored):
            do throws(AuthError) {
                return SessionCheck(.signedIn(try await session()))
            } catch {
                switch state {
                case .signedOut: return SessionCheck(.signedOut)
                case .signedIn(let stored): return SessionCheck(.unknown(error.gap), stored: stored)
                case .unknown: return SessionCheck(.unknown(error.gap), stored: stored)
                }
            }
        }
    }
}

extension VaultError {
    /// Why it is not known who is signed in.
    fileprivate var gap: LaunchAuthenticationGap {
        self == .locked ? .locked : .unreadable(description)
    }
}

extension AuthError {
    /// Why it is not known who is signed in.
    fileprivate var gap: LaunchAuthenticationGap {
        switch self {
        case .timedOut: .tooSlow
        case .vault(let error): error.gap
        case .offline, .connection, .answerTooLarge, .unreadableAnswer, .server: .unreachable
        default: .unreadable("\(self)")
        }
    }
}
