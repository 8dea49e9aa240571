// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A picture as Core Graphics has it: its size, and parts of it.
public final class CGImage: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    let picture: UIImage

    init(_ picture: UIImage) {
        width = Int(picture.size.width * picture.scale)
        height = Int(picture.size.height * picture.scale)
        self.picture = picture
    }
    /// Returns whether two pictures look the same.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }
    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension CGImage {
    /// Returns the part of the picture in a rectangle of pixels, made larger to whole ones; nil outside of the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let scale = picture.scale
        let points = CGRect(
            x: part.minX / scale, y: part.minY / scale, width: part.width / scale,
            height: part.height / scale)
        return CGImage(
            UIImage(
                picture.image.part(points, of: picture.size, size: points.size), pixels: nil,
                size: points.size, scale: scale, picture.renderingMode))
    }
}

extension CGImage {
    /// Creates the picture of a file, smaller where its longer side has more pixels than a number; nil for other bytes.
    package convenience init?(_ data: Data, atMost pixels: Int? = nil) {
        let bytes = Array(data)
        guard let whole = DisplayImage(bytes) else { return nil }
        let longer = max(whole.pixelWidth, whole.pixelHeight)
        let factor = pixels.map { max(1, CGFloat(longer) / CGFloat(max(1, $0))) } ?? 1
        guard let shown = DisplayImage(bytes, scale: factor) else { return nil }
        let size = CGSize(width: shown.size.width.rounded(), height: shown.size.height.rounded())
        self.init(UIImage(Image(loaded: shown), pixels: shown, size: size, scale: 1, .automatic))
    }
    /// The bytes of the file that the picture was made from; nil for other pictures.
    package var fileBytes: Data? { picture.pixels.map { Data($0.bytes) } }
}

extension UIImage {
    /// The picture as Core Graphics has it; nil for one without pixels.
    public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }
    /// Creates a picture from one of Core Graphics.
    public convenience init(cgImage: CGImage) { self.init(as: cgImage.picture) }
    /// Creates a picture from one of Core Graphics with so many of its pixels in a point; its rows are upright, which is told
    /// where another position is wanted.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        if orientation != .up, MainQueue.isCurrent { MainActor.assumeIsolated { Self.tellTurn() } }
        let picture = cgImage.picture
        let scale = scale > 0 ? scale : picture.scale
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        // One in its own size is not a part: it can be tiled and stretched like any other.
        let whole = CGRect(origin: .zero, size: picture.size)
        let shown =
            size == picture.size ? picture.image : picture.image.part(whole, of: picture.size, size: size)
        self.init(shown, pixels: picture.pixels, size: size, scale: scale, picture.renderingMode)
    }
    @MainActor
    private static func tellTurn() {
        Stage.current?.tell("UIImage draws rows as they are: turn the picture with .rotationEffect.")
    }
    /// The positions of the first row of pixels.
    public enum Orientation: Int, Sendable {
        /// At the top.
        case up
        /// At the bottom.
        case down
        /// On the left.
        case left
        /// On the right.
        case right
        /// At the top, seen in a mirror.
        case upMirrored
        /// At the bottom, seen in a mirror.
        case downMirrored
        /// On the left, seen in a mirror.
        case leftMirrored
        /// On the right, seen in a mirror.
        case rightMirrored
    }
    /// The position of the first row: a photo's file is turned when it is read.
    public var imageOrientation: Orientation { .up }
    private convenience init(as other: UIImage) {
        self.init(
            other.image, pixels: other.pixels, size: other.size, scale: other.scale, other.renderingMode)
    }
}

extension Image {
    /// Creates a picture from one of Core Graphics, with words for a screen reader.
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self = cgImage.picture.image }
    /// Creates a picture from one of Core Graphics, which a screen reader does not read.
    public init(decorative cgImage: CGImage, scale: CGFloat) { self = cgImage.picture.image }
}
