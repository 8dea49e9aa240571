// Licensed under the Apache License, Version 2.0.

import Foundation

/// The outlines of the symbols.
extension SymbolLibrary {
    static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    static func lines(_ parts: [(CGFloat, CGFloat)]...) -> Path {
        Path { path in
            for part in parts { path.addLines(part.map { p($0.0, $0.1) }) }
        }
    }

    /// A disc with something cut out of it.
    static func badge(_ cut: (inout Path) -> Void) -> Symbol {
        var path = Path(ellipseIn: CGRect(x: 8, y: 8, width: 84, height: 84))
        cut(&path)
        return Symbol(fills: [(path, evenOdd: true)])
    }

    /// Bars with round ends, as outlines that do not overlap themselves.
    static func bars(_ bars: [(CGFloat, CGFloat, CGFloat, CGFloat)], _ width: CGFloat) -> Path {
        Path { path in
            for (x1, y1, x2, y2) in bars {
                let angle = atan2(Double(y2 - y1), Double(x2 - x1))
                let length = CGFloat(hypot(Double(x2 - x1), Double(y2 - y1)))
                let bar = Path(
                    roundedRect: CGRect(x: 0, y: -width / 2, width: length, height: width),
                    cornerRadius: width / 2)
                path.addPath(
                    bar,
                    transform: CGAffineTransform(rotationAngle: CGFloat(angle))
                        .concatenating(CGAffineTransform(translationX: x1, y: y1)))
            }
        }
    }

    /// A cross as one outline of twelve corners, so that the even-odd rule keeps its middle.
    static func cross(_ low: CGFloat, _ high: CGFloat, bar: CGFloat) -> Path {
        let middle = (low + high) / 2
        let arm = (high - low) / 2 * 1.414
        let half = bar / 2
        let corners: [(CGFloat, CGFloat)] = [
            (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half),
            (half, arm), (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half),
        ]
        var path = lines(corners)
        path.closeSubpath()
        return path.applying(
            CGAffineTransform(rotationAngle: .pi / 4)
                .concatenating(CGAffineTransform(translationX: middle, y: middle)))
    }

    static func check() -> Path {
        var path = lines([(29, 52), (35, 46), (45, 56), (66, 33), (72, 39), (45, 68)])
        path.closeSubpath()
        return path
    }

    static func house() -> Path {
        Path { path in
            path.addLines([
                p(50, 12), p(92, 48), p(86, 55), p(80, 50), p(80, 86), p(20, 86), p(20, 50), p(14, 55),
                p(8, 48),
            ])
            path.closeSubpath()
            path.addPath(Path(roundedRect: CGRect(x: 41, y: 58, width: 18, height: 28), cornerRadius: 3))
        }
    }

    static func calendar() -> Symbol {
        var path = Path(roundedRect: CGRect(x: 12, y: 16, width: 76, height: 72), cornerRadius: 12)
        path.addPath(Path(roundedRect: CGRect(x: 19, y: 38, width: 62, height: 43), cornerRadius: 6))
        for row in 0..<2 {
            for column in 0..<3 {
                path.addPath(
                    Path(
                        roundedRect: CGRect(
                            x: 28 + CGFloat(column) * 17, y: 46 + CGFloat(row) * 16, width: 10, height: 10),
                        cornerRadius: 3))
            }
        }
        return Symbol(
            fills: [(path, evenOdd: true)], strokes: [(lines([(32, 9), (32, 20)], [(68, 9), (68, 20)]), 7)])
    }

    static func person() -> Path {
        Path { path in
            path.addEllipse(in: CGRect(x: 31, y: 10, width: 38, height: 40))
            path.move(to: p(12, 88))
            path.addCurve(to: p(50, 56), control1: p(12, 68), control2: p(30, 56))
            path.addCurve(to: p(88, 88), control1: p(70, 56), control2: p(88, 68))
            path.closeSubpath()
        }
    }

    static func pin() -> Path {
        Path { path in
            path.move(to: p(50, 92))
            path.addCurve(to: p(20, 40), control1: p(40, 76), control2: p(20, 60))
            path.addCurve(to: p(50, 8), control1: p(20, 22), control2: p(33, 8))
            path.addCurve(to: p(80, 40), control1: p(67, 8), control2: p(80, 22))
            path.addCurve(to: p(50, 92), control1: p(80, 60), control2: p(60, 76))
            path.closeSubpath()
            path.addEllipse(in: CGRect(x: 39, y: 28, width: 22, height: 22))
        }
    }

    static func spark(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
        Path { path in
            path.move(to: p(x, y - r))
            path.addQuadCurve(to: p(x + r, y), control: p(x + r * 0.14, y - r * 0.14))
            path.addQuadCurve(to: p(x, y + r), control: p(x + r * 0.14, y + r * 0.14))
            path.addQuadCurve(to: p(x - r, y), control: p(x - r * 0.14, y + r * 0.14))
            path.addQuadCurve(to: p(x, y - r), control: p(x - r * 0.14, y - r * 0.14))
            path.closeSubpath()
        }
    }

