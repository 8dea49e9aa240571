// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension CGAffineTransform {
    /// Indicates whether upright rectangles stay upright and are not mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Indicates whether each point has one source.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    /// The factor by which lengths grow on average.
    var meanScale: Double { Double(abs(a * d - b * c)).squareRoot() }

    /// The same map without its move.
    var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension PixelRect {
    /// The pixels that a rectangle touches, with a margin for antialiasing.
    init(covering rect: CGRect, limit: PixelRect) {
        func bounded(_ value: CGFloat, _ low: Int, _ high: Int) -> Int {
            guard value.isFinite else { return value > 0 ? high : low }
            return Int(min(max(Double(value), Double(low)), Double(high)))
        }
        self.init(
            left: bounded(rect.minX.rounded(.down) - 1, limit.left, limit.right),
            top: bounded(rect.minY.rounded(.down) - 1, limit.top, limit.bottom),
            right: bounded(rect.maxX.rounded(.up) + 1, limit.left, limit.right),
            bottom: bounded(rect.maxY.rounded(.up) + 1, limit.top, limit.bottom))
    }

    /// The pixels of an upright rectangle, its edges rounded and no side thinner than one pixel.
    init(snapping rect: CGRect) {
        func snapped(_ value: CGFloat) -> Int {
            Int(min(max((Double(value) + 0.5).rounded(.down), -1e8), 1e8))
        }
        let (x, y) = (snapped(rect.minX), snapped(rect.minY))
        self.init(
            left: x, top: y,
            right: rect.width > 0 ? max(snapped(rect.maxX), x + 1) : x,
            bottom: rect.height > 0 ? max(snapped(rect.maxY), y + 1) : y)
    }

    /// Returns whether the edges of a rectangle lie on those of the pixels, as closely as cairo can distinguish.
    func isClose(to rect: CGRect) -> Bool {
        let edges = [(rect.minX, left), (rect.minY, top), (rect.maxX, right), (rect.maxY, bottom)]
        return edges.allSatisfy { abs(Double($0) - Double($1)) < 1.0 / 512 }
    }
}
