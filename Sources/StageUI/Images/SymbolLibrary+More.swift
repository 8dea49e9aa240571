// Licensed under the Apache License, Version 2.0.

import Foundation

/// Symbols for signs, tools and settings.
extension SymbolLibrary {
    /// The symbols that are drawn in this file.
    static func more(_ name: String) -> Symbol? {
        switch name {
        case "drop.fill": return Symbol(fills: [(drop(), false)])
        case "hammer.fill": return hammer()
        case "link": return chain()
        case "textformat.size": return letters()
        case "exclamationmark.circle.fill":
            return badge { path in
                path.addPath(bars([(50, 30, 50, 54)], 9))
                path.addEllipse(in: CGRect(x: 44.5, y: 64, width: 11, height: 11))
            }
        case "info.circle.fill":
            return badge { path in
                path.addEllipse(in: CGRect(x: 44.5, y: 25, width: 11, height: 11))
                path.addPath(bars([(50, 46, 50, 70)], 9))
            }
        default: return nil
        }
    }

    private static func drop() -> Path {
        Path { path in
            path.move(to: p(50, 8))
            path.addCurve(to: p(80, 60), control1: p(62, 26), control2: p(80, 42))
            path.addCurve(to: p(50, 92), control1: p(80, 79), control2: p(67, 92))
            path.addCurve(to: p(20, 60), control1: p(33, 92), control2: p(20, 79))
            path.addCurve(to: p(50, 8), control1: p(20, 42), control2: p(38, 26))
            path.closeSubpath()
        }
    }

    private static func hammer() -> Symbol {
        let turn = CGAffineTransform(rotationAngle: .pi / 4)
            .concatenating(CGAffineTransform(translationX: 50, y: 50))
        let head = Path { path in
            path.addLines([p(-20, -44), p(16, -44)])
            path.addCurve(to: p(34, -26), control1: p(28, -44), control2: p(34, -36))
            path.addCurve(to: p(14, -22), control1: p(28, -30), control2: p(20, -28))
            path.addLine(to: p(-20, -22))
            path.closeSubpath()
        }
        let shaft = Path(roundedRect: CGRect(x: -8, y: -22, width: 16, height: 70), cornerRadius: 6)
        let face = Path(roundedRect: CGRect(x: -32, y: -48, width: 14, height: 30), cornerRadius: 4)
        return Symbol(fills: [head, shaft, face].map { ($0.applying(turn), false) })
    }

    private static func chain() -> Symbol {
        let turn = CGAffineTransform(rotationAngle: -.pi / 4)
            .concatenating(CGAffineTransform(translationX: 50, y: 50))
        // Two links, each open where the other one passes.
        func half(_ side: CGFloat) -> Path {
            Path { path in
                path.move(to: p(side * 6, -15))
                path.addLine(to: p(side * 27, -15))
                path.addCurve(to: p(side * 27, 15), control1: p(side * 47, -15), control2: p(side * 47, 15))
                path.addLine(to: p(side * 6, 15))
            }
            .applying(turn)
        }
        let middle = lines([(-17, 0), (17, 0)]).applying(turn)
        return Symbol(strokes: [(half(1), 9), (half(-1), 9), (middle, 9)])
    }

    private static func letters() -> Symbol {
        func letter(_ left: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
            let (foot, middle) = (CGFloat(82), left + width / 2)
            return lines(
                [(left, foot), (middle, foot - height), (left + width, foot)],
                [(left + width * 0.2, foot - height * 0.32), (left + width * 0.8, foot - height * 0.32)])
        }
        return Symbol(strokes: [(letter(6, 26, 34), 8), (letter(40, 52, 66), 9)])
    }
}
