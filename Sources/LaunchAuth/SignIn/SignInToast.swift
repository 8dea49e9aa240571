// Licensed under the Apache License, Version 2.0.

/// A text that a sign-in screen shows for a moment: four seconds, at the top (`C-LA-40`).
public struct SignInToast: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Indicates whether it reports an error.
    public let isError: Bool
}
