// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The outline of a two-dimensional shape.
public struct Path: Hashable, Sendable, Codable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable, Codable {
        /// Starts a new part at a point.
        case move(to: CGPoint)
        /// Draws a straight line to a point.
        case line(to: CGPoint)
        /// Draws a quadratic curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Draws a cubic curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the current part with a straight line.
        case closeSubpath
    }

    var elements: [Element]

    /// Creates an empty outline.
    public init() { elements = [] }

    /// Creates an outline by drawing into it.
    public init(_ draw: (inout Path) -> Void) {
        self.init()
        draw(&self)
    }

    /// Creates the outline of a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates the outline of a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates the outline of the ellipse that fits a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Indicates whether nothing has been drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last step.
    public var currentPoint: CGPoint? {
        for (index, element) in elements.enumerated().reversed() {
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
            case .closeSubpath:
                for earlier in elements[..<index].reversed() {
                    if case .move(let to) = earlier { return to }
                }
            }
        }
        return nil
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingRect: CGRect {
        var box: CGRect?
        func add(_ point: CGPoint) {
            let dot = CGRect(origin: point, size: .zero)
            box =
                box.map {
                    CGRect(
                        x: min($0.minX, point.x), y: min($0.minY, point.y),
                        width: max($0.maxX, point.x) - min($0.minX, point.x),
                        height: max($0.maxY, point.y) - min($0.minY, point.y))
                } ?? dot
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): add(to)
            case .quadCurve(let to, let control):
                add(to)
                add(control)
            case .curve(let to, let control1, let control2):
                add(to)
                add(control1)
                add(control2)
            case .closeSubpath: break
            }
        }
        return box ?? .zero
    }

    /// Calls a closure with each step, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

// MARK: - Drawing

extension Path {
    /// Starts a new part at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    /// Adds a straight line from the current point.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    /// Adds a quadratic curve from the current point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    /// Adds a cubic curve from the current point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Closes the current part.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a part of connected straight lines.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    /// Adds a rectangle as a closed part.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds a rounded rectangle as a closed part; the corner size is limited to half the sides.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let kx = rx * (1 - Self.circleHandle)
        let ky = ry * (1 - Self.circleHandle)
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: p(l + rx, t))
        addLine(to: p(r - rx, t))
        addCurve(to: p(r, t + ry), control1: p(r - kx, t), control2: p(r, t + ky))
        addLine(to: p(r, b - ry))
        addCurve(to: p(r - rx, b), control1: p(r, b - ky), control2: p(r - kx, b))
        addLine(to: p(l + rx, b))
        addCurve(to: p(l, b - ry), control1: p(l + kx, b), control2: p(l, b - ky))
        addLine(to: p(l, t + ry))
        addCurve(to: p(l + rx, t), control1: p(l, t + ky), control2: p(l + kx, t))
        closeSubpath()
    }

    /// Adds the ellipse that fits a rectangle as a closed part.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds the steps of another outline.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: path.applying(transform).elements)
    }

    /// Returns the outline with each point mapped.
    public func applying(_ t: CGAffineTransform) -> Path {
        guard !t.isIdentity else { return self }
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let to): .move(to: to.applying(t))
            case .line(let to): .line(to: to.applying(t))
            case .quadCurve(let to, let control):
                .quadCurve(to: to.applying(t), control: control.applying(t))
            case .curve(let to, let control1, let control2):
                .curve(
                    to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
            case .closeSubpath: .closeSubpath
            }
        }
        return result
    }

    /// Returns the outline moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The handle length of a quarter circle of radius 1: 4 (sqrt 2 - 1) / 3.
    static let circleHandle: CGFloat = 0.552_284_749_830_793_4
}
