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

extension AnyTransition {
    /// Grows out of a line at the top, and goes back into it.
    static var unfold: AnyTransition {
        .modifier(active: UnfoldModifier(share: 0), identity: UnfoldModifier(share: 1))
    }
}
