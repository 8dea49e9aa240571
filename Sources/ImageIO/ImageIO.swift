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

/// The orientations of a picture, as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored.
    case upMirrored
    /// Rotated by 180 degrees.
    case down
    /// Rotated by 180 degrees and mirrored.
    case downMirrored
    /// Rotated to the left and mirrored.
    case leftMirrored
    /// Rotated to the right.
    case right
    /// Rotated to the right and mirrored.
    case rightMirrored
    /// Rotated to the left.
    case left
}

/// The states of an image source.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The file ends too early.
    case statusUnexpectedEOF = -5
    /// The file is damaged.
    case statusInvalidData = -4
    /// The file's type is unknown.
    case statusUnknownType = -3
    /// The file's header is being read.
    case statusReadingHeader = -2
    /// The data is incomplete.
    case statusIncomplete = -1
    /// The data is complete.
    case statusComplete = 0
}

// MARK: - Options

/// The option to cache decoded pixels, which makes no difference.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option to decode at once, which makes no difference.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option to allow floating-point pixels, which makes no difference.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The option for a hint at the file's type, which makes no difference.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The option to make a thumbnail where the file has none; no file has one.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option to always make a thumbnail from the whole picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option to rotate a thumbnail upright; each is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The option for the longer side of a thumbnail, in pixels at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option for the factor by which a picture is made smaller: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The option for the quality of a JPEG file, which makes no difference.
public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

// MARK: - Properties

/// The key of the width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the orientation.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the colour model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key of the bits of a colour component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the file's size, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the EXIF properties.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the TIFF properties.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the GPS properties, which are not read.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the GIF properties, which are not read.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the PNG properties, which are not read.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the width in the EXIF properties, in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the height in the EXIF properties, in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of the original date in the EXIF properties, which is not read.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the delay of a frame of an animation, which is not read.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the exact delay of a frame of an animation, which is not read.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of an animation's number of loops, which is not read.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
