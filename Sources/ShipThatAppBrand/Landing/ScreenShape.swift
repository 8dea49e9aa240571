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

    /// Finds the shape of a room in points, for a user's text size.
    init(_ size: CGSize, _ typeSize: DynamicTypeSize) {
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
