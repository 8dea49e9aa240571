// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
import Foundation
import Security
import StageUI
import Synchronization
import UIKit

/// The place that a picture is written to.
///
/// Unchecked, as Foundation's bytes are added to by the one who made it, at the end.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate enum Place {
        case bytes(NSMutableData), file(URL)
    }
    private let place: Place
    private let type: String
    private let pictures = Mutex<[Data?]>([])

    fileprivate init(_ place: Place, _ type: CFString) { (self.place, self.type) = (place, type) }

    func add(_ bytes: Data?) { pictures.withLock { $0.append(bytes) } }

    /// Writes the picture; false, which is told, where it is not of a file of the kind.
    func finish() -> Bool {
        guard let bytes = pictures.withLock({ $0.first }), let bytes, let file = PictureFile(Array(bytes)),
            type == (file.isJPEG ? "public.jpeg" : "public.png")
        else {
            CurrentRun.clock?.tell(
                "CGImageDestinationFinalize(_:) writes pictures of files of the same kind alone; this was to be \(type)."
            )
            return false
        }
        switch place {
        case .bytes(let data):
            data.append(bytes)
            return true
        case .file(let url): return (try? bytes.write(to: url)) != nil
        }
    }
}

/// Returns a place in bytes.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.bytes(data), type) }
/// Returns a place in a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type) }
/// Adds a picture; its properties make no difference.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image.fileBytes) }
/// Adds a picture of a file; its properties make no difference.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc.data) }
/// Does nothing: the properties make no difference.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the pictures, and returns whether that was done.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
