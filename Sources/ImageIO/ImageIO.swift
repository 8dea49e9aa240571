// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

@_exported public import typealias Security.CFArray
@_exported public import typealias Security.CFBoolean
@_exported public import typealias Security.CFData
@_exported public import typealias Security.CFDictionary
@_exported public import typealias Security.CFNumber
@_exported public import var Security.kCFBooleanFalse
@_exported public import var Security.kCFBooleanTrue
@_exported public import typealias StageUI.CFString
@_exported public import typealias StageUI.CFURL
@_exported public import class UIKit.CGImage

/// Bytes that are added to, as Core Foundation names them.
public typealias CFMutableData = NSMutableData

/// The positions of the rows of a picture, as EXIF has them.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Upright.
    case up = 1
    /// Upright, seen in a mirror.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, seen in a mirror.
    case downMirrored
    /// Turned to the left, seen in a mirror.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right, seen in a mirror.
    case rightMirrored
    /// Turned to the left.
    case left
}

/// The states of what is read of a file.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The file ends too early.
    case statusUnexpectedEOF = -5
    /// The file is not understood.
    case statusInvalidData = -4
    /// The file is of a kind that is not known.
    case statusUnknownType = -3
    /// The file's head is read.
    case statusReadingHeader = -2
    /// More bytes are to come.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}

// MARK: - Options

/// The key of whether pixels are kept, which makes no difference.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether pixels are made at once, which makes no difference.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of whether pixels may be real numbers, which makes no difference.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key of the kind that the file may be of, which makes no difference.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of whether a smaller picture is made where the file has none; none has one.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a smaller picture is made of the whole one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a smaller picture is upright, which each is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the most pixels of the longer side of a smaller picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of the number of pixels that become one: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The key of how well a JPEG file is written, which makes no difference.
public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

// MARK: - Properties

/// The key of the pixels in a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the position of the rows.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the model of the colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key of the bits of a colour.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the bytes of a file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of what EXIF says.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of what TIFF says.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the place at which a photo was taken, which is not read.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of what a GIF file says, which is not read.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of what a PNG file says, which is not read.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the pixels in a row, in what EXIF says.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the rows, in what EXIF says.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of the time at which a photo was taken, which is not read.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the seconds of a picture of a film, which is not read.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the exact seconds of a picture of a film, which is not read.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of how often a film is shown, which is not read.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
