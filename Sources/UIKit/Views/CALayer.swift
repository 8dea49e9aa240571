// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The layer behind a view, which is kept and not drawn.
@MainActor
@preconcurrency
open class CALayer: NSObject {
    /// Creates a layer.
    public override init() {}
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour behind.
    open var backgroundColor: CGColor?
    /// Indicates whether what is inside is clipped.
    open var masksToBounds = false
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0
    /// The radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The move of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The opacity, 0 to 1.
    open var opacity: Float = 1
    /// The frame, in points.
    open var frame = CGRect.zero
}

/// The distances between the sides of two rectangles, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance at the top.
    public var top: CGFloat
    /// The distance on the left.
    public var left: CGFloat
    /// The distance at the bottom.
    public var bottom: CGFloat
    /// The distance on the right.
    public var right: CGFloat
    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Creates distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
