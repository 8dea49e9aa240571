// Licensed under the Apache License, Version 2.0.

import Foundation

/// A symbol at the size and weight of a font.
struct SymbolDrawing {
    private let symbol: Symbol
    private let unit: CGFloat
    private let line: CGFloat
    /// The size in points.
    let size: CGSize
    /// The distance of the baseline of text from the top: the symbol's middle is that of a capital letter.
    let baseline: CGFloat

    init(_ symbol: Symbol, font: ResolvedFont, scale: Image.Scale) {
        self.symbol = symbol
        unit = font.size * 0.012 * scale.factor
        size = CGSize(width: symbol.width * unit, height: 100 * unit)
        // The height of capitals of the system font, as a share of its size.
        baseline = size.height / 2 + font.size * 0.7046 / 2
        line = Self.line(weight: font.weight)
    }

    /// The thickness of lines, in units of the grid.
    private static func line(weight: Int) -> CGFloat {
        let widths: [CGFloat] = [2.4, 3.2, 5, 7, 8, 9.2, 10.6, 12, 13.5]
        return widths[min(max(weight / 100 - 1, 0), 8)]
    }

    @MainActor
    func items(_ mode: SymbolRenderingMode, space: CGSize, _ owner: Node) -> [DisplayItem] {
        let rect = CGRect(origin: .zero, size: CGSize(width: symbol.width, height: 100))
        var paint = HierarchicalShapeStyle.primary.paint(in: rect, environment: owner.environment)
        var opacity: Double = 1
        if case .color(let color) = paint, color.opacity < 1 {
            // Parts that overlap are drawn opaque and faded as a whole.
            opacity = color.opacity
            paint = .color(ResolvedColor(red: color.red, green: color.green, blue: color.blue))
        }
        let environment = owner.environment
        let palette = mode == .hierarchical ? [] : environment.symbolPalette
        let isTinted = mode == .multicolor && symbol.isTinted
        let hasLevels = !palette.isEmpty || (mode != .monochrome && mode != .multicolor)
        let white = DisplayPaint.color(ResolvedColor(red: 1, green: 1, blue: 1))
        let inset = isTinted ? white : hasLevels ? paint : nil
        let drawn = Self.items(symbol.parts, line, inset: inset) { layer in
            if isTinted {
                return layer.tint.map {
                    AnyShapeStyle($0.color).paint(in: rect, environment: environment)
                } ?? paint
            }
            guard layer.level > 0, hasLevels else { return paint }
            if palette.count > 1 {
                return palette[min(layer.level, palette.count - 1)].paint(in: rect, environment: environment)
            }
            return paint.multiplyingOpacity(by: layer.level == 1 ? 0.5 : 0.3)
        }
        let scale = CGAffineTransform(scaleX: unit, y: unit)
        var result = DisplayItem(owner: owner.path, content: .group(.transform(scale), drawn))
        if opacity < 1 {
            guard opacity > 0 else { return [] }
            result = DisplayItem(owner: owner.path, content: .group(.opacity(CGFloat(opacity)), [result]))
        }
        return HierarchicalShapeStyle.primary.decoration(in: environment).applied(
            to: [result], in: CGRect(origin: .zero, size: size), environment: environment, owner: owner.path)
    }

    /// - Parameter inset: The paint of parts that stand in others; nil takes them out.
    private static func items(
        _ parts: [Symbol.Part], _ line: CGFloat, inset: DisplayPaint?, paint: (Symbol.Layer) -> DisplayPaint
    ) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for part in parts {
            switch part {
            case .fill(let path, let evenOdd, let layer):
                items.append(DisplayItem(content: .fill(.path(path), paint(layer), evenOdd: evenOdd)))
            case .stroke(let path, let factor, let layer):
                let style = StrokeStyle(lineWidth: line * factor, lineCap: .round, lineJoin: .round)
                items.append(DisplayItem(content: .stroke(.path(path), paint(layer), style)))
            case .inset(let inner) where inset != nil:
                items += Self.items(inner, line, inset: inset) { layer in inset ?? paint(layer) }
            case .cut(let inner), .inset(let inner):
                let black = DisplayPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
                let hole = Self.items(inner, line, inset: nil) { _ in black }
                items = [DisplayItem(content: .group(.cutout(hole), items))]
            }
        }
        return items
    }
}

extension SymbolTint {
    fileprivate var color: Color {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .cyan: .cyan
        case .blue: .blue
        }
    }
}
