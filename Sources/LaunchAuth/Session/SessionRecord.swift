// Licensed under the Apache License, Version 2.0.

/// What the vault holds about who is signed in.
public struct SessionRecord<Session: Hashable & Sendable>: Hashable, Sendable {
    /// A session that ended here, which the server was not told yet.
    public struct Farewell: Hashable, Sendable {
        /// The session that ended.
        public var session: Session
        /// Which sessions of the user end with it.
        public var scope: AuthSignOutScope
    }

    /// The session; nil when nobody is signed in.
    public var session: Session?
    /// Who exchanges its refresh token at present.
    public var lease: SessionLease?
    /// What the server is still to be told.
    public var farewell: Farewell?

    /// Creates a record.
    public init(session: Session? = nil, lease: SessionLease? = nil, farewell: Farewell? = nil) {
        (self.session, self.lease, self.farewell) = (session, lease, farewell)
    }

    /// Whether there is nothing to keep, so that the vault need not hold it.
    public var isEmpty: Bool { session == nil && lease == nil && farewell == nil }
}

extension SessionRecord: Codable where Session: Codable {}
extension SessionRecord.Farewell: Codable where Session: Codable {}
