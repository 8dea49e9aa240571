// Licensed under the Apache License, Version 2.0.

import Foundation

/// The symbols of the subset, drawn for it on a grid of 100 units to the em.
@MainActor
enum SymbolLibrary {
    struct Symbol {
        var size = CGSize(width: 100, height: 100)
        var fills: [(Path, evenOdd: Bool)] = []
        var strokes: [(Path, width: CGFloat)] = []

        func items(in environment: EnvironmentValues) -> [DisplayItem] {
            let paint = HierarchicalShapeStyle.primary.paint(
                in: CGRect(origin: .zero, size: size), environment: environment)
            return fills.map { DisplayItem(content: .fill(.path($0.0), paint, evenOdd: $0.evenOdd)) }
                + strokes.map {
                    DisplayItem(
                        content: .stroke(
                            .path($0.0), paint,
                            StrokeStyle(lineWidth: $0.width, lineCap: .round, lineJoin: .round)))
                }
        }
    }

    static func symbol(_ name: String) -> Symbol? {
        switch name {
        case "xmark.circle.fill": return badge { $0.addPath(cross(34, 66, bar: 9)) }
        case "checkmark.circle.fill": return badge { $0.addPath(check()) }
        case "xmark": return Symbol(strokes: [(lines([(28, 28), (72, 72)], [(72, 28), (28, 72)]), 9)])
        case "checkmark": return Symbol(strokes: [(lines([(24, 52), (43, 72), (77, 28)]), 9)])
        case "chevron.right": return Symbol(strokes: [(lines([(40, 24), (64, 50), (40, 76)]), 9)])
        case "chevron.left": return Symbol(strokes: [(lines([(60, 24), (36, 50), (60, 76)]), 9)])
        case "arrow.right":
            return Symbol(strokes: [(lines([(20, 50), (80, 50)], [(54, 24), (80, 50), (54, 76)]), 9)])
        case "house.fill": return Symbol(fills: [(house(), true)])
        case "magnifyingglass":
            return Symbol(strokes: [
                (Path(ellipseIn: CGRect(x: 17, y: 17, width: 48, height: 48)), 8),
                (lines([(60, 60), (82, 82)]), 9),
            ])
        case "calendar": return calendar()
        case "person.fill": return Symbol(fills: [(person(), false)])
        case "mappin.and.ellipse", "mappin": return Symbol(fills: [(pin(), true)])
        case "sparkles": return Symbol(fills: [(sparkles(), false)])
        case "wrench.and.screwdriver.fill", "wrench.fill": return Symbol(fills: [(wrench(), false)])
        case "bolt.fill":
            return Symbol(fills: [
                (lines([(58, 8), (24, 56), (47, 56), (41, 92), (77, 42), (53, 42), (58, 8)]), false)
            ])
        case "leaf.fill": return Symbol(fills: [(leaf(), false)])
        case "paintbrush.fill": return Symbol(fills: [(brush(), false)])
        case "clock.fill":
            return badge { $0.addPath(bars([(50, 26, 50, 52), (50, 52, 66, 60)], 8)) }
        case "envelope.fill": return envelope()
        case "lock.fill": return lock()
        case "wifi.slash": return wifiSlash()
        case "star.fill": return Symbol(fills: [(star(), false)])
        case "bell.fill": return Symbol(fills: [(bell(), false)])
        default: return more(name)
        }
    }
}
