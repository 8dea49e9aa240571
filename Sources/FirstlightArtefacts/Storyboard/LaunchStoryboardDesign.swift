// Licensed under the Apache License, Version 2.0.

/// The content of a launch screen of ours: a colour, and an image at an offset from the centre.
public struct LaunchStoryboardDesign: Hashable, Sendable {
    /// The device that the editor shows: its name, its screen in points, and pixels per point.
    public struct Device: Hashable, Sendable {
        /// The name in Interface Builder.
        public var id: String
        /// The orientation; nil where there is only one.
        public var orientation: String?
        /// The screen.
        public var size: StoryboardSize
        /// Pixels per point.
        public var scale: Double

        /// Describes a device.
        public init(id: String, orientation: String?, size: StoryboardSize, scale: Double) {
            (self.id, self.orientation, self.size, self.scale) = (id, orientation, size, scale)
        }

        /// The iPhone with a screen of 6.1 inches and the island, upright.
        public static let phone = Device(
            id: "retina6_12", orientation: "portrait", size: StoryboardSize(width: 393, height: 852), scale: 3
        )
        /// A television.
        public static let television = Device(
            id: "appleTV", orientation: nil, size: StoryboardSize(width: 1920, height: 1080), scale: 1)
    }

    /// An image that constraints hold at an offset from the centre.
    public struct Image: Hashable, Sendable {
        /// The name in the asset catalogue.
        public var name: String
        /// The size on the screen.
        public var size: StoryboardSize
        /// The size of the image itself; nil for the same.
        public var resourceSize: StoryboardSize?
        /// The offset of the image's centre from the screen's, to the right and down.
        public var offset: StoryboardPoint
        /// The way in which the image fills its size.
        public var contentMode: String

        /// Describes an image.
        public init(
            name: String, size: StoryboardSize, resourceSize: StoryboardSize? = nil,
            offset: StoryboardPoint = StoryboardPoint(x: 0, y: 0), contentMode: String = "scaleAspectFit"
        ) {
            (self.name, self.size, self.resourceSize) = (name, size, resourceSize)
            (self.offset, self.contentMode) = (offset, contentMode)
        }
    }

    /// The system.
    public var platform = LaunchStoryboard.Platform.iOS
    /// The device that the editor shows.
    public var device = Device.phone
    /// The version of Interface Builder that is named as the writer; Xcode replaces it when it saves.
    public var toolsVersion = "32700.99.1234"
    /// The version of its plug-in.
    public var plugInVersion = "22684"
    /// The colour of the screen.
    public var background: StoryboardColor
    /// The colour that the editor shows for a named one.
    public var fallback: StoryboardColor?
    /// The image.
    public var image: Image?
    /// The scene's place on the canvas.
    public var canvasLocation = StoryboardPoint(x: 53, y: 375)
    /// The ids.
    public var identifiers: StoryboardIdentifiers

    /// Describes a launch screen with a colour and perhaps an image.
    public init(
        background: StoryboardColor, fallback: StoryboardColor? = nil, image: Image? = nil,
        identifiers: StoryboardIdentifiers = StoryboardIdentifiers(seed: "LaunchScreen")
    ) {
        (self.background, self.fallback, self.image) = (background, fallback, image)
        self.identifiers = identifiers
    }

    /// The frame of the image on the editor's device, on whole pixels.
    var imageFrame: StoryboardRect? {
        guard let image else { return nil }
        let left = (device.size.width - image.size.width) / 2 + image.offset.x
        let top = (device.size.height - image.size.height) / 2 + image.offset.y
        return PixelGrid(scale: device.scale).aligned(
            StoryboardRect(x: left, y: top, width: image.size.width, height: image.size.height))
    }
}
