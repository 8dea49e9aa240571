// Licensed under the Apache License, Version 2.0.

/// A vector drawable of Android, perhaps with motion: `VectorDrawable` and `AnimatedVectorDrawable`, of Android 5 and later.
///
/// Motion is that of the whole drawing: its size about the middle, and its opacity. Colour gradients and the drawing inside of
/// its animation are resources in place, which every build with aapt2 takes.
public struct AndroidVector: Hashable, Sendable {
    /// A colour, or colours along a line, around a point or about it.
    public enum Paint: Hashable, Sendable {
        /// One colour.
        case color(HexColor)
        /// Colours along a line from a point to another.
        case linear([Stop], from: Point, to: Point)
        /// Colours by the distance to a point, up to a radius.
        case radial([Stop], center: Point, radius: Double)
        /// Colours by the direction from a point, clockwise from three o'clock.
        case sweep([Stop], center: Point)
    }
    /// A point of the drawing.
    public struct Point: Hashable, Sendable {
        /// The distances from the left and from the top.
        public var x, y: Double
        /// Creates a point.
        public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }
    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: HexColor
        /// The place, 0 to 1.
        public var offset: Double
        /// Creates a stop.
        public init(_ color: HexColor, at offset: Double) { (self.color, self.offset) = (color, offset) }
    }
    /// The shapes of the ends and corners of a line, as the attributes name them.
    public struct Line: Hashable, Sendable {
        /// The width of the line.
        public var width: Double
        /// `butt`, `round` or `square`.
        public var cap: String
        /// `miter`, `round` or `bevel`.
        public var join: String
        /// The limit of a mitre.
        public var miterLimit: Double
        /// Describes a line.
        public init(width: Double, cap: String = "butt", join: String = "miter", miterLimit: Double = 4) {
            (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        }
    }
    /// A part of the drawing, over those before it.
    public indirect enum Node: Hashable, Sendable {
        /// A filled outline; `data` is written as in SVG.
        case fill(data: String, Paint, opacity: Double, isEvenOdd: Bool)
        /// A stroked outline.
        case stroke(data: String, Paint, opacity: Double, Line)
        /// Parts that are seen inside of an outline alone.
        case clip(data: String, [Node])
    }
    /// The way of one property from a value to another.
    public struct Motion: Hashable, Sendable {
        /// A property of the whole drawing.
        public enum Property: String, Hashable, Sendable, CaseIterable {
            /// The opacity, 0 to 1.
            case opacity = "alpha"
            /// The size relative to its own.
            case scale
        }
        /// The property.
        public var property: Property
        /// The values at both ends.
        public var from, to: Double
        /// The start and the length, in milliseconds.
        public var start, duration: Int
        /// The shares of the way by the shares of the time, from (0, 0) to (1, 1).
        public var curve: [Point]
        /// Describes a motion.
        public init(
            _ property: Property, from: Double, to: Double, start: Int, duration: Int, curve: [Point]
        ) {
            (self.property, self.from, self.to) = (property, from, to)
            (self.start, self.duration, self.curve) = (start, duration, curve)
        }
    }

    /// The side of the square that it is drawn in, in dp, which is also that of its own units.
    public var side: Double
    /// The parts, back to front.
    public var nodes: [Node]
    /// The motions, by start; empty for a drawing that stands still.
    public var motions: [Motion]

    /// Creates a drawing.
    public init(side: Double, nodes: [Node], motions: [Motion] = []) {
        (self.side, self.nodes, self.motions) = (side, nodes, motions)
    }

    /// The end of the last motion, in milliseconds.
    public var duration: Int { motions.map { $0.start + $0.duration }.max() ?? 0 }

    /// The file of the resource.
    public func bytes() -> [UInt8] {
        let namespaces = [
            MarkupAttribute("xmlns:android", AndroidSplash.namespace),
            MarkupAttribute("xmlns:aapt", "http://schemas.android.com/aapt"),
        ]
        var root = drawing
        if motions.isEmpty {
            root.attributes = namespaces + root.attributes
        } else {
            root = MarkupElement(
                "animated-vector", namespaces,
                children: [.element(Self.inPlace("android:drawable", drawing))]
                    + targets.map(MarkupNode.element))
        }
        return MarkupDocument(root: root, prologue: AndroidSplash.prologue).indented().bytes()
    }

    // MARK: - The drawing

    private var drawing: MarkupElement {
        let (side, middle) = (Self.text(side), Self.text(side / 2))
        var group = MarkupElement(
            "group",
            [
                MarkupAttribute("android:name", Self.group), MarkupAttribute("android:pivotX", middle),
                MarkupAttribute("android:pivotY", middle),
            ], children: nodes.map { .element($0.element) })
        var vector = MarkupElement("vector", [MarkupAttribute("android:name", Self.whole)])
        for name in ["width", "height"] { vector["android:\(name)"] = "\(side)dp" }
        for name in ["viewportWidth", "viewportHeight"] { vector["android:\(name)"] = side }
        // What moves later begins where it comes from.
        if let first = first(.opacity) { vector["android:alpha"] = Self.text(first.from) }
        if let first = first(.scale) {
            for name in Self.scales { group["android:\(name)"] = Self.text(first.from) }
        }
        vector.children = [.element(group)]
        return vector
    }

    private func first(_ property: Motion.Property) -> Motion? {
        motions.filter { $0.property == property }.min { $0.start < $1.start }
    }

    // MARK: - The motions

    private var targets: [MarkupElement] {
        [(Motion.Property.opacity, Self.whole, ["alpha"]), (.scale, Self.group, Self.scales)].compactMap {
            property, name, attributes in
            let moved = motions.filter { $0.property == property }
            guard !moved.isEmpty else { return nil }
            let set = MarkupElement(
                "set", [MarkupAttribute("android:ordering", "together")],
                children: moved.flatMap { motion in
                    attributes.map { .element(Self.animator(of: motion, $0)) }
                })
            return MarkupElement(
                "target", [MarkupAttribute("android:name", name)],
                children: [.element(Self.inPlace("android:animation", set))])
        }
    }

    private static func animator(of motion: Motion, _ attribute: String) -> MarkupElement {
        let points = motion.curve.map { "\(text($0.x)),\(text($0.y))" }
        let curve = MarkupElement(
            "pathInterpolator",
            [MarkupAttribute("android:pathData", "M " + points.joined(separator: " L "))])
        return MarkupElement(
            "objectAnimator",
            [
                MarkupAttribute("android:propertyName", attribute),
                MarkupAttribute("android:startOffset", "\(motion.start)"),
                MarkupAttribute("android:duration", "\(motion.duration)"),
                MarkupAttribute("android:valueFrom", text(motion.from)),
                MarkupAttribute("android:valueTo", text(motion.to)),
                MarkupAttribute("android:valueType", "floatType"),
            ], children: [.element(inPlace("android:interpolator", curve))])
    }

    // MARK: - Words

    private static let (whole, group, scales) = ("mark", "art", ["scaleX", "scaleY"])

    fileprivate static func inPlace(_ attribute: String, _ element: MarkupElement) -> MarkupElement {
        MarkupElement("aapt:attr", [MarkupAttribute("name", attribute)], children: [.element(element)])
    }

    /// The number with at most three digits after the point.
    static func text(_ number: Double) -> String { ((number * 1000).rounded() / 1000 + 0).plain }
}

