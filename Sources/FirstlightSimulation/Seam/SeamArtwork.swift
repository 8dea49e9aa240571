// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageCairo
import StageUI

/// The pictures of an app, to be found again in the files of a project.
///
/// A file that has just the pixels of a picture is that picture: on both sides of the seam it is drawn alike, whatever
/// happens between two pixels. Any other file is drawn as it is.
@MainActor
final class SeamArtwork {
    /// The pictures by their names.
    let library: ImageLibrary
    private let images: [AppImage]
    private let renderer: ArtworkRenderer
    private var names: [DisplayImage: String?] = [:]
    private var drawn: [String: PixelImage] = [:]

    init(_ images: [AppImage], shaper: CairoTextShaper) {
        library = ImageLibrary(images)
        self.images = images
        renderer = ArtworkRenderer(shaper: shaper, images: library)
    }

    /// The name of the app's picture that a file holds; nil for another picture.
    ///
    /// - Throws: A `PNGError` when the file is damaged.
    func name(of picture: StaticScreen.Picture) throws -> String? {
        if let known = names[picture.image] { return known }
        let pixels = try PixelImage(pngData: Data(picture.image.bytes))
        let found = try images.first { try image($0, columns: pixels.width) == pixels }?.name
        names[picture.image] = .some(found)
        return found
    }

    /// A picture as a generated file holds it: packed once, which rounds colours that let others through.
    private func image(_ image: AppImage, columns: Int) throws -> PixelImage {
        let key = "\(columns) \(image.name)"
        if let known = drawn[key] { return known }
        let whole = renderer.image(of: image.art(), size: image.size, pixels: columns)
        let packed = try PixelImage(pngData: try whole.pngData(level: 1))
        drawn[key] = packed
        return packed
    }
}

extension StaticScreen.Part {
    /// The part with a picture of the app's own.
    func showing(_ image: String) -> StaticScreen.Part {
        StaticScreen.Part(name: name, image: image, color: color, frame: frame, contentMode: contentMode)
    }

    /// Where a picture of a size lies, by the content mode of its view.
    func rectangle(of size: CGSize) -> CGRect {
        let ratios = [frame.width / size.width, frame.height / size.height]
        let factor: CGFloat
        switch contentMode {
        case "scaleToFill", "redraw": return frame
        case "scaleAspectFit": factor = ratios.min() ?? 1
        case "scaleAspectFill": factor = ratios.max() ?? 1
        default: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        let mode = contentMode.lowercased()
        let (left, top) = (mode.hasSuffix("left"), mode.hasPrefix("top"))
        let (right, bottom) = (mode.hasSuffix("right"), mode.hasPrefix("bottom"))
        return CGRect(
            x: left ? frame.minX : right ? frame.maxX - width : frame.midX - width / 2,
            y: top ? frame.minY : bottom ? frame.maxY - height : frame.midY - height / 2, width: width,
            height: height)
    }
}
