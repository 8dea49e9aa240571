// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var shapes: [Sample] {
        [
            Sample("Circle, Ellipse, Rectangle", in: .shapes) {
                HStack {
                    Circle().fill(.blue)
                    Ellipse().fill(.green)
                    Rectangle().fill(.orange)
                }
            },
            Sample("Capsule, RoundedRectangle, RoundedCornerStyle", in: .shapes) {
                VStack {
                    Capsule(style: .circular).fill(Color.purple)
                    RoundedRectangle(cornerRadius: 14, style: .continuous).fill(Color.pink)
                    RoundedRectangle(
                        cornerSize: CGSize(width: 30, height: 10), style: RoundedCornerStyle.circular
                    )
                    .fill(Color.teal)
                }
            },
            Sample("stroke, strokeBorder, inset, StrokeStyle", in: .shapes) {
                HStack {
                    Circle().stroke(.red, lineWidth: 4).padding(4)
                    Circle().strokeBorder(Color.blue, lineWidth: 8)
                    Rectangle().inset(by: 10).stroke(
                        Color.green,
                        style: StrokeStyle(
                            lineWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [10, 8],
                            dashPhase: 2))
                }
            },
            Sample("CGLineCap, CGLineJoin", in: .shapes) {
                HStack {
                    Zigzag().stroke(
                        Color.primary, style: StrokeStyle(lineWidth: 9, lineCap: .butt, lineJoin: .miter))
                    Zigzag().stroke(
                        Color.primary,
                        style: StrokeStyle(lineWidth: 9, lineCap: CGLineCap.round, lineJoin: CGLineJoin.round)
                    )
                    Zigzag().stroke(
                        Color.primary, style: StrokeStyle(lineWidth: 9, lineCap: .square, lineJoin: .bevel))
                }
            },
            Sample("trim", in: .shapes) {
                HStack {
                    Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 6).padding(4)
                    Rectangle().trim(from: 0.25, to: 1).stroke(.orange, lineWidth: 4).padding(4)
                    Zigzag().path(in: CGRect(x: 0, y: 0, width: 40, height: 80)).trimmedPath(from: 0, to: 0.5)
                        .stroke(.green, lineWidth: 3)
                }
            },
            Sample("Path: lines, curves, arcs", in: .shapes) {
                HStack {
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 60))
                        path.addLine(to: CGPoint(x: 20, y: 10))
                        path.addQuadCurve(to: CGPoint(x: 40, y: 60), control: CGPoint(x: 40, y: 0))
                        path.addCurve(
                            to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 30, y: 90),
                            control2: CGPoint(x: 10, y: 90))
                        path.closeSubpath()
                    }
                    .fill(Color.indigo)
                    Path { path in
                        path.addArc(
                            center: CGPoint(x: 30, y: 40), radius: 25, startAngle: .degrees(0),
                            endAngle: .degrees(270), clockwise: false)
                    }
                    .stroke(.red, lineWidth: 4)
                    Path(roundedRect: CGRect(x: 0, y: 10, width: 40, height: 50), cornerRadius: 12).fill(
                        Color.mint)
                    Path(ellipseIn: CGRect(x: 0, y: 20, width: 40, height: 30)).stroke(
                        Color.brown, lineWidth: 2)
                }
            },
            Sample("fill with the even-odd rule, FillStyle", in: .shapes) {
                HStack {
                    Rings().fill(.blue, style: FillStyle(eoFill: true))
                    Rings().fill(.blue, style: FillStyle(eoFill: false))
                }
            },
            Sample("Shape statics, clipShape, contentShape", in: .shapes) {
                HStack {
                    Color.red.clipShape(.circle)
                    Color.blue.clipShape(.capsule)
                    Color.green.clipShape(.rect)
                    Text("tap").padding().contentShape(Rectangle())
                }
            },
            Sample("InsettableShape, Path.Element", in: .shapes) {
                HStack {
                    Bordering(shape: Capsule())
                    Bordering(shape: RoundedRectangle(cornerRadius: 10))
                    Text("\(Rings.lineCount) curves")
                }
            },
            Sample("Areas of two shapes, and of a path", in: .shapes) {
                let other = Circle().offset(x: 12)
                HStack {
                    Circle().intersection(other).fill(.blue)
                    Circle().union(other).fill(.green)
                    Circle().subtracting(other).fill(.orange)
                    Circle().symmetricDifference(other).fill(.purple)
                    Circle().lineIntersection(other).stroke(.red, lineWidth: 2)
                    Circle().lineSubtraction(other).stroke(.teal, lineWidth: 2)
                    Path { $0.addPath(Rings().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))) }
                        .normalized(eoFill: true)
                }
            },
            Sample("CGAffineTransform, UnitPoint, Angle", in: .shapes) {
                let turn = CGAffineTransform(rotationAngle: Angle.degrees(20).radians)
                    .concatenating(CGAffineTransform(translationX: 30, y: 0))
                HStack {
                    Rectangle().fill(Color.teal).frame(width: 40, height: 40).transformEffect(turn)
                    Rectangle().fill(.orange).frame(width: 40, height: 40)
                        .rotationEffect(Angle(degrees: 30), anchor: UnitPoint(x: 0.5, y: 0.5))
                    Circle().fill(.gray)
                        .frame(width: CGPoint(x: 10, y: 10).applying(.init(scaleX: 3, y: 3)).x)
                }
            },
        ]
    }
}

/// A line that goes up and down.
struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 8, y: rect.maxY - 20))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 20))
        path.addLine(to: CGPoint(x: rect.maxX - 8, y: rect.maxY - 20))
        return path
    }
}

/// Two borders, one inside the other.
struct Bordering<Outline: InsettableShape>: View {
    let shape: Outline

    var body: some View {
        ZStack {
            shape.strokeBorder(.blue, lineWidth: 3)
            shape.inset(by: 8).fill(.orange)
        }
    }
}

/// One circle in another.
struct Rings: Shape {
    /// The number of curves of the outlines.
    static var lineCount: Int {
        var count = 0
        Rings().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).forEach { (element: Path.Element) in
            if case .curve = element { count += 1 }
        }
        return count
    }

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        var path = Path(ellipseIn: square)
        path.addEllipse(in: square.insetBy(dx: side / 4, dy: side / 4))
        return path
    }
}
