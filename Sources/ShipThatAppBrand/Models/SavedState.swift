// Licensed under the Apache License, Version 2.0.

/// What earlier launches have kept on the device.
public struct SavedState: Hashable, Sendable {
    /// Whether the onboarding was never completed.
    public var isFirstLaunch: Bool
    /// Whether a user was signed in when that was last known.
    public var isSignedIn: Bool
    /// The settings, for a launch without a connection; nil when none came yet.
    public var configuration: ShipThatAppConfiguration?

    /// Describes what is kept; without arguments nothing is.
    public init(
        isFirstLaunch: Bool = true, isSignedIn: Bool = false, configuration: ShipThatAppConfiguration? = nil
    ) {
        (self.isFirstLaunch, self.isSignedIn) = (isFirstLaunch, isSignedIn)
        self.configuration = configuration
    }
}
