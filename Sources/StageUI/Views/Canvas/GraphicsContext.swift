// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Draws into a canvas.
///
/// A copy draws on the same canvas with its own state: opacity, mixing, transform, clips, filters.
public struct GraphicsContext {
    /// The recorded drawing, shared by the copies of a context.
    @MainActor
    final class Recorder {
        var items: [DisplayItem] = []
        /// The views that can be drawn.
        let symbols: CanvasSymbols?

        init(_ symbols: CanvasSymbols? = nil) { self.symbols = symbols }
    }

    let recorder: Recorder
    unowned let owner: Node
    /// The values of the canvas's environment.
    public internal(set) var environment: EnvironmentValues
    /// The opacity of the next drawing, 0 to 1.
    public var opacity: Double = 1
    /// The blend mode of the next drawing.
    public var blendMode: BlendMode = .normal
    /// The map from coordinates to those of the canvas.
    public var transform: CGAffineTransform = .identity
    var clips: [Clip] = []
    var filters: [DisplayEffect] = []

    /// A restriction of the next drawing, in the coordinates of the canvas.
    enum Clip {
        case outline(DisplayOutline, evenOdd: Bool, isInverse: Bool)
        case layer([DisplayItem], isInverse: Bool)
    }

    /// The shading that fills areas.
    public struct Shading {
        let paint: (CGRect, EnvironmentValues) -> DisplayPaint

        /// One colour.
        public static func color(_ color: Color) -> Shading {
            Shading { _, environment in .color(color.resolveColor(in: environment)) }
        }
        /// One colour from its components, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey, 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, in the rectangle of the drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { AnyShapeStyle(style).paint(in: $0, environment: $1) }
        }
        /// The foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// Colours along a line between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading { _, environment in
                .linearGradient(stops: gradient.resolve(in: environment), start: startPoint, end: endPoint)
            }
        }
        /// Colours by the distance to a point of the canvas; radii are in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { _, environment in
                .radialGradient(
                    stops: gradient.resolve(in: environment), center: center, startRadius: startRadius,
                    endRadius: endRadius)
            }
        }
        /// Colours by the direction from a point of the canvas.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
        ) -> Shading {
            Shading { _, environment in
                .angularGradient(
                    stops: gradient.resolve(in: environment), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi)
            }
        }
    }

    /// A change of all that is drawn next.
    public struct Filter {
        let effect: (EnvironmentValues) -> DisplayEffect

        /// A blur; the radius is the Gaussian's sigma in points.
        public static func blur(radius: CGFloat) -> Filter { Filter { _ in .blur(radius: radius) } }
        /// A shadow; the radius is the Gaussian's sigma in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter {
                .shadow(
                    color: color.resolveColor(in: $0), radius: radius, offset: CGSize(width: x, height: y))
            }
        }
        /// Multiplies each colour by another one.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colors(.multiply(color.resolveColor(in: $0))) }
        }
        /// Makes colours lighter.
        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in .colors(.brightness(amount)) }
        }
        /// Sets the difference between light and dark.
        public static func contrast(_ amount: Double) -> Filter { Filter { _ in .colors(.contrast(amount)) } }
        /// Makes colours stronger or fainter.
        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in .colors(.saturation(amount)) }
        }
        /// Reduces the colourfulness.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { _ in .colors(.saturation(1 - amount)) }
        }
        /// Rotates the hue of all colours.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in .colors(.hueRotation(angle.radians)) }
        }
        /// Inverts colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { _ in .colors(.inversion) } }
        /// Turns light into opacity.
        public static var luminanceToAlpha: Filter { Filter { _ in .colors(.luminanceToAlpha) } }
    }

    /// The options of clips.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps what lies outside instead.
        public static let inverse = ClipOptions(rawValue: 1)
    }
}

// MARK: - State

extension GraphicsContext {
    /// Moves coordinates by points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    /// Scales coordinates.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns coordinates.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Maps coordinates.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }
    /// Applies a filter to the next drawing.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect(environment)) }
    /// Restricts the next drawing to the inside of an outline, or to its outside.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        clips.append(
            .outline(
                style.edges(of: path.applying(transform)), evenOdd: style.isEOFilled,
                isInverse: options.contains(.inverse)))
    }
}

// MARK: - Drawing

@MainActor
extension GraphicsContext {
    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(path.boundingRect, environment)
        let outline = style.edges(of: path)
        add([DisplayItem(owner: owner.path, content: .fill(outline, paint, evenOdd: style.isEOFilled))])
    }
    /// Draws an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = shading.paint(path.boundingRect, environment)
        add([DisplayItem(owner: owner.path, content: .stroke(.path(path), paint, style))])
    }
    /// Draws an outline with a line of points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws several items as one, under the present state.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let items = try layer(content)
        // A map that changes nothing makes one picture of the layer.
        add(
            items.count < 2
                ? items : [DisplayItem(owner: owner.path, content: .group(.colors(.identity), items))])
    }

    /// Adds items under the state.
    func add(_ items: [DisplayItem]) {
        guard opacity > 0, !items.isEmpty else { return }
        var items = items
        func wrap(_ effect: DisplayEffect) {
            items = [DisplayItem(owner: owner.path, content: .group(effect, items))]
        }
        if !transform.isIdentity { wrap(.transform(transform)) }
        for filter in filters { wrap(filter) }
        for clip in clips { wrap(clip.effect) }
        if opacity < 1 { wrap(.opacity(CGFloat(opacity))) }
        if blendMode != .normal { wrap(.blend(blendMode)) }
        recorder.items += items
    }

    /// Returns a function's drawing on a separate layer.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        var inner = GraphicsContext(
            recorder: Recorder(recorder.symbols), owner: owner, environment: environment)
        try content(&inner)
        return inner.recorder.items
    }

    /// Restricts the next drawing to as much as a layer covers, or as much as it does not.
    ///
    /// The opacity, 0 to 1, is a factor of the layer's own coverage.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var items = try layer(content)
        if opacity < 1 {
            items = [DisplayItem(content: .group(.opacity(CGFloat(max(0, opacity))), items))]
        }
        if !transform.isIdentity { items = [DisplayItem(content: .group(.transform(transform), items))] }
        clips.append(.layer(items, isInverse: options.contains(.inverse)))
    }
}

extension FillStyle {
    /// Returns the outline of a path with smooth edges, or with hard ones.
    fileprivate func edges(of path: Path) -> DisplayOutline {
        isAntialiased ? .path(path) : .hard(.path(path))
    }
}

extension GraphicsContext.Clip {
    /// The effect of the restriction on a group.
    fileprivate var effect: DisplayEffect {
        switch self {
        case .outline(let outline, let evenOdd, false): return .clip(outline, evenOdd: evenOdd)
        case .outline(let outline, let evenOdd, true):
            let black = DisplayPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
            return .cutout([DisplayItem(content: .fill(outline, black, evenOdd: evenOdd))])
        case .layer(let items, let isInverse): return isInverse ? .cutout(items) : .mask(items)
        }
    }
}
