// Licensed under the Apache License, Version 2.0.

import Foundation

extension DisplayList {
    /// The owner of a step is not drawn and does not count. The digest detects accidents, not forgery.
    ///
    /// Who owns a step is not drawn and does not count. It finds accidents, not forgery.
    public var digest: UInt64 {
        var digest = StableDigest()
        digest.add(size)
        digest.add(items)
        return digest.value
    }
}

/// Mixes values into a number that is the same in each run of a program, which the standard library's hasher is not.
package struct StableDigest {
    /// The digest of the values so far.
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the digest of no values.
    package init() {}

    /// Adds a number.
    package mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9fb2_1c65_1e98_df25
        value ^= value >> 29
    }

    /// Adds a text.
    package mutating func add(_ text: String) {
        add(UInt64(text.utf8.count))
        var (word, bytes) = (UInt64(0), 0)
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            bytes += 1
            if bytes % 8 == 0 { add(word) }
        }
        if bytes % 8 != 0 { add(word) }
    }

    fileprivate mutating func add(_ number: CGFloat) { add(number == 0 ? 0 : Double(number).bitPattern) }
    private mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
    private mutating func add(_ flag: Bool) { add(flag ? 1 : 2 as UInt64) }
    private mutating func add(_ point: CGPoint) { add(numbers: [point.x, point.y]) }
    fileprivate mutating func add(_ size: CGSize) { add(numbers: [size.width, size.height]) }
    private mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(rect.size)
    }
    private mutating func add(numbers: [CGFloat]) {
        add(numbers.count)
        for number in numbers { add(number) }
    }
    private mutating func add<Value>(_ value: Value?, _ take: (inout StableDigest, Value) -> Void) {
        add(value != nil)
        if let value { take(&self, value) }
    }
}

// MARK: - Steps

extension StableDigest {
    fileprivate mutating func add(_ items: [DisplayItem]) {
        add(items.count)
        for item in items {
            add(item.origin)
            add(item.content)
        }
    }

    private mutating func add(_ content: DisplayContent) {
        switch content {
        case .fill(let outline, let paint, let evenOdd):
            add(1)
            add(outline)
            add(paint)
            add(evenOdd)
        case .stroke(let outline, let paint, let style):
            add(2)
            add(outline)
            add(paint)
            add(Int(style.lineCap.rawValue))
            add(Int(style.lineJoin.rawValue))
            add(numbers: [style.lineWidth, style.miterLimit, style.dashPhase] + style.dash)
        case .text(let layout):
            add(3)
            add(layout)
        case .image(let image, let placement):
            add(4)
            add(image)
            add(placement.source)
            add(placement.rect)
            add(placement.tiles)
            add(placement.interpolation.rawValue)
        case .group(let effect, let inner):
            add(5)
            add(effect)
            add(inner)
        }
    }

    private mutating func add(_ image: DisplayImage) {
        add(image.digest)
        add(image.scale)
    }

    private mutating func add(_ effect: DisplayEffect) {
        switch effect {
        case .identity: add(1)
        case .transform(let map):
            add(2)
            add(numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty])
        case .projection(let map):
            add(3)
            add(numbers: map.rows)
        case .opacity(let value):
            add(4)
            add(value)
        case .clip(let outline, let evenOdd):
            add(5)
            add(outline)
            add(evenOdd)
        case .shadow(let color, let radius, let offset):
            add(6)
            add(color)
            add(radius)
            add(offset)
        case .blur(let radius):
            add(7)
            add(radius)
        case .mask(let mask):
            add(8)
            add(mask)
        case .cutout(let mask):
            add(9)
            add(mask)
        case .blend(let mode):
            add(10)
            add(mode.rawValue)
        case .colors(let matrix):
            add(11)
            add(numbers: matrix.values.map { CGFloat($0) })
        }
    }
}

// MARK: - Outlines and paints

