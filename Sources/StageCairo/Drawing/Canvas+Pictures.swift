// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// Pictures whose files have been read, by their contents.
@MainActor
final class PictureCache {
    private var pictures: [DisplayImage: Surface] = [:]

    /// The pixels of a picture; nil when its file cannot be read.
    func surface(of image: DisplayImage) -> Surface? {
        if let known = pictures[image] { return known }
        guard let pixels = PixelImage(file: image.bytes) else { return nil }
        let surface = Surface(width: pixels.width, height: pixels.height, format: .color)
        guard let data = surface.data else { return nil }
        pixels.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<pixels.height {
                memcpy(data + row * surface.stride, base + row * pixels.width * 4, pixels.width * 4)
            }
        }
        surface.markDirty()
        // Screens show few pictures; more than these are read again.
        if pictures.count >= 64 { pictures.removeAll() }
        pictures[image] = surface
        return surface
    }
}

extension Canvas {
    /// Draws a part of a picture in a rectangle, whose edges lie on pixels where it is upright.
    @MainActor
    func draw(_ image: DisplayImage, _ placement: DisplayImage.Placement, _ pictures: PictureCache) {
        guard let pixels = pictures.surface(of: image), placement.rect.isDrawable else { return }
        var rect = placement.rect
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        if matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 {
            func snap(_ value: CGFloat, _ scale: Double, _ move: Double) -> CGFloat {
                CGFloat(((Double(value) * scale + move + 0.5).rounded(.down) - move) / scale)
            }
            let left = snap(rect.minX, matrix.xx, matrix.x0)
            let top = snap(rect.minY, matrix.yy, matrix.y0)
            rect = CGRect(
                x: left, y: top, width: snap(rect.maxX, matrix.xx, matrix.x0) - left,
                height: snap(rect.maxY, matrix.yy, matrix.y0) - top)
        }
        guard rect.width > 0, rect.height > 0 else { return }
        setPicture(
            pixels, image, source: placement.source,
            tile: placement.tiles
                ? CGRect(origin: rect.origin, size: placement.source.size) : rect,
            extend: placement.tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD,
            filter: placement.interpolation.filter)
        cairo_new_path(cr)
        cairo_rectangle(
            cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_fill(cr)
    }

    /// Sets a part of a picture as the source, so that it lies in a rectangle.
    func setPicture(
        _ pixels: Surface, _ image: DisplayImage, source: CGRect, tile: CGRect, extend: cairo_extend_t,
        filter: cairo_filter_t
    ) {
        let scale = Double(image.scale)
        let (left, top) = (Double(source.minX) * scale, Double(source.minY) * scale)
        let (width, height) = (Double(source.width) * scale, Double(source.height) * scale)
        guard width > 0, height > 0, tile.width > 0, tile.height > 0 else { return }
        let isWhole = left == 0 && top == 0 && Int(width) == pixels.width && Int(height) == pixels.height
        let part =
            isWhole
            ? cairo_surface_reference(pixels.raw)
            : cairo_surface_create_for_rectangle(pixels.raw, left, top, width, height)
        guard let part else { return }
        defer { cairo_surface_destroy(part) }
        guard let pattern = cairo_pattern_create_for_surface(part) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let sx = width / Double(tile.width)
        let sy = height / Double(tile.height)
        var matrix = cairo_matrix_t(
            xx: sx, yx: 0, xy: 0, yy: sy, x0: -Double(tile.minX) * sx, y0: -Double(tile.minY) * sy)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, extend)
        cairo_pattern_set_filter(pattern, filter)
        cairo_set_source(cr, pattern)
    }
}

extension DisplayImage.Placement.Interpolation {
    var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
