// Licensed under the Apache License, Version 2.0.

public import Combine
public import Foundation
public import StageUI

/// Draws a view into a picture, apart from the screen: nothing of the environment around reaches the view.
///
/// The one who paints the stage paints the picture; where nobody does, as in a test without pixels, there is none, which
/// is told.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The size that the view is proposed.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// The pixels in a point.
    @Published public var scale: CGFloat = 1
    /// Indicates whether the picture has no transparency; where nothing is drawn it is black then.
    @Published public var isOpaque = false
    /// The way in which colours are kept; pictures have the usual one.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    /// Creates a renderer of a view.
    public init(content: Content) { self.content = content }

    /// The picture as Core Graphics has it; nil for a view without a size.
    public var cgImage: CGImage? { uiImage?.cgImage }
    /// The picture; nil for a view without a size.
    public var uiImage: UIImage? {
        guard scale > 0, let stage = Stage.current else { return nil }
        let drawing = stage.drawing(of: content, in: proposedSize, scale: scale)
        guard drawing.size != .zero else { return nil }
        guard let picture = stage.picture(of: drawing, scale: scale, isOpaque: isOpaque) else {
            stage.tell("ImageRenderer draws nothing: nobody paints this stage, or the picture is too large.")
            return nil
        }
        return UIImage(picture)
    }

    /// Calls the handler with the size of the view in points, and a function that draws it; nothing is drawn by the latter.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        guard let stage = Stage.current else { return }
        let size = stage.drawing(of: content, in: proposedSize, scale: rasterizationScale).size
        renderer(size) { _ in
            stage.tell("ImageRenderer.render draws nothing into a CGContext on the stage: use uiImage.")
        }
    }
}
