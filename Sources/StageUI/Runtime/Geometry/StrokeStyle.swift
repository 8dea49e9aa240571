// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The shape of a line's end.
public enum CGLineCap: Int32, Hashable, Sendable, Codable {
    /// Cut at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// A half square around the end point.
    case square
}

/// The shape of a corner between two lines.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A cut corner.
    case bevel
}

/// The style of a stroked outline.
public struct StrokeStyle: Hashable, Sendable, Codable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// The limit of a sharp corner's length over the line's width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The place in the dash pattern where the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
