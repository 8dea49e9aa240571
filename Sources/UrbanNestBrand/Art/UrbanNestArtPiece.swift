// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// One painted outline of an illustration.
struct UrbanNestArtPiece: Sendable {
    /// The colours of the illustrations, named by what they are for.
    enum Tone: Hashable, Sendable {
        /// The ground behind the scene.
        case wash
        /// Shapes that stay back.
        case mist
        /// Walls and paper.
        case paper
        /// Fields on paper.
        case pane
        /// Fine lines on paper.
        case line
        /// The lighter teal.
        case light
        /// The brand's teal.
        case brand
        /// The darkest teal.
        case deep
        /// The one warm colour.
        case warm

        /// The colour in an appearance.
        func color(_ colorScheme: ColorScheme) -> BrandColor {
            let isDark = colorScheme == .dark
            switch self {
            case .wash: return UrbanNestPalette(colorScheme).wash
            case .mist: return BrandColor(isDark ? 0x1F4A4C : 0xB9E0E1)
            case .paper: return BrandColor(isDark ? 0xE6F1F1 : 0xFFFFFF)
            case .pane: return BrandColor(isDark ? 0xCFE5E6 : 0xDDF0F0)
            case .line: return BrandColor(isDark ? 0xAFC9CA : 0xD3E6E7)
            case .light: return UrbanNestTheme.brandLight
            case .brand: return UrbanNestTheme.brandPrimary
            case .deep: return BrandColor(isDark ? 0x0B6367 : 0x095457)
            case .warm: return UrbanNestMark.warm
            }
        }
    }

    let path: Path
    let tone: Tone
    /// The width of the line in units of the drawing; nil when the inside is painted.
    let lineWidth: CGFloat?

    static func fill(_ tone: Tone, _ draw: (inout Path) -> Void) -> UrbanNestArtPiece {
        UrbanNestArtPiece(path: Path(draw), tone: tone, lineWidth: nil)
    }

    static func stroke(_ tone: Tone, _ width: CGFloat, _ draw: (inout Path) -> Void) -> UrbanNestArtPiece {
        UrbanNestArtPiece(path: Path(draw), tone: tone, lineWidth: width)
    }

    static func box(
        _ tone: Tone, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
    ) -> UrbanNestArtPiece {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        return UrbanNestArtPiece(
            path: Path(roundedRect: rect, cornerRadius: radius), tone: tone, lineWidth: nil)
    }

    static func disc(_ tone: Tone, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UrbanNestArtPiece {
        let rect = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
        return UrbanNestArtPiece(path: Path(ellipseIn: rect), tone: tone, lineWidth: nil)
    }

    static func line(_ tone: Tone, _ width: CGFloat, _ points: (CGFloat, CGFloat)...) -> UrbanNestArtPiece {
        let path = Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
        return UrbanNestArtPiece(path: path, tone: tone, lineWidth: width)
    }
}
