// Licensed under the Apache License, Version 2.0.

/// The state that earlier launches left behind on a device.
public struct SavedUserState: Hashable, Sendable, Codable {
    /// The session on the device.
    public enum Session: String, CaseIterable, Hashable, Sendable, Codable {
        /// None.
        case none
        /// A valid one.
        case signedIn
        /// One that has expired.
        case expired
    }

    /// Indicates whether the onboarding was never completed.
    public var firstLaunch: Bool
    /// The session on the device.
    public var session: Session
    /// Indicates whether the server's answers are in the cache.
    public var cached: Bool

    /// Describes what is left; without arguments nothing is.
    public init(firstLaunch: Bool = true, session: Session = .none, cached: Bool = false) {
        (self.firstLaunch, self.session, self.cached) = (firstLaunch, session, cached)
    }
}
