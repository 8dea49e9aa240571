// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The views of a lazy stack that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw value, with one bit for each kind.
    public let rawValue: UInt32
    /// Creates kinds from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column for long content; it fills the offered width.
public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a column; many views of a `ForEach` are made when they come near the window.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the column.
    ///   - spacing: The distance between two views in points; nil for the one that they prefer.
    ///   - pinnedViews: The parts of a section, headers or footers, that stay visible while its rows scroll.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// A column of the full width.
    public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content.environment(\.isInLazyContainer, true) }
            .modified(LazyContainer(axis: .vertical, views: pinnedViews))
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// A row for long content; it fills the offered height.
public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a row; many views of a `ForEach` are made when they come near the window.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the row.
    ///   - spacing: The distance between two views in points; nil for the one that they prefer.
    ///   - pinnedViews: The parts of a section, headers or footers, that stay visible while its views scroll.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// A row of the full height.
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content.environment(\.isInLazyContainer, true) }
            .modified(LazyContainer(axis: .horizontal, views: pinnedViews))
            .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    }
}
