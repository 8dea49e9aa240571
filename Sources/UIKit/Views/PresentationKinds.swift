// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The motions with which controllers are presented.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical
    /// A turn around.
    case flipHorizontal
    /// A fade.
    case crossDissolve
    /// A page that is turned over.
    case partialCurl
}

/// The directions in which the arrow of a bubble points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIWindow {
    /// The places of windows in front of one another.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number, which is higher in front.
        public let rawValue: CGFloat
        /// Creates a place from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a place from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The windows of apps.
        public static let normal = Level(0)
        /// The status bar.
        public static let statusBar = Level(1000)
        /// Alerts.
        public static let alert = Level(2000)
    }
}
