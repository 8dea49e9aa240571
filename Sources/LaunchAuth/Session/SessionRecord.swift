// Licensed under the Apache License, Version 2.0.

/// A session that is told from another user's, and from another sign-in's of its user.
public protocol OwnedSession: Hashable, Sendable {
    /// The signed-in user.
    var owner: String { get }
    /// The sign-in that began the session, the same after each renewal; nil when it is not known.
    var origin: String? { get }
}

extension OwnedSession {
    /// Returns whether another session is this one at another time, renewed or proved by a second factor.
    func isSame(as other: Self) -> Bool {
        self == other || (origin != nil && owner == other.owner && origin == other.origin)
    }
}

/// The vault's record of who is signed in.
public struct SessionRecord<Session: OwnedSession>: Hashable, Sendable {
    /// A session that ended here and is not yet revoked at the server.
    public struct Farewell: Hashable, Sendable {
        /// The session that ended.
        public var session: Session
        /// The user's sessions that end with it.
        public var scope: AuthSignOutScope
    }

    /// The session; nil when no user is signed in.
    public var session: Session?
    /// The present holder of the right to rotate its refresh token.
    public var lease: SessionLease?
    /// The revocations that the server has not confirmed yet, the first one first; at most one of all sessions of a user.
    public var farewells: [Farewell]

    /// Creates a record.
    public init(session: Session? = nil, lease: SessionLease? = nil, farewells: [Farewell] = []) {
        (self.session, self.lease, self.farewells) = (session, lease, farewells)
    }

    /// Indicates whether the record is empty, so that the vault need not hold it.
    public var isEmpty: Bool { session == nil && lease == nil && farewells.isEmpty }

    /// Returns the record after the end of its session; nothing that waits to be revoked is lost, whoever's it is.
    func signedOut(_ scope: AuthSignOutScope) -> Self {
        guard let session else { return self }
        let own = farewells.filter { $0.session.owner == session.owner }
        guard scope == .global || own.contains(where: { $0.scope == .global }) else {
            return Self(farewells: farewells + [Farewell(session: session, scope: scope)])
        }
        // The end of all of a user's sessions is told with the newest of them.
        let others = farewells.filter { $0.session.owner != session.owner }
        return Self(farewells: others + [Farewell(session: session, scope: .global)])
    }
}

extension SessionRecord: Codable where Session: Codable {
    private enum Key: String, CodingKey {
        case session, lease, farewells
        /// The one revocation of earlier versions.
        case farewell
    }

    /// Reads a record, also one of a version that kept one revocation only.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        session = try values.decodeIfPresent(Session.self, forKey: .session)
        lease = try values.decodeIfPresent(SessionLease.self, forKey: .lease)
        farewells =
            try values.decodeIfPresent([Farewell].self, forKey: .farewells)
            ?? values.decodeIfPresent(Farewell.self, forKey: .farewell).map { [$0] } ?? []
    }

    /// Writes a record.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(session, forKey: .session)
        try values.encodeIfPresent(lease, forKey: .lease)
        if !farewells.isEmpty { try values.encode(farewells, forKey: .farewells) }
    }
}

extension SessionRecord.Farewell: Codable where Session: Codable {}
