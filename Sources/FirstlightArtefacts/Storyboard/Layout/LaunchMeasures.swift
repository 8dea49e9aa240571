// Licensed under the Apache License, Version 2.0.

/// The intrinsic sizes of the contents of views.
public struct LaunchMeasures: Sendable {
    /// The size of a text with the places of its baselines.
    public struct Text: Hashable, Sendable {
        /// The size of all lines.
        public var size: StoryboardSize
        /// The distance of the first baseline from the top.
        public var firstBaseline: Double?
        /// The distance of the last baseline from the bottom.
        public var lastBaseline: Double?

        /// Describes a text.
        public init(size: StoryboardSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
            (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
        }
    }

    /// The size of an image in points by its name; nil when there is none.
    public var image: @Sendable (String) -> StoryboardSize?
    /// The size of a label, a button or another control; nil when it has no intrinsic size.
    public var text: @Sendable (StoryboardView) -> Text?

    /// Creates measures of images and texts.
    public init(
        image: @escaping @Sendable (String) -> StoryboardSize?,
        text: @escaping @Sendable (StoryboardView) -> Text?
    ) {
        (self.image, self.text) = (image, text)
    }

    /// Returns the measures in the document: the sizes of its resources, and the frames in which the editor set the
    /// texts.
    public static func declared(in storyboard: LaunchStoryboard) -> LaunchMeasures {
        let resources = storyboard.resources
        return LaunchMeasures(
            image: { resources.size(ofImage: $0) },
            text: { view in view.frame.map { Text(size: StoryboardSize(width: $0.width, height: $0.height)) }
            })
    }

    private static let controls: Set<String> = [
        "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl",
        "progressView", "activityIndicatorView", "searchBar", "datePicker", "navigationBar", "toolbar",
        "tabBar",
    ]

    /// Returns whether views of a kind, other than pictures, have an intrinsic size.
    public static func hasOwnSize(_ kind: String) -> Bool { controls.contains(kind) }

    func content(of view: StoryboardView) -> Text? {
        if view.kind == "imageView" { return view.image.flatMap(image).map { Text(size: $0) } }
        return Self.controls.contains(view.kind) ? text(view) : nil
    }
}
