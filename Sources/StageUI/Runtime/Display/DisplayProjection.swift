// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A map of the plane with perspective, as a matrix that is applied to rows of x, y and 1.
public struct DisplayProjection: Hashable, Sendable, Codable {
    /// The nine numbers of the matrix, row by row.
    public var rows: [CGFloat]

    /// Creates a map from the nine numbers of its matrix, row by row; any other count changes nothing.
    public init(rows: [CGFloat]) {
        self.rows = rows.count == 9 ? rows : [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }

    /// The map of points followed by an affine one.
    public func followed(by map: CGAffineTransform) -> DisplayProjection {
        DisplayProjection(
            rows: stride(from: 0, to: 9, by: 3).flatMap { row in
                let (x, y, w) = (rows[row], rows[row + 1], rows[row + 2])
                return [
                    x * map.a + y * map.c + w * map.tx, x * map.b + y * map.d + w * map.ty, w,
                ]
            })
    }

    /// Returns where a point goes, and its distance: a point at 1 keeps its size, and one at 0 or less is behind the
    /// viewer.
    public func place(of point: CGPoint) -> (point: CGPoint, depth: CGFloat) {
        let depth = point.x * rows[2] + point.y * rows[5] + rows[8]
        let x = point.x * rows[0] + point.y * rows[3] + rows[6]
        let y = point.x * rows[1] + point.y * rows[4] + rows[7]
        return (CGPoint(x: x / depth, y: y / depth), depth)
    }

    /// The affine map that is nearest around a point.
    public func affine(near point: CGPoint) -> CGAffineTransform {
        let (here, depth) = place(of: point)
        guard depth.isFinite, depth != 0 else { return CGAffineTransform(scaleX: 0, y: 0) }
        let a = (rows[0] - here.x * rows[2]) / depth
        let b = (rows[1] - here.y * rows[2]) / depth
        let c = (rows[3] - here.x * rows[5]) / depth
        let d = (rows[4] - here.y * rows[5]) / depth
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: here.x - a * point.x - c * point.y,
            ty: here.y - b * point.x - d * point.y)
    }
}

extension DisplayProjection {
    init(_ map: ProjectionTransform) {
        rows = [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
    }

    /// Indicates whether the map has no perspective.
    var isAffine: Bool { rows[2] == 0 && rows[5] == 0 && rows[8] != 0 }

    /// Indicates whether each point has one source.
    var isInvertible: Bool {
        let determinant =
            rows[0] * (rows[4] * rows[8] - rows[5] * rows[7])
            - rows[1] * (rows[3] * rows[8] - rows[5] * rows[6])
            + rows[2] * (rows[3] * rows[7] - rows[4] * rows[6])
        return determinant.isFinite && abs(determinant) > 1e-9
    }
}
