// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Colours at places between 0 and 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0 to 1.
        public var location: CGFloat
        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }

    func resolve(in environment: EnvironmentValues) -> [DisplayStop] {
        stops.map { DisplayStop(color: $0.color.resolveColor(in: environment), location: $0.location) }
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, PaintStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a linear gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    /// Creates a linear gradient of evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Creates a linear gradient from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        return .linearGradient(
            stops: gradient.resolve(in: environment), start: point(startPoint), end: point(endPoint))
    }
}

extension LinearGradient: View {}

extension LinearGradient: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<LinearGradient> { paintNode(inputs) }
}

/// Colours by the distance to a centre.
public struct RadialGradient: ShapeStyle, PaintStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a radial gradient; radii are in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    /// Creates a radial gradient of evenly spaced colours; radii are in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
    /// Creates a gradient from colors and their places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .radialGradient(
            stops: gradient.resolve(in: environment),
            center: CGPoint(
                x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height),
            startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: View {}

extension RadialGradient: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<RadialGradient> { paintNode(inputs) }
}
