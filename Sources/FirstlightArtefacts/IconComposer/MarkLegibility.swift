// Licensed under the Apache License, Version 2.0.

import Foundation

/// The contrast between the mark of an icon and its ground at a size.
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
        // The pixels of each pair of colours, counted: a mark has few colours, and its inside one.
        var counts: [UInt64: Int] = [:]
        var (last, run): (UInt64, Int) = (0, 0)
        Self.words(mark) { mark in
            Self.words(ground) { ground in
                var index = 0
                while index < mark.count {
                    let pixel = UInt32(littleEndian: mark[index])
                    if pixel >> 24 > 0 {
                        let pair = UInt64(pixel) << 32 | UInt64(UInt32(littleEndian: ground[index]))
                        if pair != last {
                            if run > 0 { counts[last, default: 0] += run }
                            (last, run) = (pair, 0)
                        }
                        run += 1
                    }
                    index += 1
                }
            }
        }
        guard run > 0 else { return nil }
        counts[last, default: 0] += run
        let found = counts.map { pair, count in
            (contrast: Self.contrast(of: pair), weight: Int(pair >> 56) * count)
        }.sorted { $0.contrast < $1.contrast }
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

    /// Reads the pixels as numbers, with red in the lowest byte and alpha in the highest.
    private static func words(_ pixels: LintPixels, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        pixels.rgba.withUnsafeBytes { $0.withMemoryRebound(to: UInt32.self) { body($0) } }
    }

    /// The contrast of a pixel of the mark, in the upper half, on one of the ground.
    private static func contrast(of pair: UInt64) -> Double {
        func part(_ index: UInt64) -> Double { Double(pair >> (index * 8) & 255) / 255 }
        let (alpha, ground) = (part(7), part(3))
        func under(_ index: UInt64) -> Double { part(index) * ground }
        func over(_ index: UInt64) -> Double { part(4 + index) * alpha + under(index) * (1 - alpha) }
        let (one, other) = (
            luminance(over(0), over(1), over(2)), luminance(under(0), under(1), under(2))
        )
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The relative luminance of a colour of sRGB (WCAG 2.2).
    private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
