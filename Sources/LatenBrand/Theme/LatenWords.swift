// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A text of Laten's whose words stay whole: where one is wider than its place, the letters are those of a smaller
/// text size.
struct LatenWords: View {
    private let words: String
    private let text: Text
    private let size: CGFloat
    private let weight: Font.Weight
    private let color: BrandColor
    @Environment(\.dynamicTypeSize) private var typeSize

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
        (self.words, self.text) = (words, text ?? Text(verbatim: words))
        (self.size, self.weight, self.color) = (size, weight, color)
    }

    var body: some View {
        // At the usual sizes, only something like an address is wider than the smallest screen.
        if typeSize.isAccessibilitySize || longest.count > 14 {
            ViewThatFits(in: .horizontal) {
                lines(upTo: .accessibility5)
                lines(upTo: .accessibility4)
                lines(upTo: .accessibility3)
                lines(upTo: .accessibility2)
                lines(upTo: .accessibility1)
                lines(upTo: .xxxLarge)
                lines(upTo: .large)
                lines(upTo: .xSmall)
            }
        } else {
            text.latenText(size, weight, color)
        }
    }

    private func lines(upTo largest: DynamicTypeSize) -> some View {
        WordWide {
            text
            Text(verbatim: longest).hidden()
        }
        .latenText(size, weight, color)
        .dynamicTypeSize(...largest)
    }

    /// The word with the most characters; a hyphen or a dash ends a line as a space does.
    private var longest: String {
        let parts = words.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "–" })
        return parts.max { $0.count < $1.count }.map { String($0) } ?? ""
    }
}

/// A text, and its longest word, which is not seen: the ideal width is the word's.
private struct WordWide: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let lines = subviews.first else { return .zero }
        let width = proposal.width ?? subviews.last?.sizeThatFits(.unspecified).width
        return lines.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
