// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A layout whose type can change while the views inside stay the same.
public struct AnyLayout: Layout {
    private let base: LayoutErasure

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) { base = TypedLayout(layout) }

    /// The cache of a layout of any type.
    public struct Cache {
        var value: Any
    }

    var orientation: Axis? { base.orientation }

    /// Creates the cache that the layout keeps between its calls.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews)) }
    /// Updates the cache after the views inside have changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.updateCache(&cache.value, subviews)
    }
    /// Returns the spacing that the container prefers around itself.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews, &cache.value)
    }
    /// Returns the size of the container for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.size(proposal, subviews, &cache.value)
    }
    /// Places the views inside.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.place(bounds, proposal, subviews, &cache.value)
    }
    /// Returns the place of a horizontal guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.alignment(guide.key, bounds, proposal, subviews, &cache.value)
    }
    /// Returns the place of a vertical guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.alignment(guide.key, bounds, proposal, subviews, &cache.value)
    }
}

/// The type erasure of a layout.
@MainActor
private class LayoutErasure {
    var orientation: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .none }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        .zero
    }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func alignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedLayout<L: Layout>: LayoutErasure {
    private let layout: L
    init(_ layout: L) { self.layout = layout }

    /// Calls the layout with its own cache, made anew when the one at hand is another layout's.
    private func using<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override var orientation: Axis? { L.layoutProperties.stackOrientation }
    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        using(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        using(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        using(&cache, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        using(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func alignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        using(&cache, subviews) {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
        }
    }
}
