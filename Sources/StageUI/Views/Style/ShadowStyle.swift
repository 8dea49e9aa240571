// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The shadow of the content that a style paints.
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind the painted content.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour.
    ///   - radius: The Gaussian's sigma in points.
    ///   - x: The shadow's offset to the right, in points.
    ///   - y: The shadow's offset downwards, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow that the surroundings cast on the painted content, as if it were cut out of them.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour.
    ///   - radius: The Gaussian's sigma in points.
    ///   - x: The shadow's offset to the right, in points.
    ///   - y: The shadow's offset downwards, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}
