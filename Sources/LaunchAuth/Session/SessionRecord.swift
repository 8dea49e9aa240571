// Licensed under the Apache License, Version 2.0.

/// The vault's record of who is signed in.
public struct SessionRecord<Session: Hashable & Sendable>: Hashable, Sendable {
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
    /// The revocation that the server has not confirmed yet.
    public var farewell: Farewell?

    /// Creates a record.
    public init(session: Session? = nil, lease: SessionLease? = nil, farewell: Farewell? = nil) {
        (self.session, self.lease, self.farewell) = (session, lease, farewell)
    }

    /// Indicates whether the record is empty, so that the vault need not hold it.
    public var isEmpty: Bool { session == nil && lease == nil && farewell == nil }
}

extension SessionRecord: Codable where Session: Codable {}
extension SessionRecord.Farewell: Codable where Session: Codable {}
