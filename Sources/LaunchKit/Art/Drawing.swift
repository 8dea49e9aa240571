// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// One painted outline of a drawing.
public struct ArtPiece: Sendable {
    let path: Path
    let color: BrandShade
    /// The width of the line, in units of the drawing; nil when the inside is painted.
    let lineWidth: CGFloat?

    /// The box around all that is painted.
    public var bounds: CGRect {
        path.boundingRect.insetBy(dx: -(lineWidth ?? 0) / 2, dy: -(lineWidth ?? 0) / 2)
    }

    /// An outline whose inside is painted.
    public static func fill(_ color: BrandShade, _ path: Path) -> ArtPiece {
        ArtPiece(path: path, color: color, lineWidth: nil)
    }

    /// The same with path data of SVG.
    public static func fill(_ color: BrandShade, _ data: String) -> ArtPiece { fill(color, .svg(data)) }

    /// A line with round ends and corners.
    public static func stroke(_ color: BrandShade, _ width: CGFloat, _ path: Path) -> ArtPiece {
        ArtPiece(path: path, color: color, lineWidth: width)
    }

    /// The same with path data of SVG.
    public static func stroke(_ color: BrandShade, _ width: CGFloat, _ data: String) -> ArtPiece {
        stroke(color, width, .svg(data))
    }
}

/// A drawing: painted outlines over each other, the same whatever direction people read in.
///
/// It says nothing to a screen reader; who shows it names it.
public struct Drawing: View {
    private let pieces: [ArtPiece]
    private let grid: CGSize
    private let side: CGFloat?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    /// Creates a drawing from its outlines, from back to front, on a grid in its own units.
    ///
    /// Without a width in points it is as large as its place allows, in the middle of it.
    public init(_ pieces: [ArtPiece], grid: CGSize, side: CGFloat? = nil) {
        (self.pieces, self.grid, self.side) = (pieces, grid, side)
    }

    /// The outlines.
    public var body: some View {
        Group {
            if let side {
                drawing(side / grid.width)
            } else {
                GeometryReader { proxy in
                    drawing(max(0, min(proxy.size.width / grid.width, proxy.size.height / grid.height)))
                        .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private func drawing(_ factor: CGFloat) -> some View {
        ZStack {
            ForEach(0..<pieces.count, id: \.self) { draw(pieces[$0], factor) }
        }
        .frame(width: grid.width * factor, height: grid.height * factor)
    }

    @ViewBuilder
    private func draw(_ piece: ArtPiece, _ factor: CGFloat) -> some View {
        let color = piece.color.color(colorScheme, contrast).color
        if let width = piece.lineWidth {
            piece.path.scaled(by: factor).stroke(
                color, style: StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round))
        } else {
            piece.path.scaled(by: factor).fill(color)
        }
    }
}