extension AndroidVector.Node {
    fileprivate var element: MarkupElement {
        switch self {
        case .fill(let data, let paint, let opacity, let isEvenOdd):
            var path = MarkupElement("path", [MarkupAttribute("android:pathData", data)])
            if isEvenOdd { path["android:fillType"] = "evenOdd" }
            if opacity < 1 { path["android:fillAlpha"] = AndroidVector.text(opacity) }
            paint.set("android:fillColor", of: &path)
            return path
        case .stroke(let data, let paint, let opacity, let line):
            var path = MarkupElement("path", [MarkupAttribute("android:pathData", data)])
            path["android:strokeWidth"] = AndroidVector.text(line.width)
            path["android:strokeLineCap"] = line.cap
            path["android:strokeLineJoin"] = line.join
            if line.join == "miter" { path["android:strokeMiterLimit"] = AndroidVector.text(line.miterLimit) }
            if opacity < 1 { path["android:strokeAlpha"] = AndroidVector.text(opacity) }
            paint.set("android:strokeColor", of: &path)
            return path
        case .clip(let data, let nodes):
            let clip = MarkupElement("clip-path", [MarkupAttribute("android:pathData", data)])
            return MarkupElement("group", children: [.element(clip)] + nodes.map { .element($0.element) })
        }
    }
}

extension AndroidVector.Paint {
    fileprivate func set(_ attribute: String, of path: inout MarkupElement) {
        var gradient = MarkupElement("gradient")
        func number(_ name: String, _ value: Double) {
            gradient["android:\(name)"] = AndroidVector.text(value)
        }
        let stops: [AndroidVector.Stop]
        switch self {
        case .color(let color):
            path[attribute] = color.android
            return
        case .linear(let colors, let start, let end):
            (stops, gradient["android:type"]) = (colors, "linear")
            number("startX", start.x)
            number("startY", start.y)
            number("endX", end.x)
            number("endY", end.y)
        case .radial(let colors, let center, let radius):
            (stops, gradient["android:type"]) = (colors, "radial")
            number("centerX", center.x)
            number("centerY", center.y)
            number("gradientRadius", radius)
        case .sweep(let colors, let center):
            (stops, gradient["android:type"]) = (colors, "sweep")
            number("centerX", center.x)
            number("centerY", center.y)
        }
        gradient.children = stops.map { stop in
            .element(
                MarkupElement(
                    "item",
                    [
                        MarkupAttribute("android:color", stop.color.android),
                        MarkupAttribute("android:offset", AndroidVector.text(stop.offset)),
                    ]))
        }
        path.children.append(.element(AndroidVector.inPlace(attribute, gradient)))
    }
}
