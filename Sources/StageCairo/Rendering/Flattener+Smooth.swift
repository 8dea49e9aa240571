// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

// Blurs so strong that the result is known at every eighth pixel. The blurred content decides, not the
// caller: a disc has a formula, other content of one colour is blurred as its coverage.
extension Flattener {
    /// Adds a blur as a smooth layer, or returns false if it is not one.
    func addSmoothBlur(
        _ radius: CGFloat, _ items: [DisplayItem], _ context: Context, to node: FlattenedItem
    ) -> Bool {
        let sigma = Blur(radius: radius, context.transform).sigma
        guard sigma >= BlurLayer.leastSigma, context.transform.isInvertible else { return false }
        if let (disc, color) = disc(items, context.transform, 1) {
            let faded = color.multiplyingOpacity(by: context.opacity)
            add(BlurLayer(shape: disc, sigma: sigma, color: faded, clip: context.clip), to: node)
            return true
        }
        guard let (sprite, color) = mask(items, sigma, context) else { return false }
        let faded = color.multiplyingOpacity(by: context.opacity)
        add(BlurLayer(shape: .mask(sprite), sigma: sigma, color: faded, clip: context.clip), to: node)
        return true
    }

    /// Adds a shadow as a smooth layer, or returns false if it is not one.
    func addSmoothShadow(
        _ color: ResolvedColor, _ radius: CGFloat, _ offset: (x: Int, y: Int), _ items: [DisplayItem],
        _ context: Context, to node: FlattenedItem
    ) -> Bool {
        let sigma = Blur(radius: radius, context.transform).sigma
        guard sigma >= BlurLayer.leastSigma, let split = PixelSplit(context.transform) else { return false }
        var shifted = context
        shifted.clip = context.clip.moved(x: -offset.x, y: -offset.y)
        var faded = color.multiplyingOpacity(by: context.opacity)
        var sprite: DrawCommand.Sprite
        if let (single, ink) = mask(items, sigma, shifted) {
            sprite = single
            faded = faded.multiplyingOpacity(by: ink.opacity)
        } else {
            let bounds = wideCommands(items, sigma, split, shifted)
                .reduce(PixelRect.empty) { $0.union($1.bounds) }
            guard !bounds.isEmpty else { return true }
            let key = SpriteKey(
                source: .coverage(items.map(\.withoutGradients)), transform: split.transform, bounds: bounds)
            sprite = DrawCommand.Sprite(key: key, x: split.x, y: split.y)
        }
        sprite.x += offset.x
        sprite.y += offset.y
        add(BlurLayer(shape: .mask(sprite), sigma: sigma, color: faded, clip: context.clip), to: node)
        return true
    }

    private func add(_ layer: BlurLayer, to node: FlattenedItem) {
        guard layer.color.opacity > 0, !layer.bounds.isEmpty else { return }
        node.commands.append(DrawCommand(bounds: layer.bounds, ink: .smooth(layer)))
    }

    /// The disc that items draw, if they are one and stay round.
    private func disc(
        _ items: [DisplayItem], _ transform: CGAffineTransform, _ opacity: Double
    ) -> (BlurLayer.Shape, ResolvedColor)? {
        guard items.count == 1, let item = items.first else { return nil }
        let inner = transform.translatedBy(x: item.origin.x, y: item.origin.y)
        switch item.content {
        case .fill(.ellipse(let rect), .color(let color), _):
            guard rect.isDrawable, inner.isSimilarity, abs(rect.width - rect.height) < 1e-6 * rect.width
            else { return nil }
            let center = CGPoint(x: rect.midX, y: rect.midY).applying(inner)
            guard abs(center.x) < 1e6, abs(center.y) < 1e6 else { return nil }
            let radius = Double(rect.width) / 2 * inner.meanScale
            guard radius > 0, radius < 1e5 else { return nil }
            return (
                .disc(x: Double(center.x), y: Double(center.y), radius: radius),
                color.multiplyingOpacity(by: opacity)
            )
        case .group(.identity, let items): return disc(items, inner, opacity)
        case .group(.opacity(let factor), let items) where factor > 0:
            return disc(items, inner, opacity * min(Double(factor), 1))
        case .group(.transform(let change), let items):
            return disc(items, change.concatenating(inner), opacity)
        default: return nil
        }
    }

