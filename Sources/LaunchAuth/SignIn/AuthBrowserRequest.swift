// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The URL for a browser to open, and the redirect that it will come back to.
public struct AuthBrowserRequest: Hashable, Sendable {
    /// The URL to open.
    public let url: URL
    /// The redirect URL.
    public let redirect: URL?

    /// The scheme of the URL that the browser gives back to the app; nil without a redirect.
    var callbackScheme: String? { redirect?.scheme }
}

/// The URL that a browser came back to, not yet validated.
public struct AuthCallbackURL: Hashable, Sendable {
    /// The URL.
    public let url: URL

    /// Wraps a URL.
    public init(_ url: URL) {
        self.url = url
    }
}
