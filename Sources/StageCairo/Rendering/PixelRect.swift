// Licensed under the Apache License, Version 2.0.

/// A rectangle of whole device pixels; the right and bottom edges lie outside.
public struct PixelRect: Hashable, Sendable, Codable {
    /// The first column.
    public var left: Int
    /// The first row.
    public var top: Int
    /// The column after the last.
    public var right: Int
    /// The row after the last.
    public var bottom: Int

    /// Creates a rectangle from its edges.
    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The number of columns.
    public var width: Int { right - left }
    /// The number of rows.
    public var height: Int { bottom - top }
    /// Indicates whether the rectangle holds no pixel.
    public var isEmpty: Bool { right <= left || bottom <= top }
    /// The number of pixels.
    public var area: Int { isEmpty ? 0 : width * height }

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// A rectangle inside and the up to four around it.
    func split(by inner: PixelRect) -> [PixelRect] {
        let rows = (top: inner.top, bottom: inner.bottom)
        return [
            PixelRect(left: left, top: top, right: right, bottom: rows.top),
            PixelRect(left: left, top: rows.top, right: inner.left, bottom: rows.bottom),
            inner,
            PixelRect(left: inner.right, top: rows.top, right: right, bottom: rows.bottom),
            PixelRect(left: left, top: rows.bottom, right: right, bottom: bottom),
        ].filter { !$0.isEmpty }
    }

    func outset(by pixels: Int) -> PixelRect {
        PixelRect(
            left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }

    func moved(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }
}
