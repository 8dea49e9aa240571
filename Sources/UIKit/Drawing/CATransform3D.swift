// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import StageUI

/// A map of space: four rows of four numbers, by which a point is multiplied from the left.
public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat
    /// Row 1, column 2.
    public var m12: CGFloat
    /// Row 1, column 3.
    public var m13: CGFloat
    /// Row 1, column 4.
    public var m14: CGFloat
    /// Row 2, column 1.
    public var m21: CGFloat
    /// Row 2, column 2.
    public var m22: CGFloat
    /// Row 2, column 3.
    public var m23: CGFloat
    /// Row 2, column 4.
    public var m24: CGFloat
    /// Row 3, column 1.
    public var m31: CGFloat
    /// Row 3, column 2.
    public var m32: CGFloat
    /// Row 3, column 3.
    public var m33: CGFloat
    /// Row 3, column 4, which makes what is far small.
    public var m34: CGFloat
    /// Row 4, column 1.
    public var m41: CGFloat
    /// Row 4, column 2.
    public var m42: CGFloat
    /// Row 4, column 3.
    public var m43: CGFloat
    /// Row 4, column 4.
    public var m44: CGFloat

    /// Creates the map of zeros.
    public init() { self.init([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

    fileprivate init(_ m: [[CGFloat]]) {
        (m11, m12, m13, m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
        (m21, m22, m23, m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
        (m31, m32, m33, m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
        (m41, m42, m43, m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

/// The map that leaves all as it is.
public let CATransform3DIdentity = CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

/// Returns whether a map leaves all as it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Returns whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a move.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}
/// Returns a change of size.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D([[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}
/// Returns a turn about an axis by an angle in radians; without an axis it is the map that leaves all as it is.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D([
        [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns one map and then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        left.map { row in
            (0..<4).map { column in
                row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
                    + row[3] * right[3][column]
            }
        })
}
/// Returns a move and then a map.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
/// Returns a change of size and then a map.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
/// Returns a turn and then a map.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the map of a plane, as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D([[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}
/// Returns whether a map of space is one of a plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
/// Returns the map of the plane that a map of space has.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
