// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A relation between sides of views, which is kept and has no effect: views of UIKit are not laid out.
@MainActor
@preconcurrency
open class NSLayoutConstraint: NSObject {
    /// Indicates whether it holds.
    open var isActive = false
    /// The distance, in points.
    open var constant: CGFloat
    /// The importance.
    open var priority = UILayoutPriority.required
    init(_ constant: CGFloat) { self.constant = constant }
    /// Has relations hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Has relations no longer hold.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
    /// The axes.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}

/// The importance of a relation, up to 1,000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates an importance.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates an importance.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It holds.
    public static let required = UILayoutPriority(1000)
    /// High.
    public static let defaultHigh = UILayoutPriority(750)
    /// Low.
    public static let defaultLow = UILayoutPriority(250)
    /// Below that of a size that fits.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A side of a view, of which relations are made.
@MainActor
@preconcurrency
public struct NSLayoutAnchor<AnchorType> {
    init() {}
    /// Returns that it is at another side.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns that it is not before another side.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
    /// Returns that it is not after another side.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
}

/// A size of a view, as a kind of what relations are made of.
public enum NSLayoutDimension {}
/// A side of a view, as a kind of what relations are made of.
public enum NSLayoutXAxisAnchor {}
/// The top or the bottom of a view, as a kind of what relations are made of.
public enum NSLayoutYAxisAnchor {}

extension NSLayoutAnchor where AnchorType == NSLayoutDimension {
    /// Returns that it has a size, in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns that it has at least a size, in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns that it has at most a size, in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns that it is a multiple of another size.
    public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
}

/// A rectangle inside of a view.
@MainActor
@preconcurrency
open class UILayoutGuide: NSObject {}

/// The sides of what has sides.
@MainActor
@preconcurrency
public protocol _LayoutSides: AnyObject {}
extension UIView: _LayoutSides {}
extension UILayoutGuide: _LayoutSides {}

extension _LayoutSides {
    /// The top.
    public var topAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    /// The bottom.
    public var bottomAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    /// The middle of the height.
    public var centerYAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    /// The side where lines begin.
    public var leadingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    /// The side where lines end.
    public var trailingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    /// The left side.
    public var leftAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    /// The right side.
    public var rightAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    /// The middle of the width.
    public var centerXAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutAnchor<NSLayoutDimension> { NSLayoutAnchor() }
    /// The height.
    public var heightAnchor: NSLayoutAnchor<NSLayoutDimension> { NSLayoutAnchor() }
}

extension UIView {
    /// The rectangle that the system does not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The rectangle inside of the margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// Sets how much a view keeps from growing.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Sets how much a view keeps from shrinking.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
}
