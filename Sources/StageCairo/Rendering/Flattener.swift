// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Turns a display list into draw commands, reusing those of the items that stayed the same.
struct Flattener {
    /// The number of pixels from which a group is put together in strips.
    var leastGroupArea = CommandGroup.leastArea

    /// The state that an item inherits from the groups around it.
    struct Context: Equatable {
        var transform: CGAffineTransform
        var opacity: Double
        var clip: PixelRect
    }

    /// Flattens items; `previous` holds the nodes of the items before, by position.
    func nodes(_ items: [DisplayItem], _ context: Context, previous: [FlattenedItem] = []) -> [FlattenedItem]
    {
        items.indices.map { index in
            node(items[index], context, previous: index < previous.count ? previous[index] : nil)
        }
    }

    /// Flattens items without anything to reuse.
    func commands(_ items: [DisplayItem], _ context: Context) -> [DrawCommand] {
        nodes(items, context).flatMap(\.commands)
    }

    private func node(_ item: DisplayItem, _ context: Context, previous: FlattenedItem?) -> FlattenedItem {
        if let previous, previous.context == context, previous.item == item { return previous }
        let node = FlattenedItem(item, context)
        guard !context.clip.isEmpty, context.opacity > 0 else { return node }
        var inner = context
        inner.transform = context.transform.translatedBy(x: item.origin.x, y: item.origin.y)
        switch item.content {
        case .group(let effect, let items):
            let before = previous?.children ?? []
            node.packed = previous?.packed
            add(effect, items, inner, to: node, before)
        default: addCommand(item.content, inner, to: node)
        }
        return node
    }

    private func add(
        _ effect: DisplayEffect, _ items: [DisplayItem], _ context: Context, to node: FlattenedItem,
        _ previous: [FlattenedItem]
    ) {
        var inner = context
        switch effect {
        case .identity: break
        case .transform(let transform):
            inner.transform = transform.concatenating(context.transform)
        case .projection(let map):
            addProjected(map, items, context, to: node)
            return
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            if opacity < 1 {
                addFaded(Double(opacity), items, context, to: node, previous)
                return
            }
        case .clip(let outline, let evenOdd):
            if context.transform.isUpright, let rect = outline.rectangle {
                let pixels = PixelRect(snapping: rect.standardized.applying(context.transform))
                inner.clip = context.clip.intersection(pixels)
                break
            }
            addClipped(outline, evenOdd, effect, items, context, to: node, previous)
            return
        case .blend(let mode):
            addBlended(mode, items, context, to: node)
            return
        case .mask, .cutout, .colors:
            addSprite(.group(effect, items), items, margin: 0, context, to: node)
            return
        case .blur(let radius):
            if radius > 0 {
                if addSmoothBlur(radius, items, context, to: node) { return }
                addSprite(
                    .group(effect, items), items,
                    margin: Blur(radius: radius, context.transform).margin, context, to: node)
                return
            }
        case .shadow(let color, let radius, let offset):
            addShadow(color, radius, offset, items, context, to: node)
        }
        node.children = nodes(items, inner, previous: previous)
        node.commands += node.children.flatMap(\.commands)
    }

    private func addFaded(
        _ opacity: Double, _ items: [DisplayItem], _ context: Context, to node: FlattenedItem,
        _ previous: [FlattenedItem]
    ) {
        // Without the opacity, so that the children stay as they are while only it changes.
        var inner = context
        inner.opacity = 1
        node.children = nodes(items, inner, previous: previous)
        let isSame = node.children.count == previous.count && zip(node.children, previous).allSatisfy(===)
        let commands = node.children.flatMap(\.commands)
        // Commands that do not overlap can be faded one by one.
        if Self.areDisjoint(commands) {
            node.commands = commands.map { $0.multiplyingOpacity(by: opacity * context.opacity) }
            return
        }
        if let parts = Self.parted(commands, opacity * context.opacity) {
            node.commands = parts
            return
        }
        let bounds = commands.reduce(PixelRect.empty) { $0.union($1.bounds) }
        if bounds.area >= leastGroupArea, !commands.contains(where: \.readsAround) {
            let packed = (isSame ? node.packed : nil) ?? PackedGroup()
            node.packed = packed
            let group = CommandGroup(
                commands: BlurField.joined(commands), opacity: opacity * context.opacity, cover: nil,
                packed: packed)
            node.commands.append(DrawCommand(bounds: bounds, ink: .group(group)))
        } else {
            addSprite(.group(.identity, items), items, margin: 0, context, to: node, opacity)
        }
    }

