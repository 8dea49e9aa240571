// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
import Foundation
import Security
import StageUI
import Synchronization
import UIKit

/// An image source: the file of a picture.
public final class CGImageSource: Sendable {
    private struct State {
        var data: Data
        var isWhole: Bool
    }
    private let state: Mutex<State>

    init(_ data: Data, isWhole: Bool = true) { state = Mutex(State(data: data, isWhole: isWhole)) }

    var data: Data { state.withLock { $0.data } }
    var isWhole: Bool { state.withLock { $0.isWhole } }
    var file: PictureFile? { PictureFile(Array(data)) }
    func update(_ data: Data, isWhole: Bool) { state.withLock { $0 = State(data: data, isWhole: isWhole) } }
}

/// The number of an option; nil where it is not given.
private func number(_ key: CFString, _ options: CFDictionary?) -> Int? {
    (options?[key] as? NSNumber)?.intValue ?? options?[key] as? Int
        ?? (options?[key] as? CGFloat).map { Int($0) } ?? (options?[key] as? Double).map { Int($0) }
}

// MARK: - Sources

/// Creates an image source that reads a file at a URL; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
/// Creates an image source that reads data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}
/// Creates an image source whose data is still to come.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isWhole: false)
}
/// Updates an image source with all the data that has come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isWhole: final)
}
/// Returns the type of a file; nil unless it is PNG or JPEG.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.file.map { $0.isJPEG ? "public.jpeg" : "public.png" }
}
/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.jpeg", "public.png"] as NSArray }
/// Returns the number of pictures in a file: one, or none where it is not understood.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file == nil ? 0 : 1 }
/// Returns the index of the primary picture.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the state of an image source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    guard isrc.isWhole else { return isrc.file == nil ? .statusReadingHeader : .statusIncomplete }
    return isrc.file == nil ? .statusUnknownType : .statusComplete
}
/// Returns the state of a picture in an image source.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

// MARK: - Pictures

/// Returns a picture, upright; smaller by the factor in the options.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let file = isrc.file else { return nil }
    let factor = number(kCGImageSourceSubsampleFactor, options).map { [2, 4, 8].contains($0) ? $0 : 1 } ?? 1
    return CGImage(isrc.data, atMost: max(file.width, file.height) / factor)
}
/// Returns a thumbnail, upright, of the size in the options; nil where they ask for none to be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let isMade = [
        kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
    ].contains { number($0, options) == 1 || options?[$0] as? Bool == true }
    guard index == 0, isMade else { return nil }
    return CGImage(isrc.data, atMost: number(kCGImageSourceThumbnailMaxPixelSize, options))
}

// MARK: - Properties

/// Returns the properties of a file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.file != nil else { return nil }
    let properties: [String: Any] = [kCGImagePropertyFileSize: isrc.data.count]
    return properties as NSDictionary
}
/// Returns the properties of a picture: its size in the file, its orientation and its colours.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let file = isrc.file else { return nil }
    let isSideways = file.orientation > 4
    let (width, height) = isSideways ? (file.height, file.width) : (file.width, file.height)
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height,
        kCGImagePropertyColorModel: "RGB", kCGImagePropertyDepth: 8,
    ]
    if file.isJPEG {
        properties[kCGImagePropertyOrientation] = file.orientation
        properties[kCGImagePropertyExifDictionary] = [
            kCGImagePropertyExifPixelXDimension: width, kCGImagePropertyExifPixelYDimension: height,
        ]
        properties[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyOrientation: file.orientation]
    }
    return properties as NSDictionary
}
