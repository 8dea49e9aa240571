// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// The pictures of an app, to be recognised in the files of a project.
///
/// A file with exactly the pixels of a picture is that picture: it is drawn the same on both sides of the seam,
/// whatever happens between two pixels. Any other file is drawn as it is.
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

    /// Returns the name of the app's picture that a file contains; nil for another picture.
    ///
    /// - Throws: An `ArtefactProblem` that names a file that cannot be read: a damaged one, or one that is too large.
    func name(of picture: StaticScreen.Picture) throws -> String? {
        if let known = names[picture.image] { return known }
        let pixels: PixelImage
        do throws(PNGError) { pixels = try PixelImage(pngData: Data(picture.image.bytes)) } catch {
            throw ArtefactProblem(file: picture.file, reason: "\(error)")
        }
        let found = try images.first { try image($0, columns: pixels.width) == pixels }?.name
        names[picture.image] = .some(found)
        return found
    }

    /// Returns a picture as a generated file contains it: packed once, which rounds colours that let others through.
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
    /// The part with a picture of the app's own, at the place of the file's.
    func showing(_ image: String) -> StaticScreen.Part {
        StaticScreen.Part(
            name: name, image: image, color: color, frame: frame, contentMode: contentMode,
            imageFrame: imageFrame, opacity: opacity, clip: clip)
    }

    /// Returns the rectangle of a picture of a size, by the content mode of its view.
    func rectangle(of size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return frame }
        // The side that fills the frame has its very length: a rounded one would move the picture's edge.
        let isWider = size.width * frame.height >= size.height * frame.width
        let filled: CGSize
        switch contentMode {
        case "scaleToFill", "redraw": return frame
        case "scaleAspectFit" where isWider, "scaleAspectFill" where !isWider:
            filled = CGSize(width: frame.width, height: size.height * frame.width / size.width)
        case "scaleAspectFit", "scaleAspectFill":
            filled = CGSize(width: size.width * frame.height / size.height, height: frame.height)
        default: filled = size
        }
        let mode = contentMode.lowercased()
        let (left, top) = (mode.hasSuffix("left"), mode.hasPrefix("top"))
        let (right, bottom) = (mode.hasSuffix("right"), mode.hasPrefix("bottom"))
        return CGRect(
            x: left ? frame.minX : right ? frame.maxX - filled.width : frame.midX - filled.width / 2,
            y: top ? frame.minY : bottom ? frame.maxY - filled.height : frame.midY - filled.height / 2,
            width: filled.width, height: filled.height)
    }
}
