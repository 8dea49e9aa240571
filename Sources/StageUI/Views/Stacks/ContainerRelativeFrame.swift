// Licensed under the Apache License, Version 2.0.

public import Foundation

struct RelativeFrame: BoxModifier {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (CGFloat, Axis) -> CGFloat

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        RelativeBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

/// A box whose size follows the nearest scroll view around, else the safe area of the screen.
private final class RelativeBox: WrapperBox {
    private let modifier: () -> RelativeFrame

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> RelativeFrame) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    private var container: CGSize {
        let screen = screenSafeRect.size
        guard let scroll = enclosingScroll else { return screen }
        scroll.addFollower(self)
        let margins = scroll.settings.margins
        return CGSize(
            width: scroll.containerSize.width - margins.leading - margins.trailing,
            height: scroll.containerSize.height - margins.top - margins.bottom)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let modifier = modifier()
        let container = container
        var result = proposal
        if modifier.axes.contains(.horizontal) {
            result.width = max(0, modifier.length(container.width, .horizontal))
        }
        if modifier.axes.contains(.vertical) {
            result.height = max(0, modifier.length(container.height, .vertical))
        }
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let modifier = modifier()
        let inner = inner(proposal)
        var size = content.size(for: inner)
        if modifier.axes.contains(.horizontal) { size.width = inner.width ?? size.width }
        if modifier.axes.contains(.vertical) { size.height = inner.height ?? size.height }
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let alignment = modifier().alignment
        let inner = inner(proposal)
        let outer = ViewDimensions(width: size.width, height: size.height)
        let fitted = content.dimensions(for: inner)
        place(
            content, x: outer[alignment.horizontal] - fitted[alignment.horizontal],
            y: outer[alignment.vertical] - fitted[alignment.vertical], proposal: inner, in: size)
    }
}

extension View {
    /// Gives the view the size of the nearest scroll view around, or of the screen's safe area.
    @_disfavoredOverload
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(RelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }
    /// Gives the view a length made from that of the nearest scroll view around.
    @_disfavoredOverload
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modified(RelativeFrame(axes: axes, alignment: alignment, length: length))
    }
    /// Gives the view some of the equal parts into which the nearest scroll view is divided.
    @_disfavoredOverload
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = max(1, count)
        return modified(
            RelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
                return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
            })
    }
}
