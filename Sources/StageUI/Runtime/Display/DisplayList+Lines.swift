// Licensed under the Apache License, Version 2.0.

import Foundation

extension DisplayList {
    /// The list as lines of text, one step a line and groups indented: the same for the same list.
    ///
    /// Lengths are points with at most three decimals, colours hexadecimal sRGB with opacity.
    public func lines() -> [String] {
        ["canvas \(DisplayText.size(size))"] + DisplayText.lines(items, indent: 0)
    }
}

/// Writes the parts of a display list as words that stay the same on every machine.
enum DisplayText {
    static func lines(_ items: [DisplayItem], indent: Int) -> [String] {
        items.flatMap { item -> [String] in
            let margin = String(repeating: "  ", count: indent)
            let owner = item.owner.isEmpty ? "" : "  \(item.owner)"
            let start = "\(margin)at \(point(item.origin)) "
            if case .group(let effect, let inner) = item.content {
                var below = lines(inner, indent: indent + 1)
                if case .mask(let mask) = effect {
                    below = lines(mask, indent: indent + 2) + ["\(margin)  over"] + below
                }
                return ["\(start)\(word(effect))\(owner)"] + below
            }
            return ["\(start)\(word(item.content))\(owner)"]
        }
    }

    private static func word(_ content: DisplayContent) -> String {
        if case .fill(let outline, let paint, let evenOdd) = content {
            return "fill \(word(outline)) \(word(paint))\(evenOdd ? " even-odd" : "")"
        }
        if case .stroke(let outline, let paint, let style) = content {
            let dash = style.dash.isEmpty ? "" : " dash \(style.dash.map(number).joined(separator: ","))"
            return "stroke \(word(outline)) \(word(paint)) width \(number(style.lineWidth))\(dash)"
        }
        if case .text(let layout) = content {
            let cut = layout.isTruncated ? " truncated" : ""
            let turned = layout.rightToLeft ? " rtl" : ""
            return "text \(size(layout.size))\(cut)\(turned) "
                + layout.lines.map(word).joined(separator: " / ")
        }
        return stable(content)
    }

    private static func word(_ line: TextLayout.Line) -> String {
        let runs = line.runs.map { run in
            "\"\(run.string)\" \(word(run.font)) \(word(run.color))"
                + (run.tracking == 0 ? "" : " tracking \(number(run.tracking))")
                + (run.underline ? " underlined" : "")
        }
        let place = "x \(number(line.x)) baseline \(number(line.baseline)) width \(number(line.width))"
        return (runs + [place]).joined(separator: " ")
    }

    private static func word(_ font: ResolvedFont) -> String {
        var name = "system"
        if case .named(let named) = font.family { name = named }
        return "\(name) \(number(font.size))/\(font.weight)\(font.italic ? " italic" : "")"
            + (font.smallCaps.map { " small capitals \($0.rawValue)" } ?? "")
            + (font.width.map { " width \(number($0))" } ?? "")
    }

    private static func word(_ outline: DisplayOutline) -> String {
        switch outline {
        case .rectangle(let rect): "rectangle \(word(rect))"
        case .roundedRectangle(let rect, let corner): "rounded \(word(rect)) corner \(size(corner))"
        case .ellipse(let rect): "ellipse \(word(rect))"
        case .path(let path):
            path.evenRounding.map(word) ?? "path " + path.elements.map(word).joined(separator: " ")
        case .hard(let inner): "hard " + word(inner)
        }
    }

    private static func word(_ even: (rect: CGRect, radius: CGFloat)) -> String {
        "rounded \(word(even.rect)) corner \(number(even.radius)) continuous"
    }

    private static func word(_ element: Path.Element) -> String {
        switch element {
        case .move(let to): "move \(point(to))"
        case .line(let to): "line \(point(to))"
        case .quadCurve(let to, let control): "quad \(point(control)) \(point(to))"
        case .curve(let to, let first, let second): "curve \(point(first)) \(point(second)) \(point(to))"
        case .closeSubpath: "close"
        }
    }

    private static func word(_ paint: DisplayPaint) -> String {
        if case .color(let color) = paint { return word(color) }
        if case .linearGradient(let stops, let start, let end) = paint {
            return "linear \(point(start)) to \(point(end)) \(word(stops))"
        }
        if case .radialGradient(let stops, let center, let from, let to) = paint {
            return "radial \(point(center)) from \(number(from)) to \(number(to)) \(word(stops))"
        }
        return stable(paint)
    }

    private static func word(_ stops: [DisplayStop]) -> String {
        stops.map { "\(word($0.color))@\(number($0.location))" }.joined(separator: " ")
    }

    private static func word(_ effect: DisplayEffect) -> String {
        if case .identity = effect { return "group" }
        if case .opacity(let value) = effect { return "opacity \(number(value))" }
        if case .clip(let outline, let evenOdd) = effect {
            return "clip \(word(outline))\(evenOdd ? " even-odd" : "")"
        }
        if case .shadow(let color, let radius, let offset) = effect {
            return "shadow \(word(color)) radius \(number(radius)) offset \(size(offset))"
        }
        if case .blur(let radius) = effect { return "blur \(number(radius))" }
        if case .mask = effect { return "mask" }
        if case .projection(let map) = effect {
            return "projection " + map.rows.map(number).joined(separator: ",")
        }
        if case .transform(let map) = effect {
            let parts = [map.a, map.b, map.c, map.d, map.tx, map.ty]
            return "transform " + parts.map(number).joined(separator: ",")
        }
        return stable(effect)
    }

    /// Sorted JSON, for contents without a form in words.
    private static func stable(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "?" }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: - Numbers

    static func word(_ rect: CGRect) -> String { "\(point(rect.origin)) \(size(rect.size))" }
    static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

    static func word(_ color: ResolvedColor) -> String {
        let parts = [color.red, color.green, color.blue, color.opacity].map { part -> String in
            let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "#" + parts.joined()
    }

    /// At most three decimals, without trailing zeros and without a negative zero.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = String(1000 + rest).dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
