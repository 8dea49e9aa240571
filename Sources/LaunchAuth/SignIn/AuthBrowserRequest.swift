// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What a browser is asked to open, and where it will come back to.
public struct AuthBrowserRequest: Hashable, Sendable {
    /// The address to open.
    public let url: URL
    /// Where it comes back to.
    public let redirect: URL?
}
