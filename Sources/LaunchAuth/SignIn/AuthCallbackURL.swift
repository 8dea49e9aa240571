// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The address that a browser came back to, not yet believed.
public struct AuthCallbackURL: Hashable, Sendable {
    /// The address.
    public let url: URL

    /// Takes an address.
    public init(_ url: URL) {
        self.url = url
    }
}
