// Licensed under the Apache License, Version 2.0.

/// Memory for coverage that is used once, at once: it is clear before and after each use.
///
/// It stays in the processor's cache, where a separate sprite would be new memory in each frame.
final class MaskSheet {
    /// The bytes that are kept at most.
    private static let limit = 4 << 20

    private var memory: UnsafeMutablePointer<UInt8>?
    private var byteCount = 0

    deinit { memory?.deallocate() }

    /// A clear surface of a size; nil when it would be too large. The caller clears it after drawing.
    func surface(width: Int, height: Int) -> Surface? {
        let stride = (width + 63) & ~63
        let needed = stride * height
        guard needed > 0, needed <= Self.limit else { return nil }
        if needed > byteCount {
            memory?.deallocate()
            byteCount = max(needed, min(2 * byteCount, Self.limit))
            let made = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount)
            made.initialize(repeating: 0, count: byteCount)
            memory = made
        }
        return memory.map {
            Surface(mask: $0, width: width, height: height, stride: stride, owner: self)
        }
    }
}