extension StableDigest {
    private mutating func add(_ outline: DisplayOutline) {
        switch outline {
        case .rectangle(let rect):
            add(1)
            add(rect)
        case .roundedRectangle(let rect, let corner):
            add(2)
            add(rect)
            add(corner)
        case .ellipse(let rect):
            add(3)
            add(rect)
        case .path(let path):
            add(4)
            add(path.elements.count)
            for element in path.elements { add(element) }
        case .hard(let inner):
            add(5)
            add(inner)
        }
    }

    private mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let to): add(numbers: [1, to.x, to.y])
        case .line(let to): add(numbers: [2, to.x, to.y])
        case .quadCurve(let to, let control): add(numbers: [3, to.x, to.y, control.x, control.y])
        case .curve(let to, let first, let second):
            add(numbers: [4, to.x, to.y, first.x, first.y, second.x, second.y])
        case .closeSubpath: add(5)
        }
    }

    private mutating func add(_ color: ResolvedColor) {
        for channel in [color.red, color.green, color.blue, color.opacity] { add(CGFloat(channel)) }
    }

    private mutating func add(_ stops: [DisplayStop]) {
        add(stops.count)
        for stop in stops {
            add(stop.color)
            add(stop.location)
        }
    }

    private mutating func add(_ paint: DisplayPaint) {
        switch paint {
        case .color(let color):
            add(1)
            add(color)
        case .linearGradient(let stops, let start, let end):
            add(2)
            add(stops)
            add(numbers: [start.x, start.y, end.x, end.y])
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            add(3)
            add(stops)
            add(numbers: [center.x, center.y, startRadius, endRadius])
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            add(4)
            add(stops)
            add(numbers: [center.x, center.y, CGFloat(startAngle), CGFloat(endAngle)])
        case .ellipticalGradient(let stops, let center, let radii, let start, let end):
            add(5)
            add(stops)
            add(numbers: [center.x, center.y, radii.width, radii.height, start, end])
        case .image(let image, let tile, let source):
            add(6)
            add(image)
            add(tile)
            add(source)
        case .meshGradient(let mesh):
            add(8)
            add(numbers: [CGFloat(mesh.width), CGFloat(mesh.height), mesh.smoothsColors ? 1 : 0])
            add(numbers: mesh.points.flatMap { [$0.x, $0.y] })
            for color in mesh.colors + [mesh.background] { add(color) }
        case .material(let material):
            add(7)
            add(material.radius)
            add(CGFloat(material.saturation))
            add(material.veil)
        }
    }
}

// MARK: - Text

extension StableDigest {
    private mutating func add(_ layout: TextLayout) {
        add(layout.size)
        add(layout.rightToLeft)
        add(layout.isTruncated)
        add(layout.lines.count)
        for line in layout.lines {
            add(numbers: [line.x, line.baseline, line.width, line.top, line.height])
            add(line.start)
            add(line.count)
            add(line.isRightToLeft)
            add(line.runs.count)
            for run in line.runs { add(run) }
        }
    }

    private mutating func add(_ run: TextRun) {
        add(run.string)
        add(run.font)
        add(run.tracking)
        add(run.color)
        add(run.underline)
        add(run.piece)
        add(run.details) { digest, details in
            for mark in [details.underline, details.strikethrough] {
                digest.add(mark) { digest, mark in
                    digest.add(numbers: mark.dashes)
                    digest.add(mark.color) { $0.add($1) }
                }
            }
            digest.add(details.background) { $0.add($1) }
            digest.add(details.link?.absoluteString) { $0.add($1) }
            digest.add(details.attachment) { $0.add($1) }
            digest.add(numbers: [details.baselineOffset, details.attachmentDescent])
        }
    }

    private mutating func add(_ font: ResolvedFont) {
        switch font.family {
        case .system: add(1)
        case .serif: add(2)
        case .monospaced: add(3)
        case .rounded: add(4)
        case .named(let name):
            add(5)
            add(name)
        }
        add(numbers: [font.size, font.leading])
        add(font.weight)
        add(font.italic)
        add(font.hasMonospacedDigits)
        add(font.smallCaps?.rawValue) { $0.add($1) }
        add(font.width) { $0.add($1) }
    }
}
