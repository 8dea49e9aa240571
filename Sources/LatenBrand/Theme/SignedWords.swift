// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A sign before words; above them where the letters are very large and need the whole width.
struct SignedWords<Sign: View, Words: View>: View {
    private let spacing: CGFloat
    private let alignment: HorizontalAlignment
    private let keepsWhole: Bool
    private let sign: Sign
    private let words: Words
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates both.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the sign and the words beside it, in points.
    ///   - alignment: The place of the sign above the words.
    ///   - keepsWhole: Whether the sign is above words that are wider than the room beside it, too, as on a watch.
    ///   - sign: The sign.
    ///   - words: The words.
    init(
        spacing: CGFloat, alignment: HorizontalAlignment = .center, keepsWhole: Bool = false,
        @ViewBuilder sign: () -> Sign, @ViewBuilder words: () -> Words
    ) {
        (self.spacing, self.alignment, self.keepsWhole) = (spacing, alignment, keepsWhole)
        (self.sign, self.words) = (sign(), words())
    }

    var body: some View {
        if keepsWhole && !typeSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                both(isTall: false)
                both(isTall: true)
            }
        } else {
            both(isTall: typeSize.isAccessibilitySize)
        }
    }

    private func both(isTall: Bool) -> some View {
        let layout =
            isTall
            ? AnyLayout(VStackLayout(alignment: alignment, spacing: 8))
            : AnyLayout(HStackLayout(spacing: spacing))
        return layout {
            sign
            words
        }
        .multilineTextAlignment(isTall && alignment == .center ? .center : .leading)
    }
}
