// Licensed under the Apache License, Version 2.0.

/// A view of a launch screen with the place that the solver found for it.
public struct PlacedView: Hashable, Sendable {
    /// The view of the storyboard, with its colours, its image and its content mode.
    public var view: StoryboardView
    /// The frame on the screen in points, on whole pixels.
    public var frame: StoryboardRect
    /// The part of the screen to which the views around it cut it.
    public var clip: StoryboardRect
    /// The index in drawing order, from the back, from 0.
    public var z: Int
    /// The opacity together with that of the views around it; 0 when one of them is hidden.
    public var opacity: Double
    /// Indicates whether the constraints allow other frames that are as good.
    public var isAmbiguous: Bool

    /// The id of the view.
    public var id: String { view.id }
    /// The class in UIKit, such as `UIImageView`.
    public var className: String { view.className }
    /// The colour behind the content.
    public var backgroundColor: StoryboardColor? { view.backgroundColor }
    /// The name of the image.
    public var image: String? { view.image }
    /// The way in which the content fills the frame.
    public var contentMode: String { view.contentMode }
    /// Indicates whether content is clipped at the edges.
    public var clipsSubviews: Bool { view.clipsSubviews }
}

/// Required constraints that contradict one another; the last one was left out, as the system does.
public struct LayoutConflict: Hashable, Sendable {
    /// One of them.
    public struct Member: Hashable, Sendable {
        /// The id of the constraint; empty for the system's own requirements.
        public var id: String
        /// The line of the constraint, or of the view that it is about.
        public var line: Int
        /// The rule as a formula, such as `logo.width = 100`.
        public var text: String
    }

    /// The smallest set that cannot be kept together.
    public var members: [Member]
}
