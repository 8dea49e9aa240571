// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A text of Laten's whose words stay whole: where one is wider than its place, the letters are those of a smaller
/// text size.
struct LatenWords: View {
    private let words: String
    private let text: Text?
    private let size: CGFloat
    private let weight: Font.Weight
    private let color: BrandColor

    /// Creates the text.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - size: The size of the letters at the usual text size, in points.
    ///   - weight: The weight of the letters.
    ///   - color: The colour of the letters.
    ///   - text: The same words where some of them look otherwise.
    init(
        _ words: String, _ size: CGFloat, _ weight: Font.Weight = .regular,
        _ color: BrandColor = LatenPalette.foreground, text: Text? = nil
    ) {
        (self.words, self.text) = (words, text)
        (self.size, self.weight, self.color) = (size, weight, color)
    }

    var body: some View { WholeWords(words, text: text) { $0.latenText(size, weight, color) } }
}
