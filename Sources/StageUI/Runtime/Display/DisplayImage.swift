// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture made of pixels, as the bytes of its file.
///
/// Two pictures are equal when their bytes are; the comparison reads the digest only.
public struct DisplayImage: Hashable, Sendable, Codable {
    private final class Storage: Sendable {
        let bytes: [UInt8]
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// A digest of the bytes; equal for equal pictures.
    public let digest: UInt64
    /// The number of columns of pixels.
    public let pixelWidth: Int
    /// The number of rows of pixels.
    public let pixelHeight: Int
    /// The pixels in a point.
    public let scale: CGFloat
    private let storage: Storage

    /// The bytes of the file.
    public var bytes: [UInt8] { storage.bytes }
    /// The size in points.
    public var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }

    /// Creates a picture from the bytes of a PNG or a JPEG file; nil for other bytes.
    public init?(_ bytes: [UInt8], scale: CGFloat = 1) {
        guard scale > 0, let header = PictureFile(bytes) else { return nil }
        (pixelWidth, pixelHeight) = (header.width, header.height)
        guard (1...32_768).contains(pixelWidth), (1...32_768).contains(pixelHeight) else { return nil }
        self.scale = scale
        storage = Storage(bytes)
        digest = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Returns whether two pictures have the same bytes and scale.
    public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
        a.digest == b.digest && a.scale == b.scale && a.pixelWidth == b.pixelWidth
            && a.pixelHeight == b.pixelHeight
    }

    /// Hashes the number made of the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
        hasher.combine(scale)
    }

    private enum CodingKeys: String, CodingKey { case png, jpeg, scale }

    /// Reads a picture: the bytes of its file and its scale.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = container.contains(.jpeg) ? CodingKeys.jpeg : .png
        let bytes = try container.decode(Data.self, forKey: key)
        let scale = try container.decode(CGFloat.self, forKey: .scale)
        guard let image = DisplayImage(Array(bytes), scale: scale) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container, debugDescription: "These bytes are no PNG and no JPEG file.")
        }
        self = image
    }

    /// Writes the bytes of the file and the scale.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Data(bytes), forKey: PictureFile(bytes)?.isJPEG == true ? .jpeg : .png)
        try container.encode(scale, forKey: .scale)
    }
}

extension DisplayImage {
    /// The part of a picture to draw, and where it is drawn.
    public struct Placement: Hashable, Sendable, Codable {
        /// A method of computing pixels between the picture's own.
        public enum Interpolation: String, Hashable, Sendable, Codable {
            case none, low, medium, high
        }

        /// The part of the picture, in its points.
        public var source: CGRect
        /// The frame of the drawn part, in the item's coordinates.
        public var rect: CGRect
        /// Indicates whether the part is repeated at its own size instead of being stretched.
        public var tiles: Bool
        /// The method of computing pixels between the picture's own.
        public var interpolation: Interpolation

        /// Creates a placement.
        public init(
            source: CGRect, rect: CGRect, tiles: Bool = false, interpolation: Interpolation = .medium
        ) {
            self.source = source
            self.rect = rect
            self.tiles = tiles
            self.interpolation = interpolation
        }
    }
}
