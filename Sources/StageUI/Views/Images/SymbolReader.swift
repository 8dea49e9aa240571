// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the text form of a symbol.
///
/// Parts are separated by `;` and begin with a letter. A number after it is the factor of the line's width, `'` marks a part that
/// is behind, and a letter of `SymbolTint` is the colour of the part.
///
/// | Letter | Plain | Filled |
/// |---|---|---|
/// | `s` | a line | the same |
/// | `f`, `e` | an area, by the even-odd rule with `e` | the same |
/// | `x`, `y` | a line or an area taken out of what is there | the same |
/// | `g` | an area and a gap around it taken out, so that what follows stands apart | the same |
/// | `b` | the outline of a body | the body, with its outline |
/// | `a` | the outline of a body | the body |
/// | `d`, `k` | a line or an area on a body | the same, taken out |
/// | `o` | a line | nothing |
/// | `u name x y scale degrees` | another symbol with its middle at a point, mirrored if the scale is negative | the same |
///
/// The others are followed by steps: `M` and `L` points, `C` and `Q` curves, `Z` close, `E x y rx ry` an ellipse, `R x y w h r` a
/// rounded rectangle, `A x y r from to` a part of a circle in degrees, `K x y r` a dot. `W w` is the width of the symbol, and
/// `@ x y scale` says that it is a frame, and where another one stands in it.
enum SymbolReader {
    static func read(_ text: Substring, isFilled: Bool = false) -> Symbol {
        var symbol = Symbol()
        for part in text.utf8.split(separator: UInt8(ascii: ";")) {
            var words = words(part)[...]
            guard var head = words.popFirst() else { continue }
            let kind = head.removeFirst()
            var layer = Symbol.Layer()
            if let tint = head.last.flatMap(SymbolTint.init(rawValue:)) {
                layer.tint = tint
                head.removeLast()
            }
            if head.last == "'" {
                layer.level = 1
                head.removeLast()
            }
            let factor = head.isEmpty ? 1 : number(head) ?? 1
            switch kind {
            case "W": symbol.width = numbers(words).first ?? 100
            case "@":
                let place = numbers(words)
                guard place.count == 3 else { continue }
                symbol.opening = (CGPoint(x: place[0], y: place[1]), place[2])
            case "u":
                symbol.parts += other(words, factor: factor, layer: layer)
            default:
                symbol.parts += parts(kind, path(words), factor: factor, layer: layer, isFilled: isFilled)
            }
        }
        return symbol
    }

    private static func numbers(_ words: ArraySlice<Substring>) -> [CGFloat] {
        words.compactMap { number($0) }
    }

    private static func words(_ text: Substring.UTF8View) -> [Substring] {
        text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Substring.init)
    }

    /// The number that a word is: digits, a point and a sign. The division rounds as the number itself would be.
    private static func number(_ word: Substring) -> CGFloat? {
        var digits = 0.0
        var scale = 1.0
        var isFraction = false
        var sign = 1.0
        for byte in word.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "-"): sign = -1
            default: return nil
            }
        }
        return word.isEmpty ? nil : CGFloat(sign * digits / scale)
    }

    private static func other(
        _ words: ArraySlice<Substring>, factor: CGFloat, layer: Symbol.Layer
    ) -> [Symbol.Part] {
        let place = numbers(words.dropFirst())
        guard let name = words.first, place.count >= 3,
            let symbol = SymbolLibrary.drawing(of: String(name), isFilled: false)
        else { return [] }
        return symbol.placed(
            at: CGPoint(x: place[0], y: place[1]), scale: abs(place[2]),
            degrees: place.count > 3 ? Double(place[3]) : 0, isMirrored: place[2] < 0, factor: factor,
            layer: layer)
    }

    private static func parts(
        _ kind: Character, _ path: Path, factor: CGFloat, layer: Symbol.Layer, isFilled: Bool
    ) -> [Symbol.Part] {
        let line = Symbol.Part.stroke(path, factor: factor, layer: layer)
        let area = Symbol.Part.fill(path, evenOdd: kind == "e", layer: layer)
        switch kind {
        case "s": return [line]
        case "f", "e": return [area]
        case "x": return [.cut([.stroke(path, factor: factor)])]
        case "y": return [.cut([.fill(path)])]
        case "g": return [.gap(around: path, factor: 2.7 * factor)]
        case "b": return isFilled ? [area, line] : [line]
        case "a": return isFilled ? [area] : [line]
        case "d": return isFilled ? [.cut([.stroke(path, factor: factor)])] : [line]
        case "k": return isFilled ? [.cut([area])] : [area]
        case "o": return isFilled ? [] : [line]
        default: return []
        }
    }

    private static func path(_ words: ArraySlice<Substring>) -> Path {
        var path = Path()
        var numbers: [CGFloat] = []
        var step: Substring = ""
        func point(_ at: Int) -> CGPoint { CGPoint(x: numbers[at], y: numbers[at + 1]) }
        for word in words {
            guard let number = number(word) else {
                step = word
                numbers = []
                if step == "Z" { path.closeSubpath() }
                continue
            }
            numbers.append(number)
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
