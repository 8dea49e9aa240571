// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation

/// Pixels that cairo draws into.
final class Surface {
    /// The content of a pixel.
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
    /// The coordinates of the first pixel, for drawing a part of a larger picture.
    private(set) var origin = (x: 0, y: 0)

    /// Creates a clear surface.
    init(width: Int, height: Int, format: Format) {
        let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        let (columns, rows) = (Int32(clamping: max(width, 0)), Int32(clamping: max(height, 0)))
        let stride = Int(cairo_format_stride_for_width(kind, columns))
        mapping = Mapping(byteCount: max(stride, 0) * Int(rows))
        owner = nil
        if let bytes = mapping?.bytes {
            raw = cairo_image_surface_create_for_data(bytes, kind, columns, rows, Int32(stride))
        } else {
            raw = cairo_image_surface_create(kind, columns, rows)
        }
        data = cairo_image_surface_get_data(raw)
        // A surface that could not be made counts as empty: drawing into it does nothing.
        self.width = data == nil ? 0 : Int(columns)
        self.height = data == nil ? 0 : Int(rows)
        self.stride = data == nil ? 0 : Int(cairo_image_surface_get_stride(raw))
        self.format = format
    }

    /// Creates a surface of coverage in memory that another object owns and keeps clear.
    init(mask memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, owner: AnyObject) {
        (self.width, self.height, self.stride, format) = (width, height, stride, .mask)
        (data, mapping, self.owner) = (memory, nil, owner)
        raw = cairo_image_surface_create_for_data(
            memory, CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height), Int32(stride))
    }

    deinit { cairo_surface_destroy(raw) }

    /// Memory in large pages, which are made clear four times faster than small ones.
    ///
    /// Unchecked, because of the pointer: it never changes, and the memory behind it is only written
    /// by the surface. Getting the pages changes no byte.
    private final class Mapping: @unchecked Sendable {
        let bytes: UnsafeMutablePointer<UInt8>
        private let byteCount: Int

        /// Maps memory for large surfaces; nil for small ones, or when there is none.
        init?(byteCount: Int) {
            guard byteCount >= 4 << 20,
                let address = mmap(
                    nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
                address != MAP_FAILED
            else { return nil }
            madvise(address, byteCount, Int32(MADV_HUGEPAGE))
            self.byteCount = byteCount
            bytes = address.assumingMemoryBound(to: UInt8.self)
        }

        deinit { munmap(bytes, byteCount) }

        /// Gets the pages from the system before they are drawn on, which takes milliseconds.
        ///
        /// In pieces, because other threads have to wait for their memory during each of them. Where
        /// the system cannot do it, the pages come one by one as before.
        func populate() {
            let piece = 2 << 20
            for start in Swift.stride(from: 0, to: byteCount, by: piece) {
                madvise(bytes + start, min(piece, byteCount - start), Int32(MADV_POPULATE_WRITE))
            }
        }
    }

    // Goes after the cairo surface that uses it: stored properties outlive the body of deinit.
    private let mapping: Mapping?
    /// The owner of the memory, when it is not the surface's own.
    private let owner: AnyObject?

    /// The number of bytes of the pixels.
    var byteCount: Int { stride * height }

    /// Gets the memory of a large surface ready on another thread.
    func prepare() {
        guard let mapping else { return }
        Task.detached(priority: .userInitiated) { mapping.populate() }
    }

    /// Changes the coordinates of the first pixel.
    func moveOrigin(x: Int, y: Int) {
        origin = (x, y)
        cairo_surface_set_device_offset(raw, -Double(x), -Double(y))
    }

    /// The address of a pixel; nil if there are no pixels.
    func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8>? {
        data.map { $0 + (y - origin.y) * stride + 4 * (x - origin.x) }
    }

    /// Its pixels, in the coordinates of its origin.
    var bounds: PixelRect {
        PixelRect(left: origin.x, top: origin.y, right: origin.x + width, bottom: origin.y + height)
    }

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