    /// A faded group of a smooth layer, such as a shadow, and of smaller things on it: outside of those,
    /// the layer is all there is and can be faded alone.
    private static func parted(_ commands: [DrawCommand], _ opacity: Double) -> [DrawCommand]? {
        guard let first = commands.first, case .smooth(var layer) = first.ink, layer.hole == nil,
            !commands.dropFirst().contains(where: \.isSmooth)
        else { return nil }
        let rest = commands.dropFirst().reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard rest.area < first.bounds.area / 2 else { return nil }
        layer.hole = rest
        let alone = DrawCommand(bounds: first.bounds, ink: .smooth(layer)).multiplyingOpacity(by: opacity)
        let group = CommandGroup(commands: BlurField.joined(commands), opacity: opacity, cover: nil)
        return [alone, DrawCommand(bounds: rest, ink: .group(group))]
    }

    private static func areDisjoint(_ commands: [DrawCommand]) -> Bool {
        guard commands.count <= 16, !commands.contains(where: \.readsBelow) else { return false }
        for (index, command) in commands.enumerated() {
            for other in commands[..<index] where other.bounds.intersects(command.bounds) { return false }
        }
        return true
    }

    private func addShadow(
        _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize, _ items: [DisplayItem],
        _ context: Context, to node: FlattenedItem
    ) {
        guard color.opacity > 0 else { return }
        let moved = CGPoint(x: offset.width, y: offset.height).applying(context.transform.linear)
        // A whole number of pixels, so that the shadow's sprite does not depend on the offset.
        let (dx, dy) = (Double(moved.x).rounded(), Double(moved.y).rounded())
        guard abs(dx) < 1e6, abs(dy) < 1e6 else { return }
        if addSmoothShadow(color, radius, (Int(dx), Int(dy)), items, context, to: node) { return }
        var shifted = context
        shifted.clip = context.clip.moved(x: -Int(dx), y: -Int(dy))
        let start = node.commands.count
        addSprite(
            .shadow(items, radius: radius), items,
            margin: Blur(radius: radius, context.transform).margin, shifted, to: node, 1, color)
        for index in start..<node.commands.count {
            node.commands[index] = node.commands[index].moved(x: Int(dx), y: Int(dy))
        }
    }

    /// Adds the sprite of items that are seen in perspective.
    private func addProjected(
        _ map: DisplayProjection, _ items: [DisplayItem], _ context: Context, to node: FlattenedItem
    ) {
        guard let split = PixelSplit(context.transform) else { return }
        let clip = context.clip.moved(x: -split.x, y: -split.y)
        let bounds = Projector(items, map, split.transform).bounds(within: clip)
        guard !bounds.isEmpty else { return }
        let key = SpriteKey(
            source: .group(.projection(map), items), transform: split.transform, bounds: bounds)
        let sprite = DrawCommand.Sprite(key: key, x: split.x, y: split.y)
        node.commands.append(
            DrawCommand(
                bounds: bounds.moved(x: split.x, y: split.y), ink: .image(sprite, opacity: context.opacity)))
    }

    /// Adds the sprite of items, to be mixed with what lies below.
    private func addBlended(
        _ mode: BlendMode, _ items: [DisplayItem], _ context: Context, to node: FlattenedItem
    ) {
        let start = node.commands.count
        addSprite(.group(.identity, items), items, margin: 0, context, to: node)
        for index in start..<node.commands.count {
            guard case .image(let sprite, let opacity) = node.commands[index].ink else { continue }
            node.commands[index].ink = .special(
                SpecialCommand(kind: .blend(mode), sprite: sprite, opacity: opacity))
        }
    }

    /// Adds the sprite of items as a whole.
    func addSprite(
        _ source: SpriteKey.Source, _ items: [DisplayItem], margin: Int, _ context: Context,
        to node: FlattenedItem, _ opacity: Double = 1, _ color: ResolvedColor? = nil
    ) {
        guard let split = PixelSplit(context.transform) else { return }
        // Content outside the clip can still be blurred into it.
        let clip = context.clip.moved(x: -split.x, y: -split.y)
        let wide = Context(
            transform: split.transform, opacity: 1, clip: clip.outset(by: margin))
        let content = commands(items, wide).reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !content.isEmpty else { return }
        let key = SpriteKey(
            source: source, transform: split.transform, bounds: content.outset(by: margin))
        let bounds = key.bounds.intersection(clip).moved(x: split.x, y: split.y)
        guard !bounds.isEmpty else { return }
        let sprite = DrawCommand.Sprite(key: key, x: split.x, y: split.y)
        let alpha = opacity * context.opacity
        let ink: DrawCommand.Ink =
            color.map { .mask(sprite, $0.multiplyingOpacity(by: alpha)) }
            ?? .image(sprite, opacity: alpha)
        node.commands.append(DrawCommand(bounds: bounds, ink: ink))
    }
}

/// An item of a display list with the draw commands that it came to.
final class FlattenedItem {
    let item: DisplayItem
    let context: Flattener.Context
    var children: [FlattenedItem] = []
    var commands: [DrawCommand] = []
    /// The packed pixels of a faded group, as long as its commands stay.
    var packed: PackedGroup?

    init(_ item: DisplayItem, _ context: Flattener.Context) {
        self.item = item
        self.context = context
    }
}
