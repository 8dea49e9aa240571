// Licensed under the Apache License, Version 2.0.

/// What the loading view shows at one instant, the document's six values joined (C-FO-04).
public struct LoadingValues: Hashable, Sendable {
    /// The distance of the background from its place, in points to the right.
    public var backgroundOffset: Double
    /// The opacity of the background.
    public var backgroundOpacity: Double
    /// The size of the icon relative to its own.
    public var iconScale: Double
    /// The opacity of the icon.
    public var iconOpacity: Double

    /// Describes an instant.
    public init(
        backgroundOffset: Double, backgroundOpacity: Double, iconScale: Double, iconOpacity: Double
    ) {
        (self.backgroundOffset, self.backgroundOpacity) = (backgroundOffset, backgroundOpacity)
        (self.iconScale, self.iconOpacity) = (iconScale, iconOpacity)
    }
}
