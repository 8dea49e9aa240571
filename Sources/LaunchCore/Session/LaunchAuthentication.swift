// Licensed under the Apache License, Version 2.0.

/// The signed-in user, with three states: a question without an answer is not the answer "nobody".
///
/// An app that takes "unknown" for "signed out" shows a sign-in to its users, and some then delete what they
/// could not read. Here the value "unknown" says why, and permits no deletion.
public enum LaunchAuthentication<User: Sendable>: Sendable {
    /// It is not known.
    case unknown(UnknownSessionReason)
    /// Nobody is signed in, and that is certain.
    case signedOut
    /// A user is signed in.
    case signedIn(User)

    /// The user, when one is known to be signed in.
    public var user: User? { if case .signedIn(let user) = self { user } else { nil } }

    /// The reason why the user is unknown; nil when known.
    public var gap: UnknownSessionReason? { if case .unknown(let gap) = self { gap } else { nil } }

    /// Indicates whether it is known who is signed in, if anyone.
    ///
    /// No user data may be deleted before it is.
    public var isKnown: Bool { gap == nil }

    /// The same knowledge about another form of user.
    public func map<Other: Sendable>(
        _ transform: (User) throws -> Other
    ) rethrows -> LaunchAuthentication<Other> {
        switch self {
        case .unknown(let gap): .unknown(gap)
        case .signedOut: .signedOut
        case .signedIn(let user): .signedIn(try transform(user))
        }
    }

    /// The session's state for a finished launch when the app returns.
    public var session: LaunchSession {
        switch self {
        case .unknown: .unknown
        case .signedOut: .expired
        case .signedIn: .valid
        }
    }

    /// The value for a task of a launch, which must not continue without an answer.
    ///
    /// - Throws: A ``LaunchSuspension`` when the user or the system has to act first, a ``LaunchFailure``
    ///   when a service could not be asked.
    public func known() throws -> LaunchAuthentication {
        guard let gap else { return self }
        throw gap.error
    }
}

extension LaunchAuthentication: Equatable where User: Equatable {}
extension LaunchAuthentication: Hashable where User: Hashable {}
extension LaunchAuthentication: Codable where User: Codable {}
