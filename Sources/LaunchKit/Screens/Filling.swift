// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A view in a column that scrolls, whose flexible parts fill the room; it is higher where they need more.
///
/// A scroll view asks its content for the height that it would like. This asks it to be as high as the room instead, so that
/// a large screen is used to its lower edge.
public struct Filling: Layout {
    private let height: CGFloat

    /// Creates the layout of one view, by the height of the room in points.
    public init(height: CGFloat) { self.height = height }

    /// Returns the size of the view in the room.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: height))
        return size ?? .zero
    }

    /// Places the view over all of the room.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
