// Licensed under the Apache License, Version 2.0.

import Foundation

/// A row that a finger moves to the side, over its actions.
struct SwipeRow<Row: View>: View, PrimitiveView {
    let actions: SwipeActions
    let state: SwipeState
    let row: Row

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { SwipeRowNode(self, inputs) }
}

/// The link between a row and its actions.
@MainActor
final class SwipeState {
    fileprivate weak var box: SwipeRowBox?
    /// Uncovers the actions at the trailing edge.
    func open() { box?.rest(at: -1) }
    func close() { box?.rest(at: 0) }
}

private final class SwipeRowNode<Row: View>:
    ContainerNode<SwipeRow<Row>, TupleView<(SwipeGroup, SwipeGroup, ZStack<Row>)>>
{
    init(_ view: SwipeRow<Row>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in
            let (actions, state) = (view.actions, view.state)
            return TupleView(
                (
                    SwipeGroup(side: actions.leading, isTrailing: false, state: state),
                    SwipeGroup(side: actions.trailing, isTrailing: true, state: state), ZStack { view.row }
                ))
        }
        view.state.box = box as? SwipeRowBox
    }

    override func makeBox() -> ContainerBox { SwipeRowBox(owner: self) { [unowned self] in view.actions } }
}

/// Closes a row when a finger touches anything else.
private final class OpenRow: StageFeature {
    weak var box: SwipeRowBox?

    override func touchWillBegin(at point: CGPoint) {
        guard let box, box.owner.isMounted else { return }
        let place = point.applying(box.fromCanvas)
        if !CGRect(origin: .zero, size: box.frame.size).contains(place) { box.rest(at: 0) }
    }
}

final class SwipeRowBox: ContainerBox, TouchResponder {
    private let actions: () -> SwipeActions
    /// The distance by which the row has been moved in the direction of reading, in points.
    private lazy var shift = AnimatedValue<Double>(0, stage: owner.stage) { [weak self] in self?.follow() }
    private var shiftAtTouch = 0.0
    private var isDragging = false

    /// The motion of a row that is let go, and the share of its width behind which the first action is performed; by eye.
    private static let settling = Animation.spring(duration: 0.3, bounce: 0)
    private static let fullShare = 0.6

    init(owner: Node, actions: @escaping () -> SwipeActions) {
        self.actions = actions
        super.init(owner: owner)
    }

    private var row: LayoutBox? { children.last }
    private func group(_ isTrailing: Bool) -> LayoutBox? {
        children.count == 3 ? children[isTrailing ? 1 : 0] : nil
    }
    private func side(_ isTrailing: Bool) -> SwipeSide? {
        isTrailing ? actions().trailing : actions().leading
    }
    private var isMoved: Bool { shift.presentation != 0 || shift.model != 0 }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize { row?.size(for: proposal) ?? .zero }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        row?.foundGuide(key, for: proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let row { place(row, x: 0, y: 0, proposal: proposal, in: size) }
        arrange(in: size)
    }

    private func width(_ isTrailing: Bool) -> CGFloat {
        guard side(isTrailing) != nil, let group = group(isTrailing) else { return 0 }
        return group.size(for: ProposedViewSize(width: nil, height: frame.height)).width
    }

    /// The actions fill the space that the row leaves.
    private func arrange(in size: CGSize) {
        for isTrailing in [false, true] {
            guard let group = group(isTrailing) else { continue }
            let moved = CGFloat(isTrailing ? -shift.presentation : shift.presentation)
            let fitted = group.size(for: ProposedViewSize(width: nil, height: size.height)).width
            let width = max(fitted, moved)
            place(
                group, x: isTrailing ? size.width - width : 0, y: 0,
                proposal: ProposedViewSize(width: width, height: size.height), in: size)
        }
    }

    private func follow() {
        arrange(in: frame.size)
        invalidateDisplay()
    }

    // MARK: Drawing

