// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The drawing of one frame as a value, in points, back to front.
public struct DisplayList: Hashable, Sendable, Codable {
    /// The size of the canvas in points.
    public var size: CGSize
    /// The drawn items, back to front, in the coordinates of the canvas.
    public var items: [DisplayItem]

    /// Creates a display list.
    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One drawing step: a leaf, or a group of items under one effect.
public struct DisplayItem: Hashable, Sendable, Codable {
    /// The path of the view that owns the step, for reports.
    public var owner: String
    /// The content's origin, in the parent's coordinates.
    public var origin: CGPoint
    /// The drawn content, in coordinates relative to `origin`.
    public var content: DisplayContent

    /// Creates a drawing step.
    public init(owner: String = "", origin: CGPoint = .zero, content: DisplayContent) {
        self.owner = owner
        self.origin = origin
        self.content = content
    }
}

/// The kinds of content of a drawing step.
public indirect enum DisplayContent: Hashable, Sendable, Codable {
    /// A filled outline.
    case fill(DisplayOutline, DisplayPaint, evenOdd: Bool)
    /// A stroked outline.
    case stroke(DisplayOutline, DisplayPaint, StrokeStyle)
    /// Lines of text that have been laid out.
    case text(TextLayout)
    /// A picture made of pixels, or a part of one.
    case image(DisplayImage, DisplayImage.Placement)
    /// Items under one effect.
    case group(DisplayEffect, [DisplayItem])
}

/// An outline, with the common shapes kept recognisable for fast drawing.
public enum DisplayOutline: Hashable, Sendable, Codable {
    /// An upright rectangle.
    case rectangle(CGRect)
    /// A rectangle with elliptical corners.
    case roundedRectangle(CGRect, cornerSize: CGSize)
    /// The ellipse that fits a rectangle.
    case ellipse(CGRect)
    /// Any other outline.
    case path(Path)
    /// An outline whose edges are not smoothed.
    indirect case hard(DisplayOutline)
}

/// The paint that fills an outline.
public enum DisplayPaint: Hashable, Sendable, Codable {
    /// One colour.
    case color(ResolvedColor)
    /// Colours along a line between two points of the item's coordinates.
    case linearGradient(stops: [DisplayStop], start: CGPoint, end: CGPoint)
    /// Colours by the distance to a centre, from one radius to another.
    case radialGradient(stops: [DisplayStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colours by the direction from a centre; angles are in radians, clockwise from three o'clock.
    case angularGradient(stops: [DisplayStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// Colours by the distance to a centre in units of two radii, from one share to another.
    case ellipticalGradient(
        stops: [DisplayStop], center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat)
    /// Colours of a grid.
    case meshGradient(DisplayMesh)
    /// A picture repeated, one of them in a rectangle.
    case image(DisplayImage, tile: CGRect, source: CGRect)
    /// The content below, blurred and under a veil.
    case material(DisplayMaterial)
}

/// The blur of a background over the content below it.
public struct DisplayMaterial: Hashable, Sendable, Codable {
    /// The Gaussian's sigma in points.
    public var radius: CGFloat
    /// The factor by which colours become stronger.
    public var saturation: Double
    /// The colour over the blurred content.
    public var veil: ResolvedColor

    /// Creates a material.
    public init(radius: CGFloat, saturation: Double, veil: ResolvedColor) {
        self.radius = radius
        self.saturation = saturation
        self.veil = veil
    }
}

extension DisplayPaint {
    /// Indicates whether filling with it can be seen.
    var isVisible: Bool {
        if case .color(let color) = self { return color.opacity > 0 }
        return true
    }
}

/// A colour at a place of a gradient.
public struct DisplayStop: Hashable, Sendable, Codable {
    /// The colour.
    public var color: ResolvedColor
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Creates a gradient stop.
    public init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// An effect on a group of items as a whole.
public indirect enum DisplayEffect: Hashable, Sendable, Codable {
    /// Nothing; the group only names an owner.
    case identity
    /// An affine transform of the group's coordinates.
    case transform(CGAffineTransform)
    /// A map of the flattened group with perspective.
    case projection(DisplayProjection)
    /// An opacity for the flattened group, 0 to 1.
    case opacity(CGFloat)
    /// A restriction to the inside of an outline.
    case clip(DisplayOutline, evenOdd: Bool)
    /// A shadow of the flattened group, drawn below it; `radius` is the Gaussian's sigma in points.
    case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// A Gaussian blur of the flattened group; `radius` is sigma in points.
    case blur(radius: CGFloat)
    /// A multiplication by the alpha of other items.
    case mask([DisplayItem])
    /// A multiplication by the inverted alpha of other items.
    case cutout([DisplayItem])
    /// A blend of the flattened group with the content below it.
    case blend(BlendMode)
    /// A change of each colour of the flattened group.
    case colors(ColorMatrix)
}
