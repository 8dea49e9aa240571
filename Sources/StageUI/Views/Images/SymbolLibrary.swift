// Licensed under the Apache License, Version 2.0.

import Foundation

/// The symbols of the subset: original drawings under the licence of these sources, in the place of the system's
/// symbols of the same names.
///
/// A symbol is a line of text that `SymbolReader` reads, on a grid of 100 units to a line of text.
@MainActor
enum SymbolLibrary {
    /// The symbol of a name, in the form that views around set.
    static func symbol(_ name: String, _ variants: SymbolVariants = .none) -> Symbol? {
        for candidate in variants.names(of: name) {
            if let symbol = symbol(named: candidate) { return symbol }
        }
        return nil
    }

    /// The names of all symbols.
    static var names: [String] {
        var result = Set(people.keys).union(things.keys).union(weatherAndTools.keys).union(signs.keys).union(
            aliases.keys
        ).union(standIns.keys)
        for base in result {
            for frame in ["circle", "square"] where isFramed(base, frame) {
                result.insert("\(base).\(frame)")
                result.insert("\(base).\(frame).fill")
            }
            if slashed.contains(base) { result.insert(base + ".slash") }
        }
        return result.sorted()
    }

    private static func symbol(named name: String) -> Symbol? {
        if let text = people[name] ?? things[name] ?? weatherAndTools[name] ?? signs[name] {
            return SymbolReader.read(text)
        }
        if let other = aliases[name] ?? standIns[name] { return symbol(named: other) }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard let last = parts.popLast() else { return nil }
        let base = parts.joined(separator: ".")
        if last == "slash", slashed.contains(base),
            let inner = symbol(named: isFilled ? base + ".fill" : base)
        {
            return inner.slashed
        }
        guard last == "circle" || last == "square", isFramed(base, last), let inner = symbol(named: base)
        else { return nil }
        return inner.framed(last == "circle" ? circle : square, isFilled: isFilled)
    }

    private static func isFramed(_ base: String, _ frame: String) -> Bool {
        framed.contains(base) || (frame == "circle" ? circled : squared).contains(base)
    }

    static let circle = Path(ellipseIn: CGRect(x: 8, y: 8, width: 84, height: 84))
    static let square = Path(roundedRect: CGRect(x: 11, y: 11, width: 78, height: 78), cornerRadius: 17)
}

/// A drawing on a grid, whose lines follow the weight of a font.
struct Symbol {
    enum Part {
        /// A line; its width is a factor of the font's stroke. The level is 0 in front.
        case stroke(Path, factor: CGFloat, level: Int)
        case fill(Path, evenOdd: Bool, level: Int)
        /// Parts taken out of all that comes before.
        case cut([Part])
        /// Parts taken out where there is one colour, and drawn in front where there are several.
        case inset([Part])
    }

    var width: CGFloat = 100
    var parts: [Part] = []

    /// The symbol in the middle of a frame.
    func framed(_ frame: Path, isFilled: Bool) -> Symbol {
        let scale: CGFloat = 0.56
        let inner = parts.map {
            $0.applying(
                CGAffineTransform(translationX: -width / 2, y: -50)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                    .concatenating(CGAffineTransform(translationX: 50, y: 50)))
        }
        if isFilled { return Symbol(parts: [.fill(frame, evenOdd: false, level: 2), .inset(inner)]) }
        return Symbol(parts: [.stroke(frame, factor: 1, level: 2)] + inner)
    }

    /// The symbol struck through from the top left, with a gap along the line.
    var slashed: Symbol {
        var line = Path()
        line.move(to: CGPoint(x: 16, y: 14))
        line.addLine(to: CGPoint(x: 84, y: 88))
        return Symbol(
            width: width,
            parts: parts + [
                .cut([.stroke(line, factor: 2.7, level: 0)]), .stroke(line, factor: 1, level: 0),
            ])
    }
}

extension Symbol.Part {
    func applying(_ transform: CGAffineTransform) -> Symbol.Part {
        switch self {
        case .stroke(let path, let factor, let level):
            .stroke(path.applying(transform), factor: factor, level: level)
        case .fill(let path, let evenOdd, let level):
            .fill(path.applying(transform), evenOdd: evenOdd, level: level)
        case .cut(let parts): .cut(parts.map { $0.applying(transform) })
        case .inset(let parts): .inset(parts.map { $0.applying(transform) })
        }
    }
}
