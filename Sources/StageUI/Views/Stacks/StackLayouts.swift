// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The layout of a row.
public struct HStackLayout: Layout {
    /// The alignment of the views across the row.
    public var alignment: VerticalAlignment
    /// The distance between two views in points; nil for the one that they prefer.
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

    private var style: StackArrangement.Style {
        StackArrangement.Style(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    /// Returns the size of the row for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        style.size(of: subviews, for: proposal)
    }
    /// Places the views of the row.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        style.place(subviews, in: bounds, for: proposal)
    }
    /// Returns the spacing that the row prefers around itself.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        style.spacing(around: subviews)
    }
}

/// The layout of a column.
public struct VStackLayout: Layout {
    /// The alignment of the views across the column.
    public var alignment: HorizontalAlignment
    /// The distance between two views in points; nil for the one that they prefer.
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

    private var style: StackArrangement.Style {
        StackArrangement.Style(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    /// Returns the size of the column for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        style.size(of: subviews, for: proposal)
    }
    /// Places the views of the column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        style.place(subviews, in: bounds, for: proposal)
    }
    /// Returns the spacing that the column prefers around itself.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        style.spacing(around: subviews)
    }
}

@MainActor
extension StackArrangement.Style {
    fileprivate func size(of views: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
        StackArrangement(self, views.map(\.box)).arrange(proposal).size
    }

    fileprivate func place(_ views: LayoutSubviews, in bounds: CGRect, for proposal: ProposedViewSize) {
        let stack = StackArrangement(self, views.map(\.box))
        var index = 0
        stack.forEachPlace(in: stack.arrange(proposal)) { _, offered, along, across in
            let corner = CGPoint(
                x: bounds.minX + (axis == .horizontal ? along : across),
                y: bounds.minY + (axis == .horizontal ? across : along))
            views[index].place(at: corner, proposal: offered)
            index += 1
        }
    }

    fileprivate func spacing(around views: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing.none
        for edge in Edge.allCases {
            result[edge] = EdgeSpacing(of: views.map(\.box), along: axis, at: edge)
        }
        return result
    }
}

/// The layout of views on top of each other.
public struct ZStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates the layout of a pile.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the size of the pile for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        Pile(of: subviews.map(\.box), alignment, proposal).size
    }
    /// Places the views of the pile.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let guide = Pile(of: subviews.map(\.box), alignment, proposal).guide
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
