// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views in columns whose widths are known beforehand, row below row.
public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a vertical grid; many views of a `ForEach` are made when they come near the window.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of the columns when they are narrower than the grid.
    ///   - spacing: The space between rows in points; 8 if there is none.
    ///   - pinnedViews: The parts of a section, headers or footers, that stay visible while its views scroll.
    ///   - content: The views, row by row.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// The views in their cells.
    public var body: some View {
        LayoutView(layout: layout, content: content.environment(\.isInLazyContainer, true))
            .modified(LazyContainer(axis: layout.axis, views: pinnedViews))
    }
}

/// Views in rows whose heights are known beforehand, column beside column.
public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a horizontal grid; many views of a `ForEach` are made when they come near the window.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of the rows when they are lower than the grid.
    ///   - spacing: The space between columns in points; 8 if there is none.
    ///   - pinnedViews: The parts of a section, headers or footers, that stay visible while its views scroll.
    ///   - content: The views, column by column.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// The views in their cells.
    public var body: some View {
        LayoutView(layout: layout, content: content.environment(\.isInLazyContainer, true))
            .modified(LazyContainer(axis: layout.axis, views: pinnedViews))
    }
}
