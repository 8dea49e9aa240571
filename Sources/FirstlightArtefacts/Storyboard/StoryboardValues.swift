// Licensed under the Apache License, Version 2.0.

import Foundation

/// A point in points.
public struct StoryboardPoint: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A width and a height in points.
public struct StoryboardSize: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle in points.
public struct StoryboardRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }

    /// Clips to another rectangle; without any overlap the size is zero.
    public func clipped(to other: StoryboardRect) -> StoryboardRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return StoryboardRect(
            x: left, y: top, width: max(0, min(right, other.right) - left),
            height: max(0, min(bottom, other.bottom) - top))
    }
}

/// Distances from the four edges, in points.
public struct StoryboardInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// Creates insets.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// The form in which Interface Builder writes numbers: seventeen digits at most, zero as `0.0`.
enum StoryboardNumber {
    static func text(_ value: Double) -> String {
        value == 0 ? "0.0" : String(format: "%.17g", locale: nil, value)
    }

    /// Reads a finite decimal number.
    static func value(_ text: String) -> Double? {
        guard let value = Double(text), value.isFinite, !text.lowercased().contains("x") else { return nil }
        return value
    }

    /// Reads a multiplier, which is a number or a ratio such as `9:16` or `1/3`.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map {
            value(String($0))
        }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
            let ratio = first / second
            return ratio.isFinite ? ratio : nil
        default: return nil
        }
    }
}

extension MarkupElement {
    func number(_ attribute: String) -> Double? { self[attribute].flatMap(StoryboardNumber.value) }

    /// Reads a flag; `true` and `false` are not Interface Builder's form, but tools write them.
    func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// The child with a key, such as the colour with the key `backgroundColor`.
    func child(_ name: String? = nil, key: String) -> MarkupElement? {
        for case .element(let element) in children
        where element["key"] == key && (name == nil || element.name == name) {
            return element
        }
        return nil
    }
}
