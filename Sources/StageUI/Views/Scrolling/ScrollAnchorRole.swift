// Licensed under the Apache License, Version 2.0.

/// The uses of a point of the content of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// The point that is visible first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The point that stays in sight while the content or the view grows.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that fits.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}
