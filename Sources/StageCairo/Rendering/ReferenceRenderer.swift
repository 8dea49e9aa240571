// Licensed under the Apache License, Version 2.0.

import CPangoCairo
public import Foundation
public import StageUI

/// Draws each list from nothing with plain cairo: no caches, no damage, no coarse grids.
///
/// It is the reference for the pixels of `CairoRenderer` and for its speed.
@MainActor
public final class ReferenceRenderer {
    /// The method of blurs and shadows.
    public enum BlurMethod: Hashable, Sendable {
        /// The Gaussian on single pixels, for exact pictures.
        case gaussian
        /// Three passes of a moving average, as most plain renderers do, for comparing speed.
        case threeAverages
    }

    private let surface: Surface
    private let blurMethod: BlurMethod
    private let scale: CGFloat
    private let shaper: CairoTextShaper
    private var scratch: [Float] = []

    /// Creates a clear canvas of a size in points, with `scale` pixels to a point.
    public init(
        size: CGSize, scale: CGFloat, shaper: CairoTextShaper, blurMethod: BlurMethod = .gaussian
    ) {
        self.blurMethod = blurMethod
        self.scale = scale
        self.shaper = shaper
        surface = Surface(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up)), format: .color)
    }

    /// Draws a list over a clear canvas.
    public func render(_ list: DisplayList) {
        surface.clear()
        draw(list.items, on: Canvas(surface), CGAffineTransform(scaleX: scale, y: scale))
        surface.flush()
    }

    /// A copy of the pixels.
    public var image: PixelImage {
        surface.image
    }

    private func draw(_ items: [DisplayItem], on canvas: Canvas, _ transform: CGAffineTransform) {
        for item in items {
            let inner = transform.translatedBy(x: item.origin.x, y: item.origin.y)
            guard inner.isInvertible else { continue }
            switch item.content {
            case .group(let effect, let items): draw(effect, items, on: canvas, inner)
            case .text(var layout):
                guard let split = PixelSplit(text: &layout, inner) else { continue }
                var snapped = split.transform
                snapped.tx += CGFloat(split.x)
                snapped.ty += CGFloat(split.y)
                canvas.setTransform(snapped)
                shaper.draw(layout, on: canvas)
            case .fill(.rectangle(let rect), .color(let color), _) where inner.isUpright:
                guard rect.standardized.isDrawable else { continue }
                cairo_identity_matrix(canvas.cr)
                canvas.setColor(color)
                cairo_new_path(canvas.cr)
                canvas.rectangle(PixelRect(snapping: rect.standardized.applying(inner)))
                cairo_fill(canvas.cr)
            case .fill(let outline, .material(let material), let evenOdd):
                let all = PixelRect(
                    left: 0, top: 0, right: canvas.surface.width, bottom: canvas.surface.height)
                let part = PixelRect(covering: outline.bounds.applying(inner), limit: all)
                guard !part.isEmpty,
                    let blurred = canvas.backdrop(of: part, material, scale: inner.meanScale)
                else { continue }
                canvas.setTransform(inner)
                cairo_new_path(canvas.cr)
                canvas.add(outline)
                cairo_identity_matrix(canvas.cr)
                cairo_set_source_surface(
                    canvas.cr, blurred.surface.raw, Double(blurred.left), Double(blurred.top))
                cairo_set_fill_rule(
                    canvas.cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(canvas.cr)
            default:
                canvas.setTransform(inner)
                canvas.draw(item.content, shaper: shaper)
            }
        }
    }

    private func draw(
        _ effect: DisplayEffect, _ items: [DisplayItem], on canvas: Canvas, _ transform: CGAffineTransform
    ) {
        switch effect {
        case .identity: draw(items, on: canvas, transform)
        case .transform(let change): draw(items, on: canvas, change.concatenating(transform))
        case .projection(let map):
            let projector = Projector(items, map, transform)
            let all = PixelRect(left: 0, top: 0, right: canvas.surface.width, bottom: canvas.surface.height)
            let (bounds, content) = (projector.bounds(within: all), projector.content)
            guard !bounds.isEmpty else { return }
            let flat = Surface(width: content.width, height: content.height, format: .color)
            let corner = CGAffineTransform(
                translationX: CGFloat(-content.left), y: CGFloat(-content.top))
            draw(items, on: Canvas(flat), projector.flat.concatenating(corner))
            let part = Surface(width: bounds.width, height: bounds.height, format: .color)
            projector.warp(flat, to: part, left: bounds.left, top: bounds.top)
            paint((part, Double(bounds.left), Double(bounds.top)), on: canvas, opacity: 1)
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            guard opacity < 1 else { return draw(items, on: canvas, transform) }
            let part = offscreen(items, transform, margin: 0, canvas)
            paint(part, on: canvas, opacity: Double(opacity))
        case .clip(let outline, let evenOdd):
            canvas.save()
            if let rect = outline.rectangle, transform.isUpright {
                cairo_new_path(canvas.cr)
                cairo_identity_matrix(canvas.cr)
                canvas.rectangle(PixelRect(snapping: rect.standardized.applying(transform)))
            } else {
                canvas.setTransform(transform)
                canvas.begin(outline)
            }
            cairo_set_fill_rule(canvas.cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(canvas.cr)
            draw(items, on: canvas, transform)
            canvas.restore()
        case .mask(let masking):
            let part = offscreen(items, transform, margin: 0, canvas)
            let mask = offscreen(masking, transform, margin: 0, canvas)
            cairo_identity_matrix(canvas.cr)
            cairo_set_source_surface(canvas.cr, part.surface.raw, part.x, part.y)
            cairo_mask_surface(canvas.cr, mask.surface.raw, mask.x, mask.y)
        case .cutout(let removed):
            let part = offscreen(items, transform, margin: 0, canvas)
            let hole = offscreen(removed, transform, margin: 0, canvas)
            let cut = Canvas(part.surface)
            cairo_set_operator(cut.cr, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_source_surface(cut.cr, hole.surface.raw, hole.x - part.x, hole.y - part.y)
            cairo_paint(cut.cr)
            paint(part, on: canvas, opacity: 1)
        case .colors(let matrix):
            let part = offscreen(items, transform, margin: 0, canvas)
            part.surface.apply(matrix)
            paint(part, on: canvas, opacity: 1)
        case .blend(let mode):
            let part = offscreen(items, transform, margin: 0, canvas)
            guard mode != .plusDarker else {
                let all = canvas.surface.bounds
                canvas.addDarker(
                    part.surface, left: Int(part.x), top: Int(part.y), opacity: 1, within: all)
                break
            }
            cairo_set_operator(canvas.cr, mode.cairoOperator)
            paint(part, on: canvas, opacity: 1)
            cairo_set_operator(canvas.cr, CAIRO_OPERATOR_OVER)
        case .blur(let radius):
            let blur = Blur(radius: radius, transform)
            let part = offscreen(items, transform, margin: blur.margin, canvas)
            apply(blur, to: part.surface)
            paint(part, on: canvas, opacity: 1)
        case .shadow(let color, let radius, let offset):
            let blur = Blur(radius: radius, transform)
            let part = offscreen(items, transform, margin: blur.margin, canvas, .mask)
            apply(blur, to: part.surface)
            let moved = CGPoint(x: offset.width, y: offset.height).applying(transform.linear)
            cairo_identity_matrix(canvas.cr)
            canvas.setColor(color)
            cairo_mask_surface(
                canvas.cr, part.surface.raw, part.x + Double(moved.x).rounded(),
                part.y + Double(moved.y).rounded())
            draw(items, on: canvas, transform)
        }
    }

    private typealias Part = (surface: Surface, x: Double, y: Double)

    /// Draws items on a separate surface, with a margin around their bounds.
    private func offscreen(
        _ items: [DisplayItem], _ transform: CGAffineTransform, margin: Int, _ canvas: Canvas,
        _ format: Surface.Format = .color
    ) -> Part {
        let around = 2 * margin + 512
        let wide = PixelRect(
            left: 0, top: 0, right: surface.width, bottom: surface.height
        ).outset(by: around)
        let context = Flattener.Context(transform: transform, opacity: 1, clip: wide)
        let bounds = Flattener().commands(items, context)
            .reduce(PixelRect.empty) { $0.union($1.bounds) }.outset(by: margin)
        let part = Surface(width: bounds.width, height: bounds.height, format: format)
        let (x, y) = (CGFloat(bounds.left), CGFloat(bounds.top))
        draw(
            items, on: Canvas(part),
            transform.concatenating(CGAffineTransform(translationX: -x, y: -y)))
        return (part, Double(x), Double(y))
    }

    private func apply(_ blur: Blur, to surface: Surface) {
        switch blurMethod {
        case .gaussian: blur.apply(to: surface, scratch: &scratch, fullResolution: true)
        case .threeAverages: blur.applyAverages(to: surface)
        }
    }

    private func paint(_ part: Part, on canvas: Canvas, opacity: Double) {
        cairo_identity_matrix(canvas.cr)
        cairo_set_source_surface(canvas.cr, part.surface.raw, part.x, part.y)
        cairo_paint_with_alpha(canvas.cr, opacity)
    }
}