    /// The sprite and the colour of items that are drawn as one coverage.
    private func mask(
        _ items: [DisplayItem], _ sigma: Double, _ context: Context
    ) -> (DrawCommand.Sprite, ResolvedColor)? {
        guard let split = PixelSplit(context.transform) else { return nil }
        let commands = wideCommands(items, sigma, split, context)
        guard commands.count == 1, let command = commands.first else { return nil }
        let moved = command.moved(x: split.x, y: split.y)
        guard !moved.bounds.isEmpty else { return nil }
        switch moved.ink {
        // A command that ends before its sprite does is clipped.
        case .mask(let sprite, let color)
        where sprite.key.bounds.moved(x: sprite.x, y: sprite.y) == moved.bounds:
            return (sprite, color)
        case .fill(let color):
            let rect = CGRect(x: 0, y: 0, width: moved.bounds.width, height: moved.bounds.height)
            let key = SpriteKey(
                source: .fill(.rectangle(rect), evenOdd: false), transform: .identity,
                bounds: PixelRect(left: 0, top: 0, right: moved.bounds.width, bottom: moved.bounds.height))
            return (DrawCommand.Sprite(key: key, x: moved.bounds.left, y: moved.bounds.top), color)
        default: return nil
        }
    }

    /// The commands of items, with those outside the clip that can be blurred into it.
    private func wideCommands(
        _ items: [DisplayItem], _ sigma: Double, _ split: PixelSplit, _ context: Context
    ) -> [DrawCommand] {
        let margin = Int((sigma * 3.3).rounded(.up)) + 2 * BlurLayer.step
        let clip = context.clip.moved(x: -split.x, y: -split.y).outset(by: margin)
        return commands(items, Context(transform: split.transform, opacity: 1, clip: clip))
    }

    /// Adds items inside an outline that is not an upright rectangle.
    func addClipped(
        _ outline: DisplayOutline, _ evenOdd: Bool, _ effect: DisplayEffect, _ items: [DisplayItem],
        _ context: Context, to node: FlattenedItem, _ previous: [FlattenedItem]
    ) {
        let box = outline.bounds
        if box.isDrawable, let split = PixelSplit(context.transform) {
            let clip = context.clip.moved(x: -split.x, y: -split.y)
            let bounds = PixelRect(covering: box.applying(split.transform), limit: clip)
            if bounds.area >= leastGroupArea {
                var inner = context
                inner.opacity = 1
                inner.clip = bounds.moved(x: split.x, y: split.y)
                node.children = nodes(items, inner, previous: previous)
                let commands = node.children.flatMap(\.commands)
                let all = commands.reduce(PixelRect.empty) { $0.union($1.bounds) }
                guard !all.isEmpty else { return }
                let key = SpriteKey(
                    source: .fill(outline, evenOdd: evenOdd), transform: split.transform, bounds: bounds)
                let group = CommandGroup(
                    commands: BlurField.joined(commands), opacity: context.opacity,
                    cover: DrawCommand.Sprite(key: key, x: split.x, y: split.y))
                node.commands.append(DrawCommand(bounds: all, ink: .group(group)))
                return
            }
        }
        addSprite(.group(effect, items), items, margin: 0, context, to: node)
    }
}

extension CGAffineTransform {
    /// Indicates whether it maps circles to circles.
    var isSimilarity: Bool {
        let size = max(abs(a), abs(b), abs(c), abs(d)) * 1e-6
        return isInvertible
            && (abs(a - d) <= size && abs(b + c) <= size || abs(a + d) <= size && abs(b - c) <= size)
    }
}

extension DisplayItem {
    /// The item with black in place of opaque gradients: as much coverage, and sooner drawn.
    fileprivate var withoutGradients: DisplayItem {
        var item = self
        let black = DisplayPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
        switch content {
        case .fill(let outline, let paint, let evenOdd) where paint.isOpaqueGradient:
            item.content = .fill(outline, black, evenOdd: evenOdd)
        case .stroke(let outline, let paint, let style) where paint.isOpaqueGradient:
            item.content = .stroke(outline, black, style)
        case .group(let effect, let items):
            item.content = .group(effect, items.map(\.withoutGradients))
        default: break
        }
        return item
    }
}

extension DisplayPaint {
    fileprivate var isOpaqueGradient: Bool {
        switch self {
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
        default: false
        }
    }
}
