// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The places of a layer's picture.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At the top.
    public static let top = Self(rawValue: "top")
    /// At the bottom.
    public static let bottom = Self(rawValue: "bottom")
    /// On the left.
    public static let left = Self(rawValue: "left")
    /// On the right.
    public static let right = Self(rawValue: "right")
    /// Over the whole layer.
    public static let resize = Self(rawValue: "resize")
    /// Whole, in its own shape.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Over the whole layer, in its own shape.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The ends of a layer's line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates ends of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the last point.
    public static let butt = Self(rawValue: "butt")
    /// Half circles around the last point.
    public static let round = Self(rawValue: "round")
    /// Half squares behind the last point.
    public static let square = Self(rawValue: "square")
}

/// The corners of a layer's line.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates corners of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With a point.
    public static let miter = Self(rawValue: "miter")
    /// Round.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// The parts of a layer's outline that are inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those that the line goes around.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Those that the line goes around an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// A layer of a text, which is kept and not drawn.
@MainActor
@preconcurrency
open class CATextLayer: CALayer {
    /// The text.
    open var string: Any?
    /// The font.
    open var font: Any?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour of the text.
    open var foregroundColor: CGColor?
    /// Indicates whether the text has several lines.
    open var isWrapped = false
    /// The sides of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// The part of a text without room that is left out.
    open var truncationMode = CATextLayerTruncationMode.none
}

/// The sides of the lines of a layer's text.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a side of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The alignment of the language.
    public static let natural = Self(rawValue: "natural")
    /// On the left.
    public static let left = Self(rawValue: "left")
    /// On the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// On both sides.
    public static let justified = Self(rawValue: "justified")
}

/// The parts of a layer's text without room that are left out.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a part of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let none = Self(rawValue: "none")
    /// The start.
    public static let start = Self(rawValue: "start")
    /// The middle.
    public static let middle = Self(rawValue: "middle")
    /// The end.
    public static let end = Self(rawValue: "end")
}

/// A layer of particles, which is kept and not drawn.
@MainActor
@preconcurrency
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The number of particles, as a multiple of each kind's own.
    open var birthRate: Float = 1
    /// The age of particles, as a multiple of each kind's own.
    open var lifetime: Float = 1
    /// The middle of the place that they come from.
    open var emitterPosition = CGPoint.zero
    /// The depth of that place.
    open var emitterZPosition: CGFloat = 0
    /// The size of that place.
    open var emitterSize = CGSize.zero
    /// The shape of that place.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of that place that they come from.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which they are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The start of the numbers by which they differ.
    open var seed: UInt32 = 0
    /// The speed, as a multiple of each kind's own.
    open var velocity: Float = 1
    /// The size, as a multiple of each kind's own.
    open var scale: Float = 1
}

/// A kind of particles, which is kept and not drawn.
@MainActor
@preconcurrency
open class CAEmitterCell: NSObject {
    /// Creates a kind.
    public override init() {}
    /// The name.
    open var name: String?
    /// The picture, a `CGImage`.
    open var contents: Any?
    /// The colour.
    open var color: CGColor?
    /// The number that comes in a second.
    open var birthRate: Float = 0
    /// The age, in seconds.
    open var lifetime: Float = 0
    /// The difference of ages, in seconds.
    open var lifetimeRange: Float = 0
    /// The speed, in points in a second.
    open var velocity: CGFloat = 0
    /// The difference of speeds.
    open var velocityRange: CGFloat = 0
    /// The direction in the plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The difference of directions, in radians.
    open var emissionRange: CGFloat = 0
    /// The turn in a second, in radians.
    open var spin: CGFloat = 0
    /// The difference of turns.
    open var spinRange: CGFloat = 0
    /// The size.
    open var scale: CGFloat = 1
    /// The difference of sizes.
    open var scaleRange: CGFloat = 0
    /// The growth in a second.
    open var scaleSpeed: CGFloat = 0
    /// The change of opacity in a second.
    open var alphaSpeed: Float = 0
    /// The difference of opacities.
    open var alphaRange: Float = 0
    /// The gain of speed to the right.
    open var xAcceleration: CGFloat = 0
    /// The gain of speed downwards.
    open var yAcceleration: CGFloat = 0
    /// The particles that it sends out itself.
    open var emitterCells: [CAEmitterCell]?
}

/// The shapes of the place that particles come from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = Self(rawValue: "point")
    /// A line.
    public static let line = Self(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A circle.
    public static let circle = Self(rawValue: "circle")
    /// A ball.
    public static let sphere = Self(rawValue: "sphere")
}

/// The parts of a place that particles come from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a part of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of it.
    public static let points = Self(rawValue: "points")
    /// Its outline.
    public static let outline = Self(rawValue: "outline")
    /// Its surface.
    public static let surface = Self(rawValue: "surface")
    /// All of it.
    public static let volume = Self(rawValue: "volume")
}

/// The orders in which particles are drawn.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an order of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// By their depth.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Added to each other.
    public static let additive = Self(rawValue: "additive")
}
