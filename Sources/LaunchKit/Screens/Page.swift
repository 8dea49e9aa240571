// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A page that scrolls: parts below each other, whose lines stay short on wide screens.
public struct Page<Content: View>: View {
    private let title: String?
    private let spacing: CGFloat
    private let isClear: Bool
    private let width: CGFloat?
    private let content: Content
    @Environment(\.palette) private var palette

    /// Creates a page, with a title in large letters if it has one; what lies behind a clear one is seen.
    ///
    /// Without a largest `width`, in points, it has the one of its brand.
    public init(
        _ title: String? = nil, spacing: CGFloat = 24, isClear: Bool = false, width: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.title, self.spacing, self.isClear, self.width) = (title, spacing, isClear, width)
        self.content = content()
    }

    /// The title and the parts.
    public var body: some View {
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: spacing) {
                if let title { Heading(title, font: .largeTitle.bold()) }
                content
            }
            .columnWidth(width ?? palette.pageWidth, alignment: .leading)
            .padding(.horizontal, palette.pageMargin)
            .padding(.vertical, 16)
            .frame(maxWidth: .infinity)
        }
        .background { (isClear ? Color.clear : palette.background.color).ignoresSafeArea() }
    }
}

extension GeometryProxy {
    /// Indicates whether the screen is wider than high, whatever bars and the keyboard cover of it.
    public var isLandscape: Bool {
        let covered = safeAreaInsets
        return size.width + covered.leading + covered.trailing > size.height + covered.top + covered.bottom
    }
}

extension View {
    /// Makes a view a tab with a symbol of the system.
    public func tab(_ title: String, _ symbol: String, tag: some Hashable) -> some View {
        tabItem { Label(title, systemImage: symbol) }.tag(tag)
    }

    /// Sets a view with a margin in the middle of its place, and lets it scroll where that is too low; then an arrow over
    /// the lower edge shows that there is more.
    public func inTheMiddle(margin: CGFloat) -> some View {
        HintedScroll(margin: margin) { _ in padding(margin) }
    }

    /// Sets a view on a card of a page, as wide as the page.
    public func card(padding: CGFloat = 16, radius: CGFloat = 18) -> some View {
        modifier(Card(padding: padding, radius: radius))
    }
}

private struct Card: ViewModifier {
    let padding: CGFloat
    let radius: CGFloat
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: radius))
    }
}

/// A title in the colour of text and of whole words, which a screen reader calls a heading.
public struct Heading: View {
    private let text: String
    private let font: Font
    @Environment(\.palette) private var palette

    /// Creates a heading.
    public init(_ text: String, font: Font) { (self.text, self.font) = (text, font) }

    /// The words, on as many lines as they need.
    public var body: some View {
        WholeWords(text) { $0.font(font).foregroundStyle(palette.text.color) }
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityAddTraits(.isHeader)
    }
}

/// A titled part of a page.
public struct PagePart<Content: View>: View {
    private let title: String
    private let content: Content

    /// Creates a part.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (title, content())
    }

    /// The title and what belongs to it.
    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Heading(title, font: .title3.bold())
            content
        }
    }
}
