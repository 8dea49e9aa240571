// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw value, with one bit for each property.
    public let rawValue: UInt32
    /// Creates properties from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedModifier: BoxModifier {
    var id: AnyHashable
    var namespace: Namespace.ID
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool

    var key: MatchedViews.Key { MatchedViews.Key(id: id, namespace: namespace) }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let box = MatchedBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
        owner.stage.feature(MatchedViews.self).add(box)
        return box
    }
}

extension View {
    /// Gives views with the same id one place: the others go where the source is.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modified(
            MatchedModifier(
                id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// A box whose content is drawn where another box is, or on the way from there.
final class MatchedBox: WrapperBox {
    typealias Numbers = CGRect.AnimatableData
    let modifier: () -> MatchedModifier
    private let ownerLink: ParentReference<Node>
    /// Indicates whether the box is still current: boxes may outlive their views.
    var isCurrent: Bool { ownerLink.object?.isMounted == true && isInTree }
    /// The place on the canvas that is shown, where it is not the box's own.
    private var shown: AnimatedValue<Numbers>?
    private var size = CGSize.zero
    private var offered = ProposedViewSize.unspecified
    /// Indicates whether the box has been placed since it was made.
    private(set) var isPlaced = false
    /// Indicates whether the view is only drawn on its way out.
    var isGoing: Bool {
        var above = superbox
        while let box = above {
            if let box = box as? TransitionBox { return box.isLeaving }
            above = box.superbox
        }
        return false
    }
    /// Indicates whether the box has taken its part among the matched views.
    var isKnown = false

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> MatchedModifier) {
        self.modifier = modifier
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    /// The place on the canvas that the layout gave the box.
    var ownRect: CGRect { CGRect(origin: globalOrigin, size: size) }
    /// The visible place on the canvas.
    var shownRect: CGRect { shown.map { rect($0.presentation) } ?? ownRect }

    private func rect(_ numbers: Numbers) -> CGRect {
        var result = CGRect.zero
        result.animatableData = numbers
        return result
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        self.size = size
        offered = proposal
        isPlaced = true
        arrange()
    }

    /// Shows the content at a place of the canvas, from the one seen now or from a given one.
    func go(to target: CGRect, from start: CGRect? = nil, under transaction: Transaction) {
        if shown == nil, start ?? shownRect == target { return }
        let value =
            shown
            ?? AnimatedValue((start ?? shownRect).animatableData, stage: owner.stage) { [weak self] in
                if let self, isCurrent { arrange() }
            }
        shown = value
        value.set(target.animatableData, in: transaction, environment: owner.environment)
        if !value.isMoving, target == ownRect { shown = nil }
        arrange()
    }

    /// Forgets a place that is the box's own again.
    func rest() {
        if let shown, !shown.isMoving, rect(shown.model) == ownRect { self.shown = nil }
    }

    private func arrange() {
        guard shown != nil else { return content.place(at: .zero, proposal: offered) }
        let modifier = modifier()
        let target = shownRect
        let offer = modifier.properties.contains(.size) ? ProposedViewSize(target.size) : offered
        let inner = content.size(for: offer)
        let frame = modifier.properties.contains(.position) ? target : ownRect
        let anchor = modifier.anchor
        content.place(
            at: CGPoint(
                x: frame.minX + anchor.x * (frame.width - inner.width) - globalOrigin.x,
                y: frame.minY + anchor.y * (frame.height - inner.height) - globalOrigin.y),
            proposal: offer)
    }
}

/// The views that share their places with others.
final class MatchedViews: StageFeature {
    struct Key: Hashable {
        var id: AnyHashable
        var namespace: Namespace.ID
    }
    private struct Member { weak var box: MatchedBox? }
    private var members: [Member] = []

    func add(_ box: MatchedBox) { members.append(Member(box: box)) }

    /// Sends all views to the places of their sources.
    override func settle(under transaction: Transaction) -> Bool {
        members.removeAll { $0.box == nil }
        let boxes = members.compactMap(\.box).filter { $0.isPlaced && $0.isCurrent }
        for (_, group) in Dictionary(grouping: boxes, by: { $0.modifier().key }) {
            settle(group, under: transaction)
        }
        return true
    }

    private func settle(_ group: [MatchedBox], under transaction: Transaction) {
        guard let source = group.last(where: { $0.modifier().isSource && !$0.isGoing }) else {
            // Without a source each view is where its own layout puts it.
            for box in group where !box.isGoing {
                box.go(to: box.ownRect, under: transaction)
                box.rest()
            }
            return
        }
        let target = source.ownRect
        // A view that is new among others starts where they are seen.
        let start = source.isKnown ? nil : group.first { $0 !== source && $0.isKnown }?.shownRect
        if transaction.effectiveAnimation != nil || start == nil {
            source.go(to: target, from: start, under: transaction)
        }
        source.rest()
        for box in group where box !== source {
            let follows = box.isGoing || !box.modifier().isSource
            // A view that comes in behind its source is there at once.
            if follows { box.go(to: target, under: box.isKnown ? transaction : Transaction()) }
        }
        for box in group { box.isKnown = true }
    }
}
