// Licensed under the Apache License, Version 2.0.

import Foundation

/// The sign before a row that is to be removed, which uncovers the action that does it.
struct RemoveSign: View {
    let state: SwipeState

    var body: some View {
        Button {
            state.open()
        } label: {
            Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(Color.red)
                .padding(.leading, FormRowMetrics.inset)
                .frame(minHeight: FormRowMetrics.height)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .fixedSize(horizontal: true, vertical: false)
        .accessibilityLabel(Text(verbatim: "Remove"))
    }
}

/// A row that a finger moves among others.
struct RowDrag {
    /// The rows when the drag began: others may come near the window meanwhile, and leave it.
    let rows: [Subview]
    let from: Int
    /// The rows among which it moves, and the heights of all rows in points.
    let mates: [Int]
    let heights: [CGFloat]
    private let places: [Subview.ID: Int]
    /// The way of the finger, in points.
    var way: CGFloat = 0

    @MainActor
    init(rows: [Subview], from: Int, mates: [Int]) {
        (self.rows, self.from, self.mates) = (rows, from, mates)
        heights = rows.map(Self.height)
        places = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The row that moves.
    var row: Subview { rows[from] }

    /// The row whose place it would take now: it passes another one when it covers half of it.
    var to: Int {
        var (index, rest) = (from, abs(way))
        let step = way < 0 ? -1 : 1
        while mates.contains(index + step), rest > heights[index + step] / 2 {
            rest -= heights[index + step]
            index += step
        }
        return index
    }

    /// The distance of a row from its place, in points.
    func shift(of row: Subview) -> CGFloat {
        guard let index = places[row.id] else { return 0 }
        if index == from { return way }
        if from < index, index <= to { return -heights[from] }
        if to <= index, index < from { return heights[from] }
        return 0
    }

    /// The height of the row that a view stands in.
    @MainActor
    static func height(of row: Subview) -> CGFloat {
        var boxes: [LayoutBox] = []
        row.node.collectBoxes(into: &boxes)
        var box = boxes.first
        while let current = box, !(current is RowReachBox) { box = current.superbox }
        return box?.frame.height ?? FormRowMetrics.height
    }
}

extension Subview {
    /// Indicates whether a finger holds the row that the view is in, which stays in the list wherever the window is.
    @MainActor
    var isHeldInList: Bool {
        get { node.lazyRowHost?.isHeld ?? false }
        nonmutating set { node.lazyRowHost?.isHeld = newValue }
    }
}

/// The sign behind a row that is moved: three lines.
struct ReorderHandle: View {
    let begin: () -> Void
    let move: (CGFloat) -> Void
    let end: () -> Void
    let cancel: () -> Void
    /// Moves the row by a number of places.
    let step: (Int) -> Void

    var body: some View {
        Image(systemName: "line.3.horizontal").foregroundStyle(Color(uiColor: .systemGray3))
            .padding(.horizontal, FormRowMetrics.inset)
            .frame(minHeight: FormRowMetrics.height)
            .fixedSize(horizontal: true, vertical: false)
            .contentShape(Rectangle())
            .modified(ReorderModifier(handle: self))
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: "Reorder"))
            .accessibilityAddTraits(.isButton)
            .accessibilityAction(named: Text(verbatim: "Move Up")) { step(-1) }
            .accessibilityAction(named: Text(verbatim: "Move Down")) { step(1) }
    }
}

private struct ReorderModifier: BoxModifier {
    var handle: ReorderHandle
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ReorderBox(owner: owner, content: content) { [unowned owner] in owner.modifier.handle }
    }
}

private final class ReorderBox: WrapperBox, TouchResponder {
    private let handle: () -> ReorderHandle

    init(owner: Node, content: LayoutBox, handle: @escaping () -> ReorderHandle) {
        self.handle = handle
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { owner.environment.isEnabled ? self : nil }
    override var isTouchable: Bool { true }
    /// It comes before the list, which would scroll.
    var dragAxes: Axis.Set { .vertical }

    func touchBegan(at point: CGPoint) { handle().begin() }
    func touchMoved(by translation: CGSize, inside: Bool) { handle().move(translation.height) }
    func touchEnded(by translation: CGSize, inside: Bool) { handle().end() }
    func touchCancelled() { handle().cancel() }
}
