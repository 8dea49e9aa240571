// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension UrbanNestTheme {
    /// A shadow as style sheets write it.
    public struct Shadow: Hashable, Sendable {
        /// The colour.
        public let color: BrandColor
        /// The distance to the right, in points.
        public let x: Double
        /// The distance downwards, in points.
        public let y: Double
        /// The blur, in points: twice the Gaussian's sigma (C-X-05).
        public let blur: Double

        /// The radius that views take: the Gaussian's sigma, in points.
        public var radius: Double { blur / 2 }
    }

    /// Level 3, large: the logo's shadow (UN-29, UN-59, C-UN-12).
    public static let shadowLevel3 = Shadow(
        color: BrandColor(0x000000, opacity: 0.15), x: 0, y: 8, blur: 24)
}
