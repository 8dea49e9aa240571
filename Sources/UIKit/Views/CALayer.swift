// Licensed under the Apache License, Version 2.0.

import Combine
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
    /// The place in the order from back to front.
    open var zPosition: CGFloat = 0
    /// The point, in parts of the size, that `position` is about.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The pixels of a point.
    open var contentsScale: CGFloat = 1
    /// The frame, in points.
    open var frame = CGRect.zero
    /// The rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The name by which code finds the layer.
    open var name: String?
    /// Indicates whether the layer is hidden.
    open var isHidden = false
    /// The shape of corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The corners that have the radius.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The layer whose coverage cuts this one out.
    open var mask: CALayer?
    /// The outline that the shadow falls from.
    open var shadowPath: CGPath?
    /// The filters of the content, of which none is applied.
    open var filters: [Any]?
    /// The layers inside, back to front; nil for none, such as those of a view of the system, which has none here.
    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }
    /// The layer around it.
    open private(set) weak var superlayer: CALayer?
    /// Puts a layer inside, in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Puts a layer inside, at a place among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }
    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        guard let around = superlayer else { return }
        let left = around.sublayers?.filter { $0 !== self } ?? []
        around.sublayers = left.isEmpty ? nil : left
    }
    /// Asks for a layout, which a layer that is not drawn does not need.
    open func setNeedsLayout() {}
    /// Asks for a drawing, which a layer does not have here.
    open func setNeedsDisplay() {}
    /// Moves the content as an animation says; nothing moves here.
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    /// Ends an animation.
    open func removeAnimation(forKey key: String) {}
    /// Ends all animations.
    open func removeAllAnimations() {}
}

/// A layer of colours that follow one another, which is kept and not drawn.
@MainActor
@preconcurrency
open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// The places of the colours, 0 to 1.
    open var locations: [NSNumber]?
    /// The place of the first colour, as shares of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The place of the last colour, as shares of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of an outline, which is kept and not drawn.
@MainActor
@preconcurrency
open class CAShapeLayer: CALayer {
    /// The outline.
    open var path: CGPath?
    /// The colour inside.
    open var fillColor: CGColor?
    /// The colour of the line.
    open var strokeColor: CGColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The place where the line begins, 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The place where the line ends, 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The lengths of strokes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
}

/// The change of a layer with time, which is kept and not played.
@MainActor
@preconcurrency
open class CAAnimation: NSObject {
    /// Creates a change.
    public override init() {}
    /// The seconds that it takes.
    open var duration: TimeInterval = 0
    /// The number of times that it is played.
    open var repeatCount: Float = 0
    /// Indicates whether it is played back, too.
    open var autoreverses = false
    /// Indicates whether it goes when it has been played.
    open var isRemovedOnCompletion = true
}

/// The change of a property of a layer, which is kept and not played.
@MainActor
@preconcurrency
open class CABasicAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// The value before.
    open var fromValue: Any?
    /// The value after.
    open var toValue: Any?
    /// Creates a change of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// The shapes of a layer's corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Parts of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother curve of the system's.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top on the left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// At the top on the right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// At the bottom on the left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// At the bottom on the right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of the clock that animations are told by: that of the run, or else of the system.
public func CACurrentMediaTime() -> CFTimeInterval {
    CurrentRun.clock?.seconds ?? ProcessInfo.processInfo.systemUptime
}
