// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the text form of a symbol.
///
/// Parts are separated by `;` and begin with a letter: `s` draws a line, `f` fills, `e` fills by the
/// even-odd rule, `x` takes a line out of what is there, `y` takes an area out. A number after the letter is
/// the factor of the line's width, `'` marks a part that is behind. Then come steps: `M` and `L` points,
/// `C` and `Q` curves, `Z` close, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle,
/// `A x y r from to` a part of a circle in degrees, `K x y r` a dot, `W w` the width of the symbol.
enum SymbolReader {
    static func read(_ text: String) -> Symbol {
        var symbol = Symbol()
        for part in text.split(separator: ";") {
            var words = part.split(separator: " ")[...]
            guard var head = words.popFirst() else { continue }
            if head == "W" {
                symbol.width = words.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 100
                continue
            }
            let kind = head.removeFirst()
            let level = head.hasSuffix("'") ? 1 : 0
            if level == 1 { head.removeLast() }
            let factor = Double(head).map { CGFloat($0) } ?? 1
            let path = path(words)
            switch kind {
            case "s": symbol.parts.append(.stroke(path, factor: factor, level: level))
            case "f": symbol.parts.append(.fill(path, evenOdd: false, level: level))
            case "e": symbol.parts.append(.fill(path, evenOdd: true, level: level))
            case "x": symbol.parts.append(.cut([.stroke(path, factor: factor, level: 0)]))
            case "y": symbol.parts.append(.cut([.fill(path, evenOdd: false, level: 0)]))
            default: break
            }
        }
        return symbol
    }

    private static func path(_ words: ArraySlice<Substring>) -> Path {
        var path = Path()
        var numbers: [CGFloat] = []
        var step: Substring = ""
        func point(_ at: Int) -> CGPoint { CGPoint(x: numbers[at], y: numbers[at + 1]) }
        for word in words {
            guard let number = Double(word) else {
                step = word
                numbers = []
                if step == "Z" { path.closeSubpath() }
                continue
            }
            numbers.append(CGFloat(number))
            switch (step, numbers.count) {
            case ("M", 2):
                path.move(to: point(0))
                step = "L"
            case ("L", 2): path.addLine(to: point(0))
            case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
            case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("E", 4):
                path.addEllipse(
                    in: CGRect(
                        x: numbers[0] - numbers[2], y: numbers[1] - numbers[3], width: numbers[2] * 2,
                        height: numbers[3] * 2))
            case ("K", 3):
                path.addEllipse(
                    in: CGRect(
                        x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: numbers[2] * 2,
                        height: numbers[2] * 2))
            case ("R", 5):
                path.addRoundedRect(
                    in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                    cornerSize: CGSize(width: numbers[4], height: numbers[4]))
            case ("A", 5):
                var arc = Path()
                arc.addArc(
                    center: point(0), radius: numbers[2], startAngle: .degrees(Double(numbers[3])),
                    endAngle: .degrees(Double(numbers[4])), clockwise: numbers[4] < numbers[3])
                path.addPath(arc)
            default: continue
            }
            numbers = []
        }
        return path
    }
}
