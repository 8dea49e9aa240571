// Licensed under the Apache License, Version 2.0.

extension SessionMachine {
    /// The result of reading the vault, with what depends on the time.
    public struct Reading: Hashable, Sendable {
        /// The content of the vault.
        public var record: SessionRecord<Session>
        /// Indicates whether the access token can be used for a while.
        public var isFresh: Bool
        /// Indicates whether another owner, still alive and within its lease, rotates the refresh token.
        public var isLeased: Bool
        /// The lease to take for a rotation by this owner.
        public var lease: SessionLease

        /// Creates a reading.
        public init(record: SessionRecord<Session>, isFresh: Bool, isLeased: Bool, lease: SessionLease) {
            (self.record, self.isFresh, self.isLeased, self.lease) = (record, isFresh, isLeased, lease)
        }
    }

    /// The result of rotating the refresh token.
    public enum Refresh: Hashable, Sendable {
        /// With the next session.
        case renewed(Session)
        /// Without an answer, or with one that says nothing about the session.
        case failed(AuthError)
        /// With the server's word that the session is over.
        case over(AuthError)
    }

    /// An event; `number` is that of the effect that it answers.
    public enum Event: Hashable, Sendable {
        /// The app started, came to the foreground, or the device was unlocked.
        case resumed
        /// A caller needs a usable access token.
        case wanted
        /// A service refused the access token of this session.
        case refused(Session)
        /// The user signed in, or proved a second factor: then the session replaces only the one that it was proved of.
        case signIn(order: Int, Session, insteadOf: Session? = nil)
        /// The user signed out.
        case signOut(order: Int, AuthSignOutScope)
        /// The session's user data changed.
        case amend(order: Int, from: Session, to: Session)
        /// The vault was read.
        case found(number: Int, Reading)
        /// The vault could not be read.
        case unreadable(number: Int, VaultError)
        /// The vault compared and, if true, replaced.
        case exchanged(number: Int, Bool)
        /// The vault could not compare and replace.
        case unwritable(number: Int, VaultError)
        /// The exchange of the refresh token ended.
        case refreshed(number: Int, Refresh)
        /// Another's lease may be over.
        case waited(number: Int)
        /// The server confirmed the end of a session, or could not be reached.
        case revoked(SessionRecord<Session>.Farewell, isDone: Bool)
    }

    /// An action for the owner of the machine.
    public enum Effect: Hashable, Sendable {
        /// Read the vault.
        case read(number: Int)
        /// Compare what the vault holds with the first, and replace it by the second.
        case exchange(number: Int, SessionRecord<Session>, SessionRecord<Session>)
        /// Exchange the session's refresh token.
        case refresh(number: Int, Session)
        /// Give up the exchange that is under way; its answer will be ignored.
        case cancelRefresh
        /// Wait until the lease may be over, or a moment.
        case wait(number: Int, SessionLease?)
        /// Revoke a session at the server; all of its user's but the second one, which is the same user's, when there is one.
        case revoke(SessionRecord<Session>.Farewell, except: Session?)
        /// Give this session to all waiting callers.
        case give(Session)
        /// Refuse all waiting callers.
        case refuse(AuthError)
        /// An order was carried out.
        case done(order: Int)
        /// An order was not carried out.
        case failed(order: Int, AuthError)
        /// Notify the observers.
        case changed(SessionState<Session>, SessionChange)
    }
}
