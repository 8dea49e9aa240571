// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What only the host of the app can do.
public struct AppHost: Sendable {
    /// Ends the app; nothing here does so by itself (DG-54, C-DG-16).
    public var exit: @MainActor @Sendable () -> Void
    /// Opens a page, a mail to the support or the store.
    public var open: @MainActor @Sendable (URL) -> Void

    /// Joins what the host does; by default nothing.
    public init(
        exit: @escaping @MainActor @Sendable () -> Void = {},
        open: @escaping @MainActor @Sendable (URL) -> Void = { _ in }
    ) {
        (self.exit, self.open) = (exit, open)
    }
}
