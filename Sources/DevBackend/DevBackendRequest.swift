// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A request that the backend received.
public struct DevBackendRequest: Codable, Hashable, Sendable {
    /// The number of the request since the backend was made, from 1.
    public let number: Int
    /// The method, for example GET.
    public let method: String
    /// The path without the query.
    public let path: String
    /// The fault that was applied, or nil.
    public let fault: DevBackendFault?
    /// The time at which it was received.
    public let receivedAt: Date
}
