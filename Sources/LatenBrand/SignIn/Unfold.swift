// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A layout that shows a share of a view's height, from the top: nothing at 0, all of it at 1 (`LA-233`).
private struct UnfoldLayout: Layout {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        // Whoever has no end of room asks how high it will be.
        if proposal.height == .infinity { return size }
        return CGSize(width: size.width, height: size.height * share)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(
            at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
}

private struct UnfoldModifier: ViewModifier {
    let share: Double

    func body(content: Content) -> some View {
        UnfoldLayout(share: share) { content }
            // The ring of the focus lies outside of a field.
            .clipShape(Rectangle().inset(by: -4))
    }
}

extension View {
    /// Replaces words in the middle of their row by fading: the new ones begin where they belong.
    ///
    /// Without it the letters would go from the place of the old ones to that of the new ones.
    func givesWay(to words: some Hashable) -> some View {
        ZStack { id(words).transition(.opacity) }
            .frame(maxWidth: .infinity)
            // Wherever the row goes meanwhile, both go along.
            .geometryGroup()
    }
}

extension AnyTransition {
    /// Grows out of a line at the top, and goes back into it.
    static var unfold: AnyTransition {
        .modifier(active: UnfoldModifier(share: 0), identity: UnfoldModifier(share: 1))
    }
}
