// Licensed under the Apache License, Version 2.0.

import Foundation
import ImageIO
import SwiftUI
import Testing

@testable import StageUI

/// The files of pictures, as ImageIO reads them.
@MainActor @Suite struct ImageFileTests {
    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    /// The head of a PNG file (PNG specification, 5.2 and 11.2.2).
    private func png(_ width: Int, _ height: Int) -> Data {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(
            signature + bytes(13, 4) + Array("IHDR".utf8) + bytes(width, 4) + bytes(height, 4) + [
                8, 6, 0, 0, 0,
            ])
    }
    /// The head of a JPEG file whose rows are in a position (ITU-T T.81, B.2; EXIF 2.32, tag 0x0112).
    private func jpeg(_ width: Int, _ height: Int, orientation: Int) -> Data {
        let entry = bytes(0x0112, 2) + bytes(3, 2) + bytes(1, 4) + bytes(orientation, 2) + [0, 0]
        let tiff = Array("MM".utf8) + bytes(42, 2) + bytes(8, 4) + bytes(1, 2) + entry + bytes(0, 4)
        let exif = Array("Exif".utf8) + [0, 0] + tiff
        let frame = [8] + bytes(height, 2) + bytes(width, 2) + [3] + [UInt8](repeating: 0, count: 9)
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1] + bytes(exif.count + 2, 2) + exif + [0xFF, 0xC0]
                + bytes(frame.count + 2, 2) + frame)
    }

    /// The usual recipe for a picture that is not larger than its place.
    @Test(
        arguments: [(1000, 500, 200, 200, 100), (500, 1000, 200, 100, 200), (100, 50, 200, 100, 50)]
            as [(Int, Int, Int, Int, Int)])
    func `A smaller picture has the longer side that is asked for, and is never larger than the file`(
        width: Int, height: Int, most: Int, expectedWidth: Int, expectedHeight: Int
    ) throws {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        let source = try #require(CGImageSourceCreateWithData(png(width, height) as CFData, options))
        let smaller =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceThumbnailMaxPixelSize: CGFloat(most),
            ] as CFDictionary
        let picture = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, smaller))
        #expect(picture.width == expectedWidth && picture.height == expectedHeight)
        let shown = UIImage(cgImage: picture)
        #expect(shown.size == CGSize(width: expectedWidth, height: expectedHeight) && shown.scale == 1)
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(whole.width == width && whole.height == height)
    }

    @Test func `Without the wish for one there is no smaller picture`() throws {
        let source = try #require(CGImageSourceCreateWithData(png(10, 10) as CFData, nil))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        let half = [kCGImageSourceSubsampleFactor: 2] as CFDictionary
        #expect(CGImageSourceCreateImageAtIndex(source, 0, half)?.width == 5)
    }

    /// The size is that of the file, and the position says how it is shown (EXIF: 6 is turned to the right).
    @Test func `The properties have the size in the file and the position of its rows`() throws {
        let source = try #require(
            CGImageSourceCreateWithData(jpeg(400, 300, orientation: 6) as CFData, nil))
        #expect(CGImageSourceGetType(source) == "public.jpeg" && CGImageSourceGetCount(source) == 1)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 400)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 300)
        let position = (properties[kCGImagePropertyOrientation] as? Int).map { UInt32($0) }
        #expect(position.flatMap(CGImagePropertyOrientation.init) == .right)
        let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any]
        #expect(exif?[kCGImagePropertyExifPixelXDimension] as? Int == 400)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 300)
    }

    @Test func `Bytes that are no picture have none, and those that are to come are waited for`() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
        #expect(CGImageSourceGetType(source) == nil && CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        let coming = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(coming) == .statusReadingHeader)
        CGImageSourceUpdateData(coming, png(4, 3) as CFData, false)
        #expect(CGImageSourceGetStatus(coming) == .statusIncomplete)
        CGImageSourceUpdateData(coming, png(4, 3) as CFData, true)
        #expect(CGImageSourceGetStatus(coming) == .statusComplete)
    }

    @Test func `A picture is written as the file that it came from, and in no other form`() throws {
        let data = png(4, 3)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let (same, other) = (NSMutableData(), NSMutableData())
        for (place, type, isWritten) in [(same, "public.png", true), (other, "public.jpeg", false)] {
            let quality = [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary
            let destination = try #require(
                CGImageDestinationCreateWithData(place as CFMutableData, type as CFString, 1, nil))
            CGImageDestinationAddImage(destination, picture, quality)
            #expect(CGImageDestinationFinalize(destination) == isWritten)
        }
        #expect(same as Data == data && other.length == 0)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let destination = try #require(
            CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try Data(contentsOf: file) == data)
        #expect(CGImageSourceCreateWithURL(file as CFURL, nil).map(CGImageSourceGetCount) == 1)
    }
}
