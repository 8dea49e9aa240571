// Licensed under the Apache License, Version 2.0.

import Foundation

/// A picture of a catalogue in the form SVG, as far as pictures of apps use it: outlines, groups, and colors that may change
/// along a line. Filters, masks, clips and patterns are left out.
struct VectorPicture {
    private(set) var art: ImageArt
    private var gradients: [String: VectorElement] = [:]

    /// The properties that an element has from those around it.
    private struct Style {
        var fill = "black"
        var stroke = "none"
        var (fillOpacity, strokeOpacity) = (1.0, 1.0)
        var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
        var isEvenOdd = false
        var color = "black"
    }

    /// Reads a file; nil where it is no SVG, or has no size.
    init?(svg bytes: [UInt8]) {
        guard let root = VectorElement(bytes) else { return nil }
        let box = root.numbers("viewBox")
        let viewBox = box.count == 4 ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : nil
        let width = root.attributes["width"]?.hasSuffix("%") == true ? nil : root.number("width")
        let height = root.attributes["height"]?.hasSuffix("%") == true ? nil : root.number("height")
        // A side that is not given follows the other in the proportions of the box (CSS Images 3, 5.1).
        func side(_ own: Double?, _ other: Double?, of box: CGFloat?, to otherBox: CGFloat?) -> Double {
            if let own { return own }
            guard let box, let otherBox else { return 0 }
            return other.map { otherBox > 0 ? $0 * Double(box / otherBox) : 0 } ?? Double(box)
        }
        let size = CGSize(
            width: side(width, height, of: viewBox?.width, to: viewBox?.height),
            height: side(height, width, of: viewBox?.height, to: viewBox?.width))
        guard size.width > 0, size.height > 0, size.width < 20_000, size.height < 20_000 else { return nil }
        art = ImageArt(size: size, items: [])
        collect(root)
        var items = root.children.flatMap { self.items($0, style(of: root, around: Style())) }
        if let viewBox, viewBox.width > 0, viewBox.height > 0 {
            let scale = min(size.width / viewBox.width, size.height / viewBox.height)
            let change = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale,
                tx: (size.width - scale * viewBox.width) / 2 - scale * viewBox.minX,
                ty: (size.height - scale * viewBox.height) / 2 - scale * viewBox.minY)
            items = [DisplayItem(content: .group(.transform(change), items))]
        }
        art.items = items
    }

    private mutating func collect(_ element: VectorElement) {
        if element.name == "linearGradient", let id = element.attributes["id"] { gradients[id] = element }
        for child in element.children { collect(child) }
    }

    // MARK: - Elements

    private func items(_ element: VectorElement, _ around: Style) -> [DisplayItem] {
        guard element.attributes["display"] != "none", element.attributes["visibility"] != "hidden" else {
            return []
        }
        let style = style(of: element, around: around)
        var items: [DisplayItem]
        switch element.name {
        case "g", "a", "svg": items = element.children.flatMap { self.items($0, style) }
        default: items = outline(element).map { drawn($0, style) } ?? []
        }
        guard !items.isEmpty else { return [] }
        if let opacity = element.number("opacity"), opacity < 1 {
            items = [DisplayItem(content: .group(.opacity(CGFloat(max(0, opacity))), items))]
        }
        let change = Self.transform(element.attributes["transform"] ?? "")
        return change.isIdentity ? items : [DisplayItem(content: .group(.transform(change), items))]
    }

    private func outline(_ element: VectorElement) -> Path? {
        func value(_ name: String) -> Double { element.number(name) ?? 0 }
        var path = Path()
        switch element.name {
        case "path": path = VectorPath(element.attributes["d"] ?? "").path
        case "rect":
            let rect = CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
            let (rx, ry) = (element.number("rx"), element.number("ry"))
            let corner = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
            if corner.width > 0 {
                path.addRoundedRect(in: rect, cornerSize: corner)
            } else {
                path.addRect(rect)
            }
        case "circle", "ellipse":
            let (rx, ry) = (element.number("r") ?? value("rx"), element.number("r") ?? value("ry"))
            path.addEllipse(
                in: CGRect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            path.move(to: CGPoint(x: value("x1"), y: value("y1")))
            path.addLine(to: CGPoint(x: value("x2"), y: value("y2")))
        case "polyline", "polygon":
            let numbers = element.numbers("points")
            path.addLines(
                stride(from: 0, to: numbers.count - 1, by: 2).map {
                    CGPoint(x: numbers[$0], y: numbers[$0 + 1])
                })
            if element.name == "polygon" { path.closeSubpath() }
        default: return nil
        }
        return path.isEmpty ? nil : path
    }

    private func drawn(_ path: Path, _ style: Style) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let paint = paint(style.fill, style.fillOpacity, path, style) {
            items.append(DisplayItem(content: .fill(.path(path), paint, evenOdd: style.isEvenOdd)))
        }
        if style.line.lineWidth > 0, let paint = paint(style.stroke, style.strokeOpacity, path, style) {
            items.append(DisplayItem(content: .stroke(.path(path), paint, style.line)))
        }
        return items
    }

    private func style(of element: VectorElement, around: Style) -> Style {
        var style = around
        style.fill = element.attributes["fill"] ?? style.fill
        style.stroke = element.attributes["stroke"] ?? style.stroke
        style.color = element.attributes["color"] ?? style.color
        style.fillOpacity = element.number("fill-opacity") ?? style.fillOpacity
        style.strokeOpacity = element.number("stroke-opacity") ?? style.strokeOpacity
        if let width = element.number("stroke-width") { style.line.lineWidth = CGFloat(width) }
        if let limit = element.number("stroke-miterlimit") { style.line.miterLimit = CGFloat(limit) }
        switch element.attributes["stroke-linecap"] {
        case "round": style.line.lineCap = .round
        case "square": style.line.lineCap = .square
        case "butt": style.line.lineCap = .butt
        default: break
        }
        switch element.attributes["stroke-linejoin"] {
        case "round": style.line.lineJoin = .round
        case "bevel": style.line.lineJoin = .bevel
        case "miter": style.line.lineJoin = .miter
        default: break
        }
        if let rule = element.attributes["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
        return style
    }

    // MARK: - Paints

    private func paint(_ text: String, _ opacity: Double, _ path: Path, _ style: Style) -> DisplayPaint? {
        let word = text.trimmingCharacters(in: .whitespaces)
        guard word != "none", word != "transparent" else { return nil }
        if word.hasPrefix("url(#") {
            let id = word.dropFirst(5).prefix { $0 != ")" }
            return gradients[String(id)].flatMap { gradient($0, opacity, path) }
        }
        guard var color = Self.color(word == "currentColor" ? style.color : word) else { return nil }
        color.opacity *= opacity
        return .color(color)
    }

    private func gradient(_ element: VectorElement, _ opacity: Double, _ path: Path) -> DisplayPaint? {
        var source = element
        if element.children.isEmpty, let link = element.attributes["xlink:href"] ?? element.attributes["href"]
        {
            source = gradients[String(link.dropFirst())] ?? element
        }
        let stops = source.children.filter { $0.name == "stop" }.compactMap { stop -> DisplayStop? in
            guard var color = Self.color(stop.attributes["stop-color"] ?? "black") else { return nil }
            color.opacity *= (stop.number("stop-opacity") ?? 1) * opacity
            return DisplayStop(color: color, location: CGFloat(stop.number("offset") ?? 0))
        }
        guard !stops.isEmpty else { return nil }
        let isAbsolute = element.attributes["gradientUnits"] == "userSpaceOnUse"
        let box = path.boundingRect
        let change = Self.transform(element.attributes["gradientTransform"] ?? "")
        func place(_ x: Double, _ y: Double) -> CGPoint {
            let point = CGPoint(x: x, y: y).applying(change)
            return isAbsolute
                ? point : CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
        }
        return .linearGradient(
            stops: stops, start: place(element.number("x1") ?? 0, element.number("y1") ?? 0),
            end: place(element.number("x2") ?? 1, element.number("y2") ?? 0))
    }

    private static func color(_ text: String) -> ResolvedColor? {
        if text.hasPrefix("#") {
            var digits = text.dropFirst().map(String.init)
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            let parts = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                Int(digits[$0] + digits[$0 + 1], radix: 16)
            }
            guard parts.count == 3 || parts.count == 4 else { return nil }
            return ResolvedColor(
                red: Double(parts[0]) / 255, green: Double(parts[1]) / 255, blue: Double(parts[2]) / 255,
                opacity: parts.count == 4 ? Double(parts[3]) / 255 : 1)
        }
        if text.hasPrefix("rgb") {
            let inner = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
            let parts = inner.split { $0 == "," || $0 == " " }.compactMap { part in
                part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
            }
            guard parts.count >= 3 else { return nil }
            return ResolvedColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
                opacity: parts.count > 3 ? parts[3] : 1)
        }
        return names[text.lowercased()].flatMap { color("#" + $0) }
    }

    /// The names that drawing programs write; CSS has more.
    private static let names = [
        "black": "000", "white": "fff", "red": "f00", "green": "008000", "blue": "00f", "yellow": "ff0",
        "gray": "808080",
        "grey": "808080", "orange": "ffa500", "purple": "800080", "silver": "c0c0c0", "navy": "000080",
    ]

    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let words = part.split(separator: "(")
            guard words.count == 2 else { continue }
            let numbers = words[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
            guard let first = numbers.first else { continue }
            let second = numbers.count > 1 ? numbers[1] : nil
            let change: CGAffineTransform
            switch words[0].filter(\.isLetter) {
            case "matrix" where numbers.count == 6:
                change = CGAffineTransform(
                    a: first, b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case "translate": change = CGAffineTransform(translationX: first, y: second ?? 0)
            case "scale": change = CGAffineTransform(scaleX: first, y: second ?? first)
            case "rotate":
                let (x, y) = numbers.count == 3 ? (numbers[1], numbers[2]) : (0, 0)
                change = CGAffineTransform(translationX: -x, y: -y)
                    .concatenating(CGAffineTransform(rotationAngle: first * .pi / 180))
                    .concatenating(CGAffineTransform(translationX: x, y: y))
            default: continue
            }
            // What stands last is done first.
            result = change.concatenating(result)
        }
        return result
    }
}
