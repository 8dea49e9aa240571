// Licensed under the Apache License, Version 2.0.

public import Foundation

struct PaddingModifier: BoxModifier {
    var insets: EdgeInsets

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PaddingBox(owner: owner, content: content) { [unowned owner] in owner.modifier.insets }
    }
}

/// A box with space around its content.
class PaddedBox: WrapperBox {
    final let insets: () -> EdgeInsets

    init(owner: Node, content: LayoutBox, insets: @escaping () -> EdgeInsets) {
        self.insets = insets
        super.init(owner: owner, content: content)
    }

    override final var isSpacer: Bool { false }

    override final func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets()
        let inner = content.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    override final func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let insets = insets()
        let start = key.axis == .horizontal ? insets.leading : insets.top
        return content.explicitGuide(key, proposal: proposal.inset(by: insets)).map { $0 + start }
    }
}

final class PaddingBox: PaddedBox {
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        content.isRigid(axis, for: proposal.inset(by: insets()))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = insets()
        let inner = proposal.inset(by: insets)
        guard isStretched else {
            return place(content, x: insets.leading, y: insets.top, proposal: inner, in: size)
        }
        let left = owner.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
        content.place(
            at: CGPoint(x: left, y: insets.top), proposal: inner,
            filling: CGSize(
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom)))
    }

    /// A side with added space no longer knows what is behind it.
    override func spacing(at edge: Edge) -> EdgeSpacing {
        insets()[edge] != 0 ? .standard : content.spacing(at: edge)
    }
}

struct FixedSizeModifier: BoxModifier {
    var horizontal: Bool
    var vertical: Bool

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AlignedBox(owner: owner, content: content) { [unowned owner] in
            let fixed = owner.modifier
            return AlignedBox.Rule(alignment: .center) { proposal in
                ProposedViewSize(
                    width: fixed.horizontal ? nil : proposal.width,
                    height: fixed.vertical ? nil : proposal.height)
            } size: { _, child in
                child
            }
        }
    }
}

struct PriorityModifier: BoxModifier {
    var value: Double

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PriorityBox(owner: owner, content: content) { [unowned owner] in owner.modifier.value }
    }
}

private final class PriorityBox: WrapperBox {
    private let value: () -> Double

    init(owner: Node, content: LayoutBox, value: @escaping () -> Double) {
        self.value = value
        super.init(owner: owner, content: content)
    }

    override var layoutPriority: Double { value() }
}

struct ZIndexModifier: BoxModifier {
    var value: Double
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ZIndexBox(owner: owner, content: content) { [unowned owner] in owner.modifier.value }
    }
}

private final class ZIndexBox: WrapperBox {
    private let value: () -> Double

    init(owner: Node, content: LayoutBox, value: @escaping () -> Double) {
        self.value = value
        super.init(owner: owner, content: content)
    }

    override var zIndex: Double { value() }
}

struct AspectRatioModifier: BoxModifier {
    var ratio: CGFloat?
    var mode: ContentMode

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AlignedBox(owner: owner, content: content) { [unowned owner, unowned content] in
            let aspect = owner.modifier
            return AlignedBox.Rule(alignment: .center) { proposal in
                let ideal = content.size(for: .unspecified)
                let own = ideal.height > 0 ? ideal.width / ideal.height : 1
                // A view without a width has no proportions.
                let ratio = [aspect.ratio ?? own, own].first { $0 > 0 && $0.isFinite } ?? 1
                switch (proposal.width, proposal.height) {
                case (nil, nil): return ProposedViewSize(ideal)
                case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
                case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
                case (let width?, let height?):
                    let wide = width / ratio > height
                    return (aspect.mode == .fit) == wide
                        ? ProposedViewSize(width: height * ratio, height: height)
                        : ProposedViewSize(width: width, height: width / ratio)
                }
            } size: { _, child in
                child
            }
        }
    }
}

/// The way in which content of fixed proportions meets its space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// All of the content is inside the space.
    case fit
    /// All of the space is covered.
    case fill
}

extension View {
    /// Puts space of points around the view on each side.
    public func padding(_ length: CGFloat) -> some View {
        modified(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
    /// Puts space around the view on some sides; 16 points where no length is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }
    /// Puts space around the view, of a separate length on each side.
    public func padding(_ insets: EdgeInsets) -> some View { modified(PaddingModifier(insets: insets)) }
    /// Keeps the view at its ideal size.
    public func fixedSize() -> some View {
        modified(FixedSizeModifier(horizontal: true, vertical: true))
    }
    /// Keeps the view at its ideal width, height or both.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
    /// Sets how early a stack gives space to the view; 0 is usual.
    public func layoutPriority(_ value: Double) -> some View { modified(PriorityModifier(value: value)) }
    /// Sets the order of drawing among siblings; 0 is usual.
    public func zIndex(_ value: Double) -> some View { modified(ZIndexModifier(value: value)) }
    /// Keeps the view's proportions, or given ones.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps the view's proportions inside its space.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the view's proportions and covers its space.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
