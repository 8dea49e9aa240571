// Licensed under the Apache License, Version 2.0.

import Foundation

/// Colours of a grid of points, whose lines are curves.
public struct MeshGradient: ShapeStyle, PaintStyle, Hashable {
    /// The places of a grid's points, as shares of the space.
    public enum Locations: Hashable, Sendable {
        /// The points; the lines between them are curves through their neighbours.
        case points([SIMD2<Float>])
    }
    /// The colours of a grid's points.
    public enum Colors: Hashable, Sendable {
        /// Colours, which may depend on the appearance.
        case colors([Color])
        /// Colours as numbers.
        case resolvedColors([Color.Resolved])
    }

    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    private let smoothsColors: Bool

    /// Creates a gradient of a grid.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row, at least 2.
    ///   - height: The number of rows, at least 2.
    ///   - points: The places of the points, row by row, as shares of the space.
    ///   - colors: The colour of each point.
    ///   - background: The colour outside of the grid.
    ///   - smoothsColors: Whether colours change along curves, too; otherwise along lines.
    ///   - colorSpace: The space in which colours are mixed; that of the screen, whatever it is.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }
    /// Creates a gradient of a grid, of places and colours of a kind.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        let points =
            switch locations {
            case .points(let points): points
            }
        let all =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        self.init(
            width: width, height: height, points: points, colors: all, background: background,
            smoothsColors: smoothsColors)
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .meshGradient(
            DisplayMesh(
                width: width, height: height,
                points: points.map {
                    CGPoint(
                        x: rect.minX + CGFloat($0.x) * rect.width, y: rect.minY + CGFloat($0.y) * rect.height)
                }, colors: colors.map { $0.resolveColor(in: environment) },
                background: background.resolveColor(in: environment), smoothsColors: smoothsColors))
    }
}

extension MeshGradient: View {}

extension MeshGradient: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<MeshGradient> {
        let node = paintNode(inputs)
        if width < 2 || height < 2 || points.count != width * height || colors.count != points.count {
            inputs.stage.report(
                .misuse,
                "A mesh gradient of \(width) by \(height) has \(points.count) points and \(colors.count) colors; it shows its background alone.",
                at: node)
        }
        return node
    }
}
