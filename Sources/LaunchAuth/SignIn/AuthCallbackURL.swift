// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The URL that a browser came back to, not yet validated.
public struct AuthCallbackURL: Hashable, Sendable {
    /// The URL.
    public let url: URL

    /// Wraps a URL.
    public init(_ url: URL) {
        self.url = url
    }
}
