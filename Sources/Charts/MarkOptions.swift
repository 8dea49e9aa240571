// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The way in which a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind { case straight, curve, monotone, stepStart, stepCenter, stepEnd }
    let kind: Kind
    var tension: CGFloat = 0.5
    /// Straight.
    public static let linear = InterpolationMethod(kind: .straight)
    /// Curved, and not beyond the points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// Curved through the points.
    public static let catmullRom = InterpolationMethod(kind: .curve)
    /// Curved through the points, 0 to 1 as loose.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    /// Curved through the points.
    public static let cardinal = InterpolationMethod(kind: .curve)
    /// Curved through the points; a tension of 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .curve, tension: (1 - tension) / 2 + 0.25)
    }
    /// A step at the start of each piece.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// A step in the middle of each piece.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// A step at the end of each piece.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// The width or height of a mark, or the radius of a sector.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    /// As wide as is usual.
    public static let automatic = MarkDimension(kind: .automatic)
    /// A number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// A part of the space, 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// The space less a number of points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    init(kind: Kind) { self.kind = kind }
    /// Creates a number of points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    /// Creates a number of points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

    func length(in space: CGFloat, usually ratio: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: max(space * ratio, 1)
        case .fixed(let points): points
        case .ratio(let part): space * part
        case .inset(let points): max(space - 2 * points, 0)
        }
    }
}

/// The way in which marks of one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
    let name: String
    /// One on the other.
    public static let standard = MarkStackingMethod(name: "standard")
    /// One on the other, as parts of 1.
    public static let normalized = MarkStackingMethod(name: "normalized")
    /// One on the other, about the middle.
    public static let center = MarkStackingMethod(name: "center")
    /// Each from zero.
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// The place of an annotation at its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let anchor: UnitPoint
    /// Above, as far as there is room.
    public static let automatic = AnnotationPosition(anchor: .top)
    /// Above.
    public static let top = AnnotationPosition(anchor: .top)
    /// Below.
    public static let bottom = AnnotationPosition(anchor: .bottom)
    /// Before.
    public static let leading = AnnotationPosition(anchor: .leading)
    /// After.
    public static let trailing = AnnotationPosition(anchor: .trailing)
    /// Above and before.
    public static let topLeading = AnnotationPosition(anchor: .topLeading)
    /// Above and after.
    public static let topTrailing = AnnotationPosition(anchor: .topTrailing)
    /// Below and before.
    public static let bottomLeading = AnnotationPosition(anchor: .bottomLeading)
    /// Below and after.
    public static let bottomTrailing = AnnotationPosition(anchor: .bottomTrailing)
    /// On the mark.
    public static let overlay = AnnotationPosition(anchor: .center)
}

/// The moves of an annotation where it would leave the chart; it stays inside here.
public struct AnnotationOverflowResolution: Sendable {
    /// The thing that is done in a direction.
    public struct Strategy: Sendable {
        /// As usual.
        public static let automatic = Strategy()
        /// Nothing.
        public static let disabled = Strategy()
        /// It moves inside.
        public static let fit = Strategy()
        /// It moves inside of a part of the chart.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
        /// The chart makes room.
        public static let padScale = Strategy()
    }
    /// A part of the chart.
    public struct Boundary: Sendable {
        /// As usual.
        public static let automatic = Boundary()
        /// The whole.
        public static let chart = Boundary()
        /// The part with the marks.
        public static let plot = Boundary()
    }
    /// Creates what is done in both directions.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
    /// As usual.
    public static let automatic = AnnotationOverflowResolution()
}

/// The mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
    /// The size of the mark in points; zero here, as annotations are made before marks are placed.
    public let targetSize: CGSize
}

/// The outlines of the symbols of points.
public struct BasicChartSymbolShape: Hashable, Sendable {
    enum Kind { case circle, square, triangle, diamond, plus, cross, asterisk, pentagon }
    let kind: Kind
    /// A circle.
    public static let circle = BasicChartSymbolShape(kind: .circle)
    /// A square.
    public static let square = BasicChartSymbolShape(kind: .square)
    /// A triangle.
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    /// A square on its corner.
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    /// A plus sign.
    public static let plus = BasicChartSymbolShape(kind: .plus)
    /// A cross.
    public static let cross = BasicChartSymbolShape(kind: .cross)
    /// A star of lines.
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)
    /// A pentagon.
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    static let inOrder: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .plus, .cross, .pentagon,
    ]

    /// The outline in a square, and whether it is a line.
    func outline(in rect: CGRect) -> (path: Path, isLine: Bool) {
        func corners(_ count: Int, from start: Double) -> Path {
            var path = Path()
            for number in 0..<count {
                let angle = start + 2 * Double.pi * Double(number) / Double(count)
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            return path
        }
        func rays(_ count: Int, from start: Double) -> Path {
            var path = Path()
            for number in 0..<count {
                let angle = start + Double.pi * Double(number) / Double(count)
                let (x, y) = (rect.width / 2 * cos(angle), rect.height / 2 * sin(angle))
                path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
                path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
            }
            return path
        }
        switch kind {
        case .circle: return (Path(ellipseIn: rect), false)
        case .square: return (Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06)), false)
        case .triangle: return (corners(3, from: -.pi / 2), false)
        case .diamond: return (corners(4, from: -.pi / 2), false)
        case .pentagon: return (corners(5, from: -.pi / 2), false)
        case .plus: return (rays(2, from: 0), true)
        case .cross: return (rays(2, from: .pi / 4), true)
        case .asterisk: return (rays(3, from: .pi / 2), true)
        }
    }
}

/// The outline of a symbol of points.
public protocol ChartSymbolShape: Shape {
    /// The share of the symbol's area that the outline fills, for symbols that look equally large.
    var perceptualUnitRect: CGRect { get }
}
