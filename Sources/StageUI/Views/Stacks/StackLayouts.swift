// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The layout of a row.
public struct HStackLayout: Layout {
    /// How the views stand across the row.
    public var alignment: VerticalAlignment
    /// The distance between two views in points; nil for what they want.
    public var spacing: CGFloat?

    /// Creates the layout of a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A row.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var rule: StackRule { StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    /// Returns the size of the row for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.arrange(subviews, proposal).size
    }
    /// Places the views of the row.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        rule.place(subviews, in: bounds, proposal)
    }
    /// Returns what the row wants of the space around itself.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { rule.spacing(subviews) }
}

/// The layout of a column.
public struct VStackLayout: Layout {
    /// How the views stand across the column.
    public var alignment: HorizontalAlignment
    /// The distance between two views in points; nil for what they want.
    public var spacing: CGFloat?

    /// Creates the layout of a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A column.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var rule: StackRule { StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    /// Returns the size of the column for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.arrange(subviews, proposal).size
    }
    /// Places the views of the column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        rule.place(subviews, in: bounds, proposal)
    }
    /// Returns what the column wants of the space around itself.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { rule.spacing(subviews) }
}

/// The layout of views on top of each other.
public struct ZStackLayout: Layout {
    /// How the views are aligned.
    public var alignment: Alignment

    /// Creates the layout of a pile.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func extent(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint)
    {
        let top = subviews.map(\.priority).max() ?? 0
        var guide = CGPoint.zero
        var rest = CGPoint.zero
        for view in subviews where view.priority == top {
            let dimensions = view.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            guide = CGPoint(x: max(guide.x, x), y: max(guide.y, y))
            rest = CGPoint(x: max(rest.x, dimensions.width - x), y: max(rest.y, dimensions.height - y))
        }
        return (CGSize(width: guide.x + rest.x, height: guide.y + rest.y), guide)
    }

    /// Returns the size of the pile for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews, proposal).size
    }
    /// Places the views of the pile.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let guide = extent(subviews, proposal).guide
        let offered = ProposedViewSize(bounds.size)
        for view in subviews {
            let dimensions = view.dimensions(in: offered)
            view.place(
                at: CGPoint(
                    x: bounds.minX + guide.x - dimensions[alignment.horizontal],
                    y: bounds.minY + guide.y - dimensions[alignment.vertical]), proposal: offered)
        }
    }
}
