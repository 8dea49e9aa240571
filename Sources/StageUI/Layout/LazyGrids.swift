// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views in columns whose widths are known beforehand, row below row.
public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Creates a grid that goes down; all views inside are made at once.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: Where the columns stand when they are narrower than the grid.
    ///   - spacing: The space between rows in points; 8 if there is none.
    ///   - pinnedViews: Taken; nothing stays in sight.
    ///   - content: The views, row by row.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.content = content()
    }

    /// The views in their cells.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views in rows whose heights are known beforehand, column beside column.
public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Creates a grid that goes sideways; all views inside are made at once.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: Where the rows stand when they are lower than the grid.
    ///   - spacing: The space between columns in points; 8 if there is none.
    ///   - pinnedViews: Taken; nothing stays in sight.
    ///   - content: The views, column by column.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        self.content = content()
    }

    /// The views in their cells.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Lines of cells that follow each other along an axis.
struct LazyGridLayout: Layout {
    /// The axis along which the lines follow each other.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    private var gap: CGFloat { spacing ?? GridItem.standardSpacing }

    /// The columns in an offer. They are found twice: what the first round takes more than there is, the second
    /// one has to share, as on the system.
    private func tracks(_ proposal: ProposedViewSize) -> (tracks: [GridItem.Track], width: CGFloat) {
        guard !items.isEmpty else { return ([], 0) }
        let offered = proposal[axis.other] ?? 10
        let first = GridItem.tracks(items, in: offered.isFinite ? offered : 10)
        let width = first.last?.end ?? 0
        return (GridItem.tracks(items, in: width), width)
    }

    /// The lengths of the lines along the axis.
    private func lines(_ tracks: [GridItem.Track], _ subviews: Subviews) -> [CGFloat] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
            zip(subviews[start..<min(start + tracks.count, subviews.count)], tracks).reduce(0) {
                max($0, $1.0.sizeThatFits(offer($1.1))[axis])
            }
        }
    }

    private func offer(_ track: GridItem.Track) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = track.length
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (tracks, width) = tracks(proposal)
        let lines = lines(tracks, subviews)
        var size = CGSize.zero
        size[axis] = lines.reduce(CGFloat(max(0, lines.count - 1)) * gap, +)
        // A grid fills what it is offered, and its columns stand in it as its alignment says.
        let offered = proposal[axis.other] ?? width
        size[axis.other] = offered.isFinite ? max(width, offered) : width
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let (tracks, width) = tracks(proposal)
        guard !tracks.isEmpty else { return }
        let room = bounds.size[axis.other] - width
        let outer = ViewDimensions(width: bounds.width, height: bounds.height)
        var inner = outer
        if axis == .vertical { inner = ViewDimensions(width: width, height: bounds.height) }
        if axis == .horizontal { inner = ViewDimensions(width: bounds.width, height: width) }
        let start =
            room <= 0
            ? 0
            : axis == .vertical
                ? outer[alignment.horizontal] - inner[alignment.horizontal]
                : outer[alignment.vertical] - inner[alignment.vertical]
        var place: CGFloat = 0
        for (line, length) in lines(tracks, subviews).enumerated() {
            for (column, track) in tracks.enumerated() {
                let index = line * tracks.count + column
                guard index < subviews.count else { break }
                let across = start + track.start
                let origin = CGPoint(
                    x: bounds.minX + (axis == .horizontal ? place : across),
                    y: bounds.minY + (axis == .horizontal ? across : place))
                var cell = CGSize.zero
                cell[axis] = length
                cell[axis.other] = track.length
                put(subviews[index], at: origin, in: cell, track.alignment ?? .center, offer(track))
            }
            place += length + gap
        }
    }

    private func put(
        _ view: LayoutSubview, at origin: CGPoint, in cell: CGSize, _ alignment: Alignment,
        _ offer: ProposedViewSize
    ) {
        let fitted = view.dimensions(in: offer)
        let outer = ViewDimensions(width: cell.width, height: cell.height)
        view.place(
            at: CGPoint(
                x: origin.x + outer[alignment.horizontal] - fitted[alignment.horizontal],
                y: origin.y + outer[alignment.vertical] - fitted[alignment.vertical]),
            proposal: offer)
    }
}
