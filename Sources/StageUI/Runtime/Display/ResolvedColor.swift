// Licensed under the Apache License, Version 2.0.

/// A colour after the environment has been applied, in non-linear sRGB.
public struct ResolvedColor: Hashable, Sendable, Codable {
    /// The red component, 0 to 1.
    public var red: Double
    /// The green component, 0 to 1.
    public var green: Double
    /// The blue component, 0 to 1.
    public var blue: Double
    /// The opacity, 0 (clear) to 1 (opaque).
    public var opacity: Double

    /// Creates a colour from components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Returns the colour with its opacity multiplied.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
