// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A note that a process rotates the refresh token at present, so that no other does.
public struct SessionLease: Hashable, Sendable, Codable {
    /// The holder: one owner of a session in one process.
    public let owner: String
    /// The how manyth of its holder, so that no two leases are the same.
    public let number: Int
    /// The expiry, should its holder be gone.
    public let until: Date

    /// Creates a lease.
    public init(owner: String, number: Int, until: Date) {
        (self.owner, self.number, self.until) = (owner, number, until)
    }
}
