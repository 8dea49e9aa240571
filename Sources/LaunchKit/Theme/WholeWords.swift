// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A text whose words stay whole: where one is wider than its place, the letters are those of a smaller text size.
public struct WholeWords<Styled: View>: View {
    private let words: String
    private let text: Text
    private let room: Int
    private let style: (WordLines) -> Styled
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the text.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - text: The same words where some of them look otherwise.
    ///   - room: The number of letters that a word may have and surely fits at the usual text sizes.
    ///   - style: Sets font and colour; it is asked at each text size that is tried.
    public init(
        _ words: String, text: Text? = nil, room: Int = 14, style: @escaping (WordLines) -> Styled
    ) {
        (self.words, self.text, self.style) = (words, text ?? Text(verbatim: words), style)
        self.room = room
    }

    /// The lines, at the largest text size up to the user's that leaves each word whole.
    public var body: some View {
        // At the usual sizes, usually only something like an address is wider than the smallest screen.
        let longest = typeSize.isAccessibilitySize || mayHaveLongWord ? longest : ""
        if typeSize.isAccessibilitySize || longest.count > room {
            ViewThatFits(in: .horizontal) {
                lines(longest, upTo: .accessibility5)
                lines(longest, upTo: .accessibility4)
                lines(longest, upTo: .accessibility3)
                lines(longest, upTo: .accessibility2)
                lines(longest, upTo: .accessibility1)
                lines(longest, upTo: .xxxLarge)
                lines(longest, upTo: .large)
                lines(longest, upTo: .xSmall)
            }
        } else {
            style(WordLines(text: text, longest: nil))
        }
    }

    private func lines(_ longest: String, upTo largest: DynamicTypeSize) -> some View {
        style(WordLines(text: text, longest: longest)).dynamicTypeSize(...largest)
    }

    /// Indicates whether a word is longer than there is room for, by bytes, of which a character has at least one.
    private var mayHaveLongWord: Bool {
        var length = 0
        for byte in words.utf8 {
            length = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") ? 0 : length + 1
            if length > room { return true }
        }
        return false
    }

    /// The word with the most characters; a hyphen or a dash ends a line as a space does.
    private var longest: String {
        let parts = words.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "–" })
        return parts.max { $0.count < $1.count }.map { String($0) } ?? ""
    }
}

/// The lines of a text that are as wide as its longest word at least.
public struct WordLines: View {
    let text: Text
    /// The longest word; nil where the text needs no such width.
    let longest: String?

    /// The text.
    public var body: some View {
        if let longest {
            WordWide {
                text
                Text(verbatim: longest).hidden()
            }
        } else {
            text
        }
    }
}

/// A text, and its longest word, which is not seen: the ideal width is the word's.
private struct WordWide: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let lines = subviews.first else { return .zero }
        if proposal.width != nil { return lines.sizeThatFits(proposal) }
        // In a place that is too low for all lines the text would cut the word, and be narrower than it.
        let word = subviews.last?.sizeThatFits(.unspecified).width ?? 0
        let size = lines.sizeThatFits(ProposedViewSize(width: word, height: proposal.height))
        return CGSize(width: max(word, size.width), height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
