// Licensed under the Apache License, Version 2.0.

import Foundation

/// A drawing on a grid of 100 units to a line of text, whose lines follow the weight of a font.
struct Symbol {
    enum Part {
        /// A line; its width is a factor of the font's stroke.
        case stroke(Path, factor: CGFloat, layer: Layer = Layer())
        case fill(Path, evenOdd: Bool = false, layer: Layer = Layer())
        /// Parts taken out of all that comes before.
        case cut([Part])
        /// Parts taken out where there is one colour, and drawn in front where there are several.
        case inset([Part])
    }

    /// Where a part is, and its own colour.
    struct Layer: Equatable {
        /// 0 in front.
        var level = 0
        var tint: SymbolTint?
    }

    var width: CGFloat = 100
    var parts: [Part] = []
    /// The middle and the scale of a symbol that stands in this one; nil if none can.
    var opening: (center: CGPoint, scale: CGFloat)?

    /// The parts with their middle at a point of another symbol's grid.
    func placed(
        at center: CGPoint, scale: CGFloat, degrees: Double = 0, isMirrored: Bool = false,
        factor: CGFloat = 1,
        layer: Layer = Layer()
    ) -> [Part] {
        let transform = CGAffineTransform(translationX: -width / 2, y: -50)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale : scale, y: scale))
            .concatenating(degrees == 0 ? .identity : CGAffineTransform(rotationAngle: degrees * .pi / 180))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return parts.map {
            $0.changed(transform, factor: factor) {
                Layer(level: layer.level == 0 ? $0.level : layer.level, tint: layer.tint ?? $0.tint)
            }
        }
    }

    /// The symbol in the opening of another one, which is filled or not.
    func framed(by frame: Symbol, isFilled: Bool, tint: SymbolTint? = nil) -> Symbol? {
        guard let opening = frame.opening else { return nil }
        let inner = placed(at: opening.center, scale: opening.scale)
        let outer = frame.parts.map { $0.changed { _ in Layer(level: 2, tint: isFilled ? tint : nil) } }
        return Symbol(width: frame.width, parts: outer + (isFilled ? [.inset(inner)] : inner))
    }

    /// The symbol struck through from the top left, with a gap along the line, for which a narrow one gets room.
    var slashed: Symbol {
        let room = max(width, 84)
        let shift = (room - 100) / 2
        var line = Path()
        line.move(to: CGPoint(x: 16 + shift, y: 14))
        line.addLine(to: CGPoint(x: 84 + shift, y: 88))
        return Symbol(
            width: room,
            parts: (room == width ? parts : placed(at: CGPoint(x: room / 2, y: 50), scale: 1)) + [
                .cut([.stroke(line, factor: 2.7)]), .stroke(line, factor: 1),
            ])
    }

    /// Indicates whether a part has a colour of its own.
    var isTinted: Bool {
        parts.contains { part in
            switch part {
            case .stroke(_, _, let layer), .fill(_, _, let layer): layer.tint != nil
            case .cut, .inset: false
            }
        }
    }

    // MARK: Badges

    private var behind: [Part] { parts.map { $0.changed { Layer(level: max($0.level, 1), tint: $0.tint) } } }

    /// The symbol with a dot at its top right.
    var dotted: Symbol {
        let center = CGPoint(x: width - 14, y: 20)
        return Symbol(
            width: width + 4, parts: behind + [.cut([.disc(center, 20)]), .disc(center, 14, .red)])
    }

    /// The symbol with another one in a disc at its bottom right.
    func badged(with inner: Symbol, tint: SymbolTint?) -> Symbol {
        let center = CGPoint(x: width - 10, y: 76)
        let inset = inner.placed(at: center, scale: min(0.36, 34 / inner.width), factor: 0.8)
        return Symbol(
            width: width + 14,
            parts: behind + [.cut([.disc(center, 29)]), .disc(center, 22, tint), .inset(inset)])
    }

    /// The symbol with a warning triangle at its bottom right.
    func warned(with mark: Symbol) -> Symbol {
        let center = CGPoint(x: width - 10, y: 76)
        var triangle = Path()
        triangle.move(to: CGPoint(x: center.x, y: center.y - 20))
        triangle.addLine(to: CGPoint(x: center.x + 22, y: center.y + 17))
        triangle.addLine(to: CGPoint(x: center.x - 22, y: center.y + 17))
        triangle.closeSubpath()
        let inset = mark.placed(at: CGPoint(x: center.x, y: center.y + 5), scale: 0.3, factor: 0.75)
        return Symbol(
            width: width + 16,
            parts: behind + [
                .gap(around: triangle, factor: 2.6), .fill(triangle, layer: Layer(tint: .yellow)),
                .stroke(triangle, factor: 0.8, layer: Layer(tint: .yellow)), .inset(inset),
            ])
    }
}

extension Symbol.Part {
    private static func round(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    /// A disc in front.
    static func disc(_ center: CGPoint, _ radius: CGFloat, _ tint: SymbolTint? = nil) -> Symbol.Part {
        .fill(round(center, radius), layer: Symbol.Layer(tint: tint))
    }

    /// An area and the space around it, taken out so that what comes next stands apart.
    static func gap(around path: Path, factor: CGFloat) -> Symbol.Part {
        .cut([.fill(path), .stroke(path, factor: factor)])
    }

    /// The part in another place, with its lines and its layer changed.
    func changed(
        _ transform: CGAffineTransform? = nil, factor change: CGFloat = 1,
        layer: (Symbol.Layer) -> Symbol.Layer = { $0 }
    ) -> Symbol.Part {
        func moved(_ path: Path) -> Path { transform.map { path.applying($0) } ?? path }
        func inner(_ parts: [Symbol.Part]) -> [Symbol.Part] {
            parts.map { $0.changed(transform, factor: change, layer: layer) }
        }
        return switch self {
        case .stroke(let path, let factor, let old):
            .stroke(moved(path), factor: factor * change, layer: layer(old))
        case .fill(let path, let evenOdd, let old): .fill(moved(path), evenOdd: evenOdd, layer: layer(old))
        case .cut(let parts): .cut(inner(parts))
        case .inset(let parts): .inset(inner(parts))
        }
    }
}

/// A colour that a part of a symbol has by itself, by the letter that stands for it in `SymbolTable`.
enum SymbolTint: Character {
    case red = "r"
    case orange = "o"
    case yellow = "y"
    case green = "g"
    case cyan = "c"
    case blue = "b"

    /// The colour of a disc or of a frame around a sign.
    init?(sign: String) {
        switch sign {
        case "plus", "checkmark": self = .green
        case "minus", "xmark", "exclamationmark": self = .red
        default: return nil
        }
    }
}
