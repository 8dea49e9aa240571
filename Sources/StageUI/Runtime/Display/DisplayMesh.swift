// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A grid of colours whose lines are curves.
public struct DisplayMesh: Hashable, Sendable, Codable {
    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points in the item's coordinates, row by row.
    public var points: [CGPoint]
    /// The colour of each point.
    public var colors: [ResolvedColor]
    /// The colour outside of the grid.
    public var background: ResolvedColor
    /// Indicates whether colours change along curves, too; otherwise along lines.
    public var smoothsColors: Bool

    /// Creates a mesh; one whose points or colours are not as many as the grid wants is its background alone.
    public init(
        width: Int, height: Int, points: [CGPoint], colors: [ResolvedColor], background: ResolvedColor,
        smoothsColors: Bool
    ) {
        (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }

    /// Indicates whether there is a grid to draw.
    public var isWhole: Bool {
        width > 1 && height > 1 && points.count == width * height && colors.count == points.count
    }

    /// Returns the point at a place of the grid, which is 0 to one less than its number of points along each side: on
    /// Catmull and Rom's spline through the points, which is a straight line where those are evenly spaced.
    public func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(
            x: value(x, y, smooth: true) { points[$0].x }, y: value(x, y, smooth: true) { points[$0].y })
    }

    /// Returns the colour at a place of the grid.
    public func color(_ x: Double, _ y: Double) -> ResolvedColor {
        func part(_ part: (ResolvedColor) -> Double) -> Double {
            min(max(0, value(x, y, smooth: smoothsColors) { part(colors[$0]) }), 1)
        }
        return ResolvedColor(
            red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
    }

    private func value(_ x: Double, _ y: Double, smooth: Bool, _ number: (Int) -> Double) -> Double {
        Self.along(y, height, smooth) { row in
            Self.along(x, width, smooth) { column in number(row * width + column) }
        }
    }

    /// Interpolates between numbers at 0, 1, 2 and so on.
    private static func along(
        _ place: Double, _ count: Int, _ smooth: Bool, _ number: (Int) -> Double
    ) -> Double {
        let first = min(max(0, Int(place)), count - 2)
        let t = place - Double(first)
        let (a, b) = (number(first), number(first + 1))
        guard smooth else { return a + (b - a) * t }
        let before = first > 0 ? (b - number(first - 1)) / 2 : b - a
        let after = first + 2 < count ? (number(first + 2) - a) / 2 : b - a
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * before + (3 * t2 - 2 * t3) * b
            + (t3 - t2) * after
    }
}
