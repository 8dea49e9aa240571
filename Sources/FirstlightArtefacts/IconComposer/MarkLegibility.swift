// Licensed under the Apache License, Version 2.0.

import Foundation

/// How clearly the mark of an icon stands out from its ground at a size.
public struct MarkLegibility: Hashable, Sendable {
    /// The contrast that graphics need at least, to one (WCAG 2.2, 1.4.11 Non-text contrast).
    public static let least = 3.0

    /// The contrast of the middle pixel of the mark to the ground behind it, from 1 to 21 to one, when all of its pixels
    /// are put in order; a pixel that the mark covers in part counts in part.
    public let contrast: Double

    /// Indicates whether the mark is seen.
    public var isEnough: Bool { contrast >= Self.least }

    /// Compares a mark with the ground that it lies on.
    ///
    /// - Parameters:
    ///   - mark: The mark on nothing, whose alpha says what it covers.
    ///   - ground: The ground, of the same size; what is clear in it counts as black.
    /// - Returns: Nil when the sizes differ, or when there is no mark.
    public init?(_ mark: LintPixels, on ground: LintPixels) {
        guard mark.rgba.count == ground.rgba.count else { return nil }
        var found: [(contrast: Double, weight: Int)] = []
        for start in stride(from: 0, to: mark.rgba.count - 3, by: 4) where mark.rgba[start + 3] > 0 {
            let alpha = Double(mark.rgba[start + 3]) / 255
            let under = (0..<3).map {
                Double(ground.rgba[start + $0]) * Double(ground.rgba[start + 3]) / 65_025
            }
            let over = (0..<3).map { Double(mark.rgba[start + $0]) / 255 * alpha + under[$0] * (1 - alpha) }
            let (one, other) = (Self.luminance(over), Self.luminance(under))
            let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
            found.append((contrast, Int(mark.rgba[start + 3])))
        }
        guard !found.isEmpty else { return nil }
        found.sort { $0.contrast < $1.contrast }
        let half = found.reduce(0) { $0 + $1.weight } / 2
        var sum = 0
        var middle = found[0].contrast
        for item in found {
            middle = item.contrast
            sum += item.weight
            if sum > half { break }
        }
        contrast = middle
    }

    /// The relative luminance of a colour of sRGB (WCAG 2.2).
    private static func luminance(_ color: [Double]) -> Double {
        let parts = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
