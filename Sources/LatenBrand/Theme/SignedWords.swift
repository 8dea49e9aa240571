// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A sign before words; above them where the letters are very large and need the whole width.
struct SignedWords<Sign: View, Words: View>: View {
    private let spacing: CGFloat
    private let alignment: HorizontalAlignment
    private let sign: Sign
    private let words: Words
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates both.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the sign and the words beside it, in points.
    ///   - alignment: The place of the sign above the words.
    ///   - sign: The sign.
    ///   - words: The words.
    init(
        spacing: CGFloat, alignment: HorizontalAlignment = .center, @ViewBuilder sign: () -> Sign,
        @ViewBuilder words: () -> Words
    ) {
        (self.spacing, self.alignment) = (spacing, alignment)
        (self.sign, self.words) = (sign(), words())
    }

    var body: some View {
        let isTall = typeSize.isAccessibilitySize
        let layout =
            isTall
            ? AnyLayout(VStackLayout(alignment: alignment, spacing: 8))
            : AnyLayout(HStackLayout(spacing: spacing))
        layout {
            sign
            words
        }
        .multilineTextAlignment(isTall && alignment == .center ? .center : .leading)
    }
}
