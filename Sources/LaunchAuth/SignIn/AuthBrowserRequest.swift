// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The URL for a browser to open, and the redirect that it will come back to.
public struct AuthBrowserRequest: Hashable, Sendable {
    /// The URL to open.
    public let url: URL
    /// The redirect URL.
    public let redirect: URL?
}
