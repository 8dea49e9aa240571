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
    /// Returns an animation: none, as none is played.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// The keys of the animations: none.
    open func animationKeys() -> [String]? { nil }
    /// Ends an animation.
    open func removeAnimation(forKey key: String) {}
    /// Ends all animations.
    open func removeAllAnimations() {}
    /// The map of the content.
    open var transform = CATransform3DIdentity
    /// The map of the layers inside.
    open var sublayerTransform = CATransform3DIdentity
    /// Returns the map of the plane that the content has.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets the map of the content to one of a plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// The place of the point that `anchorPoint` says, in points.
    open var position: CGPoint {
        get {
            CGPoint(
                x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
        }
    }
    /// The picture of the layer, a `CGImage`.
    open var contents: Any?
    /// The place of the picture.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Indicates whether nothing behind is seen.
    open var isOpaque = false
    /// Indicates whether the layer is drawn once and kept as a picture.
    open var shouldRasterize = false
    /// The pixels of a point of that picture.
    open var rasterizationScale: CGFloat = 1
    /// The time at which its animations begin, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The seconds of its animations that are left out at the start.
    open var timeOffset: CFTimeInterval = 0
    /// The speed of its animations; 1 is the usual one.
    open var speed: Float = 1
    /// Returns a time of another layer, or of the clock, in seconds of this one.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// Returns the layer as it is seen while it moves: itself.
    open func presentation() -> Self? { self }
    /// Lays out what is inside where that is asked for; nobody asks for it here.
    open func layoutIfNeeded() {}
    /// Lays out the layers inside; nobody calls it here.
    open func layoutSublayers() {}
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
    /// The points of the strokes and gaps that are left out at the start.
    open var lineDashPhase: CGFloat = 0
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The longest corner, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// The parts that are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
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
