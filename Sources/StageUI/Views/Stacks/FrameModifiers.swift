// Licensed under the Apache License, Version 2.0.

public import Foundation

struct FixedFrame: BoxModifier {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    /// The frame with valid lengths; invalid ones are reported.
    func repaired(at owner: Node) -> FixedFrame {
        func bad(_ length: CGFloat?) -> Bool {
            guard let length else { return false }
            return length < 0 || !length.isFinite
        }
        guard bad(width) || bad(height) else { return self }
        owner.stage.report(
            .misuse, "A frame has a negative or infinite length; give it one from 0 up, or maxWidth.",
            at: owner)
        var result = self
        if bad(width) { result.width = width.flatMap { $0 < 0 ? 0 : nil } }
        if bad(height) { result.height = height.flatMap { $0 < 0 ? 0 : nil } }
        return result
    }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AlignedBox(owner: owner, content: content) { [unowned owner] in
            let frame = owner.modifier.repaired(at: owner)
            return AlignedBox.Rule(
                alignment: frame.alignment, fixedAxes: Axis.Set(frame.width != nil, frame.height != nil)
            ) { proposal in
                ProposedViewSize(
                    width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
            } size: { _, child in
                CGSize(width: frame.width ?? child.width, height: frame.height ?? child.height)
            }
        }
    }
}

struct FlexibleFrame: BoxModifier {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment

    /// The frame with bounds that do not contradict each other; others are reported. The minimum counts more than the
    /// ideal length, and that more than the maximum.
    func repaired(at owner: Node) -> FlexibleFrame {
        var result = self
        let isWidthRepaired = Self.repair(&result.minWidth, &result.idealWidth, &result.maxWidth)
        let isHeightRepaired = Self.repair(&result.minHeight, &result.idealHeight, &result.maxHeight)
        if isWidthRepaired || isHeightRepaired {
            owner.stage.report(
                .misuse,
                "A frame has contradictory bounds; keep 0 <= min <= ideal <= max on each axis.",
                at: owner)
        }
        return result
    }

    private static func repair(
        _ low: inout CGFloat?, _ ideal: inout CGFloat?, _ high: inout CGFloat?
    ) -> Bool {
        let before = (low, ideal, high)
        func positive(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
        low = low.map(positive)
        ideal = ideal.map { max(positive($0), low ?? 0) }
        high = high.map { max(positive($0), ideal ?? low ?? 0) }
        return before.0 != low || before.1 != ideal || before.2 != high
    }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AlignedBox(owner: owner, content: content) { [unowned owner] in
            let frame = owner.modifier.repaired(at: owner)
            return AlignedBox.Rule(alignment: frame.alignment) { proposal in
                ProposedViewSize(
                    width: Self.clamp(
                        proposal.width ?? frame.idealWidth, frame.minWidth, frame.maxWidth),
                    height: Self.clamp(
                        proposal.height ?? frame.idealHeight, frame.minHeight, frame.maxHeight))
            } size: { proposal, child in
                CGSize(
                    width: Self.length(
                        proposal.width ?? frame.idealWidth, child.width, frame.minWidth, frame.maxWidth),
                    height: Self.length(
                        proposal.height ?? frame.idealHeight, child.height, frame.minHeight,
                        frame.maxHeight))
            }
        }
    }

    static func clamp(_ value: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        guard let value else { return nil }
        return max(min(value, high ?? .infinity), low ?? 0, 0)
    }

    /// Both bounds: the clamped offer. One bound: the offer between the child and the bound.
    static func length(
        _ offered: CGFloat?, _ child: CGFloat, _ low: CGFloat?, _ high: CGFloat?
    ) -> CGFloat {
        switch (low, high) {
        case (nil, nil): return child
        case (let low?, let high?): return max(min(offered ?? child, high), low)
        case (nil, let high?): return min(max(offered ?? child, child), high)
        case (let low?, nil): return max(min(offered ?? child, child), low)
        }
    }
}

/// A box of another size than its content, which is aligned inside by its guides.
final class AlignedBox: WrapperBox {
    struct Rule {
        var alignment: Alignment
        /// The axes on which the box has a fixed length, whatever is inside.
        var fixedAxes: Axis.Set = []
        var propose: (ProposedViewSize) -> ProposedViewSize
        var size: (ProposedViewSize, CGSize) -> CGSize
    }
    private let ruleOf: () -> Rule
    private var knownRule: (generation: Int, rule: Rule)?

    init(owner: Node, content: LayoutBox, rule: @escaping () -> Rule) {
        ruleOf = rule
        super.init(owner: owner, content: content)
    }

    /// The rule of the modifier's present value, whose changes invalidate the layout.
    private var rule: Rule {
        if let knownRule, knownRule.generation == generation { return knownRule.rule }
        let made = ruleOf()
        knownRule = (generation, made)
        return made
    }

    override var layoutPriority: Double { content.isSpacer ? 0 : content.layoutPriority }
    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let rule = rule
        return rule.size(proposal, content.size(for: rule.propose(proposal)))
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        rule.fixedAxes.contains(edge.axis == .horizontal ? .horizontal : .vertical)
            ? .standard : content.spacing(at: edge)
    }

    /// The content of a fixed axis gets the same offer, whatever is offered to the box.
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        let propose = rule.propose
        var offer = proposal
        offer[axis] = 0
        let least = propose(offer)[axis]
        offer[axis] = .infinity
        guard propose(offer)[axis] == least else { return false }
        offer[axis] = nil
        return propose(offer)[axis] == least
    }

    private func position(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let rule = rule
        let outer = ViewDimensions(width: size.width, height: size.height)
        let offered = rule.propose(proposal)
        let (x, y) = (rule.alignment.horizontal.key, rule.alignment.vertical.key)
        return CGPoint(
            x: (x.commonPlace(in: size) ?? outer[x]) - content.guide(x, for: offered),
            y: (y.commonPlace(in: size) ?? outer[y]) - content.guide(y, for: offered))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let origin = position(in: size, proposal: proposal)
        place(content, x: origin.x, y: origin.y, proposal: rule.propose(proposal), in: size)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard let inner = content.explicitGuide(key, proposal: rule.propose(proposal)) else { return nil }
        return inner + position(in: size(for: proposal), proposal: proposal)[key.axis]
    }
}

extension View {
    /// Gives the view a fixed width, a fixed height or both, in points.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a minimum, an ideal and a maximum size, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(
            FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
