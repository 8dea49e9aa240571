// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box whose children form a row or a column.
final class StackBox: ContainerBox, RowStack {
    typealias Style = StackArrangement.Style

    private let styleOf: () -> Style
    private var known: (generation: Int, stack: StackArrangement)?
    private var rigid: (generation: Int, axis: Axis, proposal: ProposedViewSize, result: Bool)?

    init(owner: Node, style: @escaping () -> Style) {
        styleOf = style
        super.init(owner: owner)
    }

    private var stack: StackArrangement {
        if let known, known.generation == generation { return known.stack }
        let made = StackArrangement(styleOf(), present)
        known = (generation, made)
        return made
    }

    var axis: Axis { stack.style.axis }
    /// The space between two views that the app has set, in points.
    var spacing: CGFloat? { styleOf().spacing }
    override var orientation: Axis? { axis }
    /// Indicates whether the views stand below each other; to be asked also before the layout.
    var isColumn: Bool { styleOf().axis == .vertical }

    override func spacing(at edge: Edge) -> EdgeSpacing { EdgeSpacing(of: present, along: axis, at: edge) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let stack = stack
        let isRow = stack.style.axis == .horizontal
        let isMirrored = owner.environment.layoutDirection == .rightToLeft
        stack.forEachPlace(in: stack.arrange(proposal)) { child, offered, along, across in
            let x = isRow ? along : across
            let left = isMirrored ? size.width - x - child.size(for: offered).width : x
            child.place(at: CGPoint(x: left, y: isRow ? across : along), proposal: offered)
        }
    }

    // Rows and columns of rigid views do not change with more space, either.
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        var most = proposal
        most[axis] = .infinity
        if let rigid, rigid.generation == generation, rigid.axis == axis, rigid.proposal == most {
            return rigid.result
        }
        let children = present
        var result = true
        if axis == self.axis {
            for child in children where result { result = child.isRigid(axis, for: proposal) }
        } else {
            let slots = stack.arrange(most).slots
            for (index, child) in children.enumerated() where result && !child.isSpacer {
                result = child.isRigid(axis, for: slots[index].proposal)
            }
        }
        rigid = (generation, axis, most, result)
        return result
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard passes.layout.hasOwnGuides || key.isSetByText else { return nil }
        let stack = stack
        var found: [CGFloat] = []
        stack.forEachPlace(in: stack.arrange(proposal)) { child, offered, along, across in
            guard let guide = child.foundGuide(key, for: offered) else { return }
            found.append((stack.style.axis == key.axis ? along : across) + guide)
        }
        return key.merged(found)
    }
}
