// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A map of the plane with perspective, as a matrix that is applied to rows of x, y and 1.
public struct ProjectionTransform: Equatable, Sendable {
    /// The matrix, row by row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the map that changes nothing.
    public init() {}

    /// Creates a map without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the map has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The map without its perspective.
    var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale)
    }
}
