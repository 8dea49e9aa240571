// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension Flattener {
    /// Adds the command of a content that is not a group.
    func addCommand(_ content: DisplayContent, _ context: Context, to node: FlattenedItem) {
        switch content {
        case .fill(.rectangle(let rect), .color(let color), _) where context.transform.isUpright:
            guard color.opacity > 0, rect.standardized.isDrawable else { return }
            let pixels = PixelRect(snapping: rect.standardized.applying(context.transform))
            let bounds = pixels.intersection(context.clip)
            guard !bounds.isEmpty else { return }
            let faded = color.multiplyingOpacity(by: context.opacity)
            node.commands.append(DrawCommand(bounds: bounds, ink: .fill(faded)))
        case .fill(let outline, let paint, let evenOdd):
            addOutline(
                .fill(outline, evenOdd: evenOdd), content, paint, outline.bounds, context, to: node)
        case .stroke(let outline, let paint, let style):
            guard style.lineWidth > 0 else { return }
            let reach = style.reach(around: outline)
            addOutline(
                .stroke(outline, style), content, paint,
                outline.bounds.insetBy(dx: -reach, dy: -reach), context, to: node)
        case .text(let layout): addText(layout, context, to: node)
        case .image(_, let placement):
            guard let split = PixelSplit(context.transform), placement.rect.isDrawable else { return }
            add(.painted(content), nil, placement.rect, split, context, to: node)
        case .group: break
        }
    }

    private func addOutline(
        _ source: SpriteKey.Source, _ content: DisplayContent, _ paint: DisplayPaint,
        _ box: CGRect, _ context: Context, to node: FlattenedItem
    ) {
        guard let split = PixelSplit(context.transform), box.isDrawable else { return }
        if case .color(let color) = paint {
            guard color.opacity > 0 else { return }
            add(source, color, box, split, context, to: node)
        } else if case .material(let material) = paint {
            let start = node.commands.count
            let black = ResolvedColor(red: 0, green: 0, blue: 0)
            add(source, black, box, split, context, to: node)
            for index in start..<node.commands.count {
                guard case .mask(let sprite, let color) = node.commands[index].ink else { continue }
                let scale = context.transform.meanScale
                node.commands[index].ink = .special(
                    SpecialCommand(
                        kind: .backdrop(material, scale: scale), sprite: sprite, opacity: color.opacity))
            }
        } else if !addGradient(source, paint, box, context, to: node) {
            add(.painted(content), nil, box, split, context, to: node)
        }
    }

    /// Adds a rectangle of whole pixels that a gradient fills, or returns false if it is anything else.
    private func addGradient(
        _ source: SpriteKey.Source, _ paint: DisplayPaint, _ box: CGRect, _ context: Context,
        to node: FlattenedItem
    ) -> Bool {
        guard case .fill(.rectangle, _) = source, context.transform.isUpright else { return false }
        let exact = box.standardized.applying(context.transform)
        let pixels = PixelRect(snapping: exact)
        guard pixels.isClose(to: exact),
            let layer = GradientLayer(paint, context.transform, opacity: context.opacity)
        else { return false }
        let bounds = pixels.intersection(context.clip)
        if !bounds.isEmpty { node.commands.append(DrawCommand(bounds: bounds, ink: .gradient(layer))) }
        return true
    }

    private func addText(_ layout: TextLayout, _ context: Context, to node: FlattenedItem) {
        var snapped = layout
        guard let split = PixelSplit(text: &snapped, context.transform) else { return }
        var height: CGFloat = 0
        var colors: Set<ResolvedColor> = []
        var plain = true
        for index in snapped.lines.indices {
            for run in snapped.lines[index].runs {
                height = max(height, run.font.size)
                colors.insert(run.color)
                // From here on there may be emoji, which have colours of their own.
                plain =
                    plain && run.details?.hasColors != true
                    && run.string.unicodeScalars.allSatisfy { $0.value < 0x2030 }
            }
        }
        // Glyphs may reach out of their advance and out of the line.
        let top = (snapped.lines.first?.baseline ?? 0) - height * 1.25
        let bottom = (snapped.lines.last?.baseline ?? 0) + height * 0.6
        let box = CGRect(
            x: -height * 0.3, y: top, width: snapped.size.width + height * 0.6, height: bottom - top)
        guard box.isDrawable else { return }
        if plain, colors.count == 1, let color = colors.first {
            guard color.opacity > 0 else { return }
            let black = ResolvedColor(red: 0, green: 0, blue: 0)
            for line in snapped.lines.indices {
                for run in snapped.lines[line].runs.indices {
                    snapped.lines[line].runs[run].color = black
                }
            }
            add(.text(snapped), color, box, split, context, to: node)
        } else {
            add(.painted(.text(snapped)), nil, box, split, context, to: node)
        }
    }

    /// The number of pixels up to which a text that is partly in view is drawn as a whole.
    private static var wholeTextArea: Int { 1 << 20 }
    private static var widest: PixelRect {
        PixelRect(left: -20_000, top: -20_000, right: 20_000, bottom: 20_000)
    }

    private func add(
        _ source: SpriteKey.Source, _ color: ResolvedColor?, _ box: CGRect, _ split: PixelSplit,
        _ context: Context, to node: FlattenedItem
    ) {
        let clip = context.clip.moved(x: -split.x, y: -split.y)
        var whole = PixelRect(covering: box.applying(split.transform), limit: clip)
        let bounds = whole
        guard !bounds.isEmpty else { return }
        if case .text = source {
            // Text lies on whole pixels: one that slides into view is drawn once and not with each new column.
            let all = PixelRect(covering: box.applying(split.transform), limit: Self.widest)
            if all.area <= Self.wholeTextArea { whole = all }
        }
        let key = SpriteKey(source: source, transform: split.transform, bounds: whole)
        let sprite = DrawCommand.Sprite(key: key, x: split.x, y: split.y)
        let ink: DrawCommand.Ink =
            color.map { .mask(sprite, $0.multiplyingOpacity(by: context.opacity)) }
            ?? .image(sprite, opacity: context.opacity)
        node.commands.append(DrawCommand(bounds: bounds.moved(x: split.x, y: split.y), ink: ink))
    }
}

extension CGRect {
    /// Indicates whether all numbers are finite and there is no negative side.
    var isDrawable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && size.width >= 0 && size.height >= 0
    }
}

extension StrokeStyle {
    /// Returns the greatest distance of the line's edge from the outline, in points.
    func reach(around outline: DisplayOutline) -> CGFloat {
        var factor: CGFloat = lineCap == .square ? 1.5 : 1
        switch outline {
        case .roundedRectangle, .ellipse: break
        case .rectangle: factor = 1.5
        case .hard(let inner): return reach(around: inner)
        case .path: if lineJoin == .miter { factor = max(factor, miterLimit) }
        }
        return lineWidth / 2 * factor
    }
}
