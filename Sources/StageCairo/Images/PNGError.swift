// Licensed under the Apache License, Version 2.0.

/// The reason why a PNG file could not be written or read.
public enum PNGError: Error, Equatable, CustomStringConvertible {
    /// The picture has no pixels.
    case emptyPicture
    /// There is not enough memory.
    case outOfMemory
    /// The data does not start with a PNG signature.
    case notPNG
    /// The file ends in the middle of a part.
    case truncated
    /// A part's checksum is wrong.
    case badChecksum(chunk: String)
    /// The file uses a kind of PNG that is not read here.
    case unsupported(String)
    /// The file has more pixels than are read.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels cannot be unpacked, or are too few bytes for the size.
    case corruptPixels

    /// The error and its remedy.
    public var description: String {
        switch self {
        case .emptyPicture: "A picture without pixels cannot be a PNG file."
        case .outOfMemory: "There is not enough memory for the PNG file."
        case .notPNG: "This is not a PNG file."
        case .truncated: "The PNG file is cut off. Write it again."
        case .badChecksum(let chunk):
            "The PNG file is damaged: the checksum of \(chunk) is wrong. Write it again."
        case .unsupported(let what):
            "The PNG file has \(what), which is not supported. Save it as 8-bit RGB or RGBA, not interlaced."
        case .tooLarge(let width, let height):
            "The PNG file has \(width) x \(height) pixels, and at most \(PixelImage.largestPNG) are read. "
                + "Make it smaller."
        case .corruptPixels: "The PNG file is damaged: its pixels cannot be unpacked. Write it again."
        }
    }
}
