// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The usual one.
    case `default`
    /// Dark.
    case black
    /// Dark, with content showing through.
    case blackTranslucent
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default`
    /// The height on a low screen.
    case compact
    /// The usual one, with a line of words above the title.
    case defaultPrompt = 101
    /// The height on a low screen, with a line of words above the title.
    case compactPrompt
}

/// The places of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, with the status bar on it.
    case topAttached
}

/// A distance from a place.
public struct UIOffset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Downwards, in points.
    public var vertical: CGFloat
    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// None.
    public static let zero = UIOffset()
}
