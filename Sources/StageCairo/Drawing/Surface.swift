// Licensed under the Apache License, Version 2.0.

import CPangoCairo

/// Pixels that cairo draws into.
final class Surface {
    /// What a pixel holds.
    enum Format {
        /// Premultiplied blue, green, red, alpha.
        case color
        /// Coverage only.
        case mask
    }

    let raw: OpaquePointer
    let width: Int
    let height: Int
    let stride: Int
    let format: Format
    /// The first byte; nil when the surface holds no pixel.
    let data: UnsafeMutablePointer<UInt8>?

    /// Creates a clear surface.
    init(width: Int, height: Int, format: Format) {
        raw = cairo_image_surface_create(
            format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(max(width, 0)),
            Int32(max(height, 0)))
        data = cairo_image_surface_get_data(raw)
        // A surface that could not be made counts as empty: drawing into it does nothing.
        self.width = data == nil ? 0 : width
        self.height = data == nil ? 0 : height
        self.stride = data == nil ? 0 : Int(cairo_image_surface_get_stride(raw))
        self.format = format
    }

    deinit { cairo_surface_destroy(raw) }

    /// The number of bytes of the pixels.
    var byteCount: Int { stride * height }

    /// Makes earlier cairo drawing visible to readers of the memory.
    func flush() { cairo_surface_flush(raw) }

    /// Tells cairo that the memory was written directly.
    func markDirty() { cairo_surface_mark_dirty(raw) }

    /// Makes all pixels clear.
    func clear() {
        flush()
        data?.update(repeating: 0, count: byteCount)
        markDirty()
    }
}
