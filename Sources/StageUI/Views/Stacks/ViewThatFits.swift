// Licensed under the Apache License, Version 2.0.

import Foundation

/// Shows the first of several views that fits into the space.
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content

    /// Creates a choice of views; the last one is taken when none fits along the axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ChoiceNode(self, inputs) }
}

private final class ChoiceNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content>, PageChooser {
    private let waiting = WaitingActions()
    /// The node of the view that is shown; nil before the first layout.
    private weak var shown: Node?

    init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
    }

    override func makeBox() -> ContainerBox {
        ChoiceBox(owner: self) { [unowned self] in
            view.axes
        } chosen: { [weak self] in
            self?.show($0)
        }
    }

    override var pageChooser: (any PageChooser)? { self }
    override var shownChildren: [Node] { .only(shown) }
    func hides(_ node: Node) -> Bool { page(around: node) !== shown }

    func holdsBack(_ node: Node, _ action: @escaping () -> Void) -> Bool {
        guard let page = page(around: node), page !== shown else { return false }
        waiting.add(action, of: node, in: page)
        return true
    }

    /// Returns the one of the views that a node belongs to.
    private func page(around node: Node) -> Node? {
        let pages = contentNode?.elements ?? []
        var node: Node? = node
        while let current = node, current !== self {
            if pages.contains(where: { $0 === current }) { return current }
            node = current.parent
        }
        return nil
    }

    /// Notifies the view that is shown now, and the one that was shown before.
    private func show(_ box: LayoutBox?) {
        var inner = box
        var now: Node?
        while let current = inner, now == nil {
            now = page(around: current.owner)
            inner = (current as? WrapperBox)?.content
        }
        guard now !== shown else { return }
        let before = shown
        shown = now
        stage.perform { [weak self] in
            if let self, self.isShown, let now, now.isMounted { now.tellShown(true) }
            if let before, before.isMounted { before.tellShown(false) }
        }
        if let now { waiting.release(now, on: stage) }
    }

    override func changesLayout(from old: ViewThatFits<Content>) -> Bool { old.axes != view.axes }
}

/// A box with the layout of one of its children.
private final class ChoiceBox: ContainerBox {
    private let axes: () -> Axis.Set
    private let chosen: (LayoutBox?) -> Void
    private weak var shown: LayoutBox?

    init(owner: Node, axes: @escaping () -> Axis.Set, chosen: @escaping (LayoutBox?) -> Void) {
        self.axes = axes
        self.chosen = chosen
        super.init(owner: owner)
    }

    /// Only the view that was chosen last is drawn, touched and read, as long as it is there.
    override var children: [LayoutBox] { super.children.filter { $0 === shown } }

    private var choices: [LayoutBox] { super.children.filter { !$0.isLeaving } }

    private func choice(_ proposal: ProposedViewSize) -> LayoutBox? {
        let axes = axes()
        let all = choices
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        func fits(_ size: CGSize, _ axis: Axis, _ set: Axis.Set) -> Bool {
            guard axes.contains(set), let offered = proposal[axis] else { return true }
            return size[axis] <= offered + 1e-6
        }
        let fitting = all.first { box in
            let size = box.size(for: ideal)
            return fits(size, .horizontal, .horizontal) && fits(size, .vertical, .vertical)
        }
        return fitting ?? all.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(for: proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let chosen = choice(proposal)
        if chosen !== shown {
            shown = chosen
            invalidateDisplay()
        }
        self.chosen(chosen)
        if let chosen { place(chosen, x: 0, y: 0, proposal: proposal, in: size) }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, proposal: proposal)
    }

    /// A stack asks before it offers anything, so the preferences of all views are joined.
    override func spacing(at edge: Edge) -> EdgeSpacing {
        var joined = EdgeSpacing.none
        for box in choices { joined.formUnion(box.spacing(at: edge)) }
        return joined
    }
}