    override func makeItems() -> [DisplayItem] {
        guard let row else { return [] }
        guard shift.presentation != 0 else { return row.itemsInSuperbox }
        let isTrailing = shift.presentation < 0
        let way = CGFloat(readsFromRight ? -shift.presentation : shift.presentation)
        let moved = TransitionEffect.moved(row.itemsInSuperbox, CGSize(width: way, height: 0))
        let seen =
            way < 0
            ? CGRect(x: frame.width + way, y: 0, width: -way, height: frame.height)
            : CGRect(x: 0, y: 0, width: way, height: frame.height)
        let below = DisplayItem(
            owner: owner.path,
            content: .group(.clip(.rectangle(seen), evenOdd: false), group(isTrailing)?.itemsInSuperbox ?? [])
        )
        let whole = CGRect(origin: .zero, size: frame.size)
        return [
            DisplayItem(
                owner: owner.path, content: .group(.clip(.rectangle(whole), evenOdd: false), [below] + moved))
        ]
    }

    // MARK: Touch

    /// An open row does not take touches itself: they close it.
    override var drawingOrder: [LayoutBox] {
        guard isMoved else { return row.map { [$0] } ?? [] }
        return group(shift.model < 0).map { [$0] } ?? []
    }
    override var isTouchable: Bool { true }
    override var responder: (any TouchResponder)? {
        owner.environment.isEnabled && (isMoved || !dragAxes.isEmpty) ? self : nil
    }
    var dragAxes: Axis.Set { owner.environment.isEditingRows || actions().isEmpty ? [] : .horizontal }

    func touchBegan(at point: CGPoint) {
        shiftAtTouch = shift.presentation
        isDragging = false
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        guard !dragAxes.isEmpty else { return }
        if !isDragging {
            guard abs(translation.width) > 10, abs(translation.width) > abs(translation.height) else {
                return
            }
            isDragging = true
        }
        let wanted = shiftAtTouch + Double(readsFromRight ? -translation.width : translation.width)
        let isTrailing = wanted < 0
        let limit = Double(width(isTrailing))
        let length = abs(wanted)
        // Beyond the actions the row follows less, unless all of the way performs one; without any it stays.
        let isFree = side(isTrailing)?.allowsFullSwipe == true
        let shown = limit == 0 ? 0 : length <= limit || isFree ? length : limit + (length - limit) * 0.3
        shift.jump(to: isTrailing ? -shown : shown)
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard isDragging else { return rest(at: 0) }
        isDragging = false
        let isTrailing = shift.presentation < 0
        let length = abs(shift.presentation)
        let isFull = side(isTrailing)?.allowsFullSwipe == true
        if isFull, length > Self.fullShare * Double(frame.width) {
            performFirst(isTrailing)
        } else if length > Double(width(isTrailing)) / 2 {
            rest(at: isTrailing ? -1 : 1)
        } else {
            rest(at: 0)
        }
    }

    func touchCancelled() {
        isDragging = false
        rest(at: 0)
    }

    /// Lets the row come to rest in its place, or beside the actions at its start (1) or its end (-1).
    func rest(at place: Int) {
        let target = place == 0 ? 0 : Double(place) * Double(width(place < 0))
        if target != 0 { stage.feature(OpenRow.self).box = self }
        shift.set(target, animation: Self.settling)
        if shift.presentation != target { invalidateDisplay() }
    }

    private func buttons(_ isTrailing: Bool) -> [any ShortcutBox] {
        var found: [any ShortcutBox] = []
        func look(into box: LayoutBox) {
            if let button = box as? any ShortcutBox {
                found.append(button)
            } else {
                box.children.forEach(look)
            }
        }
        if let group = group(isTrailing) { look(into: group) }
        return isTrailing ? found.reversed() : found
    }

    private func performFirst(_ isTrailing: Bool) {
        if buttons(isTrailing).first?.performShortcut() != true { rest(at: 0) }
    }

    // MARK: Accessibility

    /// A screen reader offers the actions by their names.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard let row else { return [] }
        var nodes = row.elements(in: context)
        let named = [true, false].flatMap { isTrailing in
            buttons(isTrailing).compactMap { button -> (String, () -> Void)? in
                guard let label = button.accessibilityNodes(context).first?.label else { return nil }
                return (label, { _ = button.performShortcut() })
            }
        }
        for index in nodes.indices where owner.environment.isEnabled { nodes[index].actions.named += named }
        return nodes
    }
}
