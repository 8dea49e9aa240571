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
}

extension AuthSessionKeeper {
    /// Looks who is signed in, for a task of a launch:
    ///
    ///     session = plan.task("session") { try await keeper.check().answer.known().user != nil }
    ///
    /// A session whose time is over is renewed first. Nothing is removed unless the server says that it is over.
    public func check() async -> SessionCheck {
        let known = await stored()
        guard known.user != nil else { return SessionCheck(known) }
        do throws(AuthError) {
            return SessionCheck(.signedIn(try await session()))
        } catch {
            if state == .signedOut { return SessionCheck(.signedOut) }
            return SessionCheck(.unknown(error.gap), stored: state.session ?? known.user)
        }
    }

    /// Who is signed in by what is kept on the device, without a question to the server.
    func stored() async -> LaunchAuthentication<AuthSession> {
        await resume()
        return switch state {
        case .unknown(let error): .unknown(error?.gap ?? .notRead)
        case .signedOut: .signedOut
        case .signedIn(let session): .signedIn(session)
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
