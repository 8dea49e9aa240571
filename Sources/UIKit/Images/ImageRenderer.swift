// Licensed under the Apache License, Version 2.0.

public import Combine
public import Foundation
public import StageUI

/// Draws a view into a picture; nothing is drawn on the stage, which says so: `StageCairo` draws views to files.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content
    /// The size that the view is proposed.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels in a point.
    public var scale: CGFloat = 1
    /// Indicates whether the picture has no transparency.
    public var isOpaque = false

    /// Creates a renderer of a view.
    public init(content: Content) { self.content = content }

    /// The picture as Core Graphics has it: none.
    public var cgImage: CGImage? { uiImage?.cgImage }
    /// The picture: none.
    public var uiImage: UIImage? {
        Stage.current?.tell("ImageRenderer draws nothing: views are drawn by the program that has the stage.")
        return nil
    }
}
