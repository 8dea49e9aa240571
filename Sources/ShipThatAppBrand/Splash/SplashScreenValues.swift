// Licensed under the Apache License, Version 2.0.

/// What moves on ShipThatApp's splash, at one instant.
public struct SplashScreenValues: Hashable, Sendable {
    /// The size of the logo relative to its own.
    public var scale: Double
    /// The opacity of the whole screen, 0 to 1.
    public var opacity: Double

    /// Describes an instant.
    public init(scale: Double, opacity: Double) {
        (self.scale, self.opacity) = (scale, opacity)
    }
}
