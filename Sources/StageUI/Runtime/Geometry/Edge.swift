// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, Codable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Some of the axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each axis.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
    init(_ horizontal: Bool, _ vertical: Bool) {
        self = []
        if horizontal { insert(.horizontal) }
        if vertical { insert(.vertical) }
    }
}

extension Edge {
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

/// A side of a rectangle, in the reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable, Codable {
    /// The upper side.
    case top
    /// The side where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// Some of the sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each side.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side where reading starts.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side where reading ends.
        public static let trailing = Set(rawValue: 8)
        /// The two sides across the page.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// Distances from the four sides, in points.
public struct EdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the side where reading starts.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates distances of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A place inside a rectangle, as a share of its width and height.
public struct UnitPoint: Hashable, Sendable, Codable {
    /// The share of the width, 0 at the leading side.
    public var x: CGFloat
    /// The share of the height, 0 at the top.
    public var y: CGFloat

    /// Creates a place.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    /// Creates the upper leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// The upper leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable, Codable {
    /// The size in radians.
    public var radians: Double
    /// The size in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }
    /// Creates an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No angle.
    public static let zero = Angle()
    /// Creates an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Creates an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Returns whether one angle is smaller than another.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
    /// The sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The opposite angle.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// An angle several times as large.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// An angle several times as large.
    public static func * (a: Double, b: Angle) -> Angle { b * a }
    /// A part of an angle.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Takes an angle away.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Enlarges an angle.
    public static func *= (a: inout Angle, b: Double) { a = a * b }
    /// Divides an angle.
    public static func /= (a: inout Angle, b: Double) { a = a / b }
}
