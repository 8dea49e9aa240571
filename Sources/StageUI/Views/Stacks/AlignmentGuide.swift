// Licensed under the Apache License, Version 2.0.

public import Foundation

struct GuideModifier: BoxModifier {
    var key: AlignmentKey
    var compute: (ViewDimensions) -> CGFloat

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        GuideBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

/// A box with its own alignment guide.
private final class GuideBox: WrapperBox {
    private let modifier: () -> GuideModifier

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> GuideModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
        owner.passes.layout.hasOwnGuides = true
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let modifier = modifier()
        guard key == modifier.key else { return super.explicitGuide(key, proposal: proposal) }
        return modifier.compute(content.dimensions(for: proposal))
    }
}

extension View {
    /// Sets the place of a horizontal guide, in points from the view's leading side.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(GuideModifier(key: g.key, compute: computeValue))
    }
    /// Sets the place of a vertical guide, in points from the view's top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(GuideModifier(key: g.key, compute: computeValue))
    }
}
