// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Colours by the direction from a centre.
public struct AngularGradient: ShapeStyle, PaintStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates an angular gradient.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    /// Creates an angular gradient of evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates an angular gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient once around a centre.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi))
    }
    /// Creates a gradient of evenly spaced colours once around a centre.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient from stops once around a centre.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .angularGradient(
            stops: gradient.resolve(in: environment),
            center: CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height),
            startAngle: startAngle.radians, endAngle: endAngle.radians)
    }
}

/// Colours by the distance to a centre, in an ellipse that fits the space.
public struct EllipticalGradient: ShapeStyle, PaintStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let start: CGFloat
    let end: CGFloat

    /// Creates an elliptical gradient; a fraction of 0.5 reaches the edges.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }
    /// Creates an elliptical gradient of evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Creates an elliptical gradient from stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .ellipticalGradient(
            stops: gradient.resolve(in: environment),
            center: CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height),
            radii: rect.size, start: start, end: end)
    }
}

/// The gradient of one colour, a little lighter at the top.
public struct AnyGradient: ShapeStyle, PaintStyle, Hashable {
    let color: Color

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        let base = color.resolveColor(in: environment)
        func lighter(_ part: Double) -> Double { part + (1 - part) * 0.18 }
        let top = ResolvedColor(
            red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue),
            opacity: base.opacity)
        return .linearGradient(
            stops: [DisplayStop(color: top, location: 0), DisplayStop(color: base, location: 1)],
            start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
    }
}

extension Gradient: ShapeStyle, PaintStyle {
    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
            .paint(in: rect, environment: environment)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// Evenly spaced colours along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient in circles around a centre.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Colours by the distance to a centre; radii are in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient by the direction from a centre.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient once around a centre.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// Colours by the direction from a centre.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Colours once around a centre.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient in an ellipse that fits the space.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Colours in an ellipse that fits the space.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension AngularGradient: View {}

extension AngularGradient: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<AngularGradient> { paintNode(inputs) }
}

extension EllipticalGradient: View {}

extension EllipticalGradient: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<EllipticalGradient> { paintNode(inputs) }
}
