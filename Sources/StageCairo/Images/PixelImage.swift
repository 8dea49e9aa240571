// Licensed under the Apache License, Version 2.0.

/// A picture as a value: premultiplied blue, green, red, alpha in sRGB, 8 bits each.
public struct PixelImage: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Four bytes to a pixel, row by row without padding.
    public let bytes: [UInt8]

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - bytes: `width * height * 4` bytes; another count is a programmer's error.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && bytes.count == width * height * 4,
            "A picture of \(width) x \(height) pixels needs \(width * height * 4) bytes, not \(bytes.count)")
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
