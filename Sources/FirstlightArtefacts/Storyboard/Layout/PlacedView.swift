// Licensed under the Apache License, Version 2.0.

/// A view of a launch screen with the place that the solver found for it.
package struct PlacedView: Hashable, Sendable {
    /// The view of the storyboard, with its colours, its image and its content mode.
    package var view: StoryboardView
    /// The frame on the screen in points, on whole pixels.
    package var frame: StoryboardRect
    /// The part of the screen to which the views around it cut it.
    package var clip: StoryboardRect
    /// The place in the order of drawing, from the back, from 0.
    package var z: Int
    /// The opacity together with that of the views around it; 0 when one of them is hidden.
    package var opacity: Double
    /// Indicates whether the constraints allow other frames that are as good.
    package var isAmbiguous: Bool

    /// The id of the view.
    package var id: String { view.id }
    /// The class in UIKit, such as `UIImageView`.
    package var className: String { view.className }
    /// The colour behind the content.
    package var backgroundColor: StoryboardColor? { view.backgroundColor }
    /// The name of the image.
    package var image: String? { view.image }
    /// The way in which the content fills the frame.
    package var contentMode: String { view.contentMode }
    /// Indicates whether content is clipped at the edges.
    package var clipsSubviews: Bool { view.clipsSubviews }
}

/// Required constraints that exclude one another; the last one was left out, as the system does.
package struct LayoutConflict: Hashable, Sendable {
    /// One of them.
    package struct Member: Hashable, Sendable {
        /// The id of the constraint; empty for what the system demands by itself.
        package var id: String
        /// The line of the constraint, or of the view that it is about.
        package var line: Int
        /// The rule as a formula, such as `logo.width = 100`.
        package var text: String
    }

    /// The smallest set that cannot be kept together.
    package var members: [Member]
}
