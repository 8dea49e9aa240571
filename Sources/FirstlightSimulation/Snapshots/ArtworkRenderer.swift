// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageCairo
public import StageUI

/// Draws a view as a picture of given pixels, for asset catalogues.
@MainActor
public struct ArtworkRenderer {
    private let shaper: CairoTextShaper
    private let images: ImageLibrary
    private let tell: ([StageIssue]) -> Void

    /// Prepares a renderer.
    ///
    /// - Parameters:
    ///   - shaper: Draws the texts.
    ///   - images: The pictures that views may show by their names.
    ///   - tell: Receives the things that the views of a picture asked for and did not get.
    public init(
        shaper: CairoTextShaper, images: ImageLibrary = ImageLibrary(),
        tell: @escaping ([StageIssue]) -> Void = { _ in }
    ) {
        (self.shaper, self.images, self.tell) = (shaper, images, tell)
    }

    /// Returns the picture of a view on a transparent ground.
    ///
    /// - Parameters:
    ///   - view: The view; it gets the whole size.
    ///   - size: The size in points.
    ///   - pixels: The number of columns; the rows follow from the size.
    ///   - scheme: The appearance that it is drawn in.
    public func image(
        of view: AnyView, size: CGSize, pixels: Int, scheme: ColorScheme = .light
    ) -> PixelImage {
        let scale = CGFloat(pixels) / size.width
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(list(of: view, size: size, scale: scale, scheme: scheme))
        return renderer.image
    }

    /// Returns the drawing of a view, which gets the whole of a size in points.
    package func list(
        of view: AnyView, size: CGSize, scale: CGFloat = 1, scheme: ColorScheme = .light
    ) -> DisplayList {
        let configuration = StageConfiguration(size: size, scale: scale, colorScheme: scheme)
        let stage = Stage(configuration, text: shaper, images: images) {
            view.frame(width: size.width, height: size.height)
        }
        defer { stage.close() }
        let list = stage.frame(at: 0)
        tell(stage.issues)
        return list
    }
}
