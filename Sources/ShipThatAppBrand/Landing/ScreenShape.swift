// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// The shape of the room for a screen, which decides what stands beside what.
enum ScreenShape: Equatable {
    /// A telephone that is held upright, a narrow window, or very large letters: everything below each other.
    case column
    /// A telephone on its side: two columns, in little height.
    case low
    /// A large screen that is wider than high.
    case wide
    /// A large screen that is higher than wide.
    case tall

    /// Finds the shape of a screen for a user's text size, whatever bars and the keyboard cover of it: while somebody types
    /// nothing changes its place.
    @MainActor init(_ proxy: GeometryProxy, _ typeSize: DynamicTypeSize) {
        let size = proxy.whole
        let isLarge = size.width >= 700 && size.height >= 600
        self =
            if typeSize.isAccessibilitySize {
                .column
            } else if isLarge {
                size.width > size.height ? .wide : .tall
            } else {
                size.width > size.height && size.width >= 560 ? .low : .column
            }
    }
}

extension GeometryProxy {
    /// The size of the screen with what bars and the keyboard cover, in points.
    var whole: CGSize {
        let covered = safeAreaInsets
        return CGSize(
            width: size.width + covered.leading + covered.trailing,
            height: size.height + covered.top + covered.bottom)
    }
}