    static func sparkles() -> Path {
        var path = spark(42, 56, 36)
        path.addPath(spark(78, 22, 17))
        path.addPath(spark(80, 82, 12))
        return path
    }

    static func wrench() -> Path {
        Path { path in
            path.move(to: p(66, 12))
            path.addCurve(to: p(44, 42), control1: p(50, 14), control2: p(40, 28))
            path.addLine(to: p(14, 72))
            path.addCurve(to: p(28, 86), control1: p(6, 82), control2: p(18, 94))
            path.addLine(to: p(58, 56))
            path.addCurve(to: p(88, 34), control1: p(72, 60), control2: p(86, 50))
            path.addLine(to: p(72, 46))
            path.addLine(to: p(56, 42))
            path.addLine(to: p(54, 28))
            path.closeSubpath()
        }
    }

    static func leaf() -> Path {
        Path { path in
            path.move(to: p(88, 12))
            path.addCurve(to: p(34, 80), control1: p(96, 58), control2: p(70, 88))
            path.addCurve(to: p(24, 66), control1: p(29, 78), control2: p(25, 73))
            path.addCurve(to: p(88, 12), control1: p(16, 32), control2: p(48, 22))
            path.closeSubpath()
            path.addPath(bars([(16, 90, 34, 66)], 8))
        }
    }

    static func brush() -> Path {
        Path { path in
            path.addPath(
                Path(roundedRect: CGRect(x: -8, y: -44, width: 16, height: 52), cornerRadius: 8),
                transform: CGAffineTransform(rotationAngle: .pi / 4)
                    .concatenating(CGAffineTransform(translationX: 58, y: 42)))
            path.move(to: p(42, 50))
            path.addCurve(to: p(12, 84), control1: p(22, 50), control2: p(30, 76))
            path.addCurve(to: p(52, 62), control1: p(28, 94), control2: p(54, 88))
            path.closeSubpath()
        }
    }

    static func envelope() -> Symbol {
        var path = Path(roundedRect: CGRect(x: 8, y: 22, width: 84, height: 58), cornerRadius: 10)
        var flap = lines([(17, 31), (50, 58), (83, 31), (83, 35), (50, 63), (17, 35)])
        flap.closeSubpath()
        path.addPath(flap)
        return Symbol(fills: [(path, evenOdd: true)])
    }

    static func lock() -> Symbol {
        let body = Path(roundedRect: CGRect(x: 22, y: 44, width: 56, height: 46), cornerRadius: 9)
        let shackle = Path { path in
            path.move(to: p(34, 46))
            path.addLine(to: p(34, 32))
            path.addCurve(to: p(50, 14), control1: p(34, 21), control2: p(41, 14))
            path.addCurve(to: p(66, 32), control1: p(59, 14), control2: p(66, 21))
            path.addLine(to: p(66, 46))
        }
        return Symbol(fills: [(body, evenOdd: false)], strokes: [(shackle, 9)])
    }

    static func wifiSlash() -> Symbol {
        func arc(_ radius: CGFloat) -> Path {
            Path { path in
                path.addArc(
                    center: p(50, 78), radius: radius, startAngle: .degrees(225), endAngle: .degrees(315),
                    clockwise: false)
            }
        }
        return Symbol(
            fills: [(Path(ellipseIn: CGRect(x: 43, y: 71, width: 14, height: 14)), false)],
            strokes: [(arc(28), 8), (arc(46), 8), (arc(64), 8), (lines([(18, 16), (82, 88)]), 8)])
    }

    static func star() -> Path {
        Path { path in
            let points = (0..<10).map { index -> CGPoint in
                let radius: CGFloat = index.isMultiple(of: 2) ? 44 : 19
                let angle = Double(index) * .pi / 5 - .pi / 2
                return p(50 + radius * CGFloat(cos(angle)), 53 + radius * CGFloat(sin(angle)))
            }
            path.addLines(points)
            path.closeSubpath()
        }
    }

    static func bell() -> Path {
        Path { path in
            path.move(to: p(50, 10))
            path.addCurve(to: p(76, 40), control1: p(66, 10), control2: p(76, 22))
            path.addCurve(to: p(88, 74), control1: p(76, 60), control2: p(88, 64))
            path.addLine(to: p(12, 74))
            path.addCurve(to: p(24, 40), control1: p(12, 64), control2: p(24, 60))
            path.addCurve(to: p(50, 10), control1: p(24, 22), control2: p(34, 10))
            path.closeSubpath()
            path.addPath(Path(roundedRect: CGRect(x: 38, y: 79, width: 24, height: 12), cornerRadius: 6))
        }
    }
}
