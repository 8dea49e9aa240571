// Licensed under the Apache License, Version 2.0.

import Foundation

/// Views that are laid out by a rule.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { LayoutNode(self, inputs) }
}

private final class LayoutNode<L: Layout, Content: View>: ContainerNode<LayoutView<L, Content>, Content> {
    /// The animation of the layout to a new value; made when there is anything to interpolate.
    private var motion: AnimatedValue<L.AnimatableData>?

    init(_ view: LayoutView<L, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
        guard L.AnimatableData.self != EmptyAnimatableData.self else { return }
        motion = AnimatedValue(view.layout.animatableData, stage: stage) { [weak self] in
            self?.box.invalidateLayout()
        }
    }

    override func makeBox() -> ContainerBox {
        CustomLayoutBox<L>(owner: self) { [unowned self] in
            guard let motion = self.motion, motion.isMoving else { return self.view.layout }
            var layout = self.view.layout
            layout.animatableData = motion.presentation
            return layout
        }
    }

    override func changesLayout(from old: LayoutView<L, Content>) -> Bool {
        motion?.set(view.layout.animatableData, animation: stage.transaction.effectiveAnimation)
        if let old = old.layout as? AnyLayout, let new = view.layout as? AnyLayout,
            old.orientation != new.orientation
        {
            box.orientationDidChange()
        }
        return !isEqual(old.layout, view.layout)
    }
}

/// A box whose children are sized and placed by the app's own layout.
final class CustomLayoutBox<L: Layout>: ContainerBox {
    private let layoutOf: () -> L
    private var cache: (generation: Int, value: L.Cache)?
    private var placed: (generation: Int, proposal: ProposedViewSize)?
    private let placements = LayoutPlacements()

    init(owner: Node, layout: @escaping () -> L) {
        layoutOf = layout
        super.init(owner: owner)
        owner.passes.layout.hasOwnGuides = true
    }

    override var orientation: Axis? {
        if let any = layoutOf() as? AnyLayout { return any.orientation }
        return L.layoutProperties.stackOrientation
    }

    private func subviews() -> LayoutSubviews {
        LayoutSubviews(
            layoutDirection: owner.environment.layoutDirection,
            views: present.enumerated().map {
                LayoutSubview(box: $0.element, placements: placements, index: $0.offset)
            })
    }

    /// Calls the rule with its cache, which is brought up to date when something inside has changed.
    private func using<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let layout = layoutOf()
        let subviews = subviews()
        var value: L.Cache
        if let cache {
            value = cache.value
            if cache.generation != generation { layout.updateCache(&value, subviews: subviews) }
        } else {
            value = layout.makeCache(subviews: subviews)
        }
        defer { cache = (generation, value) }
        return body(layout, subviews, &value)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        using { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    /// Asks the rule where the children go, once for each proposal.
    private func arrange(in size: CGSize, proposal: ProposedViewSize) {
        if let placed, placed == (generation, proposal) { return }
        using { layout, subviews, cache in
            placements.begin(subviews.count)
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
                cache: &cache)
        }
        placed = (generation, proposal)
    }

    /// A child that the layout does not place stands in the middle.
    private func place(of child: LayoutBox, at index: Int, in size: CGSize, _ proposal: ProposedViewSize)
        -> LayoutPlacements.Place
    {
        if let place = placements.places[safe: index] ?? nil { return place }
        let fitted = child.size(for: proposal)
        return LayoutPlacements.Place(
            origin: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
            proposal: proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        arrange(in: size, proposal: proposal)
        for (index, child) in present.enumerated() {
            let place = place(of: child, at: index, in: size, proposal)
            self.place(child, x: place.origin.x, y: place.origin.y, proposal: place.proposal, in: size)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let size = size(for: proposal)
        let bounds = CGRect(origin: .zero, size: size)
        let own = using { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
        if let own { return own }
        arrange(in: size, proposal: proposal)
        return key.merged(
            present.enumerated().compactMap { index, child in
                let place = place(of: child, at: index, in: size, proposal)
                return child.foundGuide(key, for: place.proposal).map {
                    place.origin[key.axis] + $0
                }
            })
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        using { $0.spacing(subviews: $1, cache: &$2) }[edge]
    }
}
