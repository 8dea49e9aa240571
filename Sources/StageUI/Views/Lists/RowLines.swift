// Licensed under the Apache License, Version 2.0.

import Foundation

/// The lines around a row; each is nil where there is none.
struct RowLineColors {
    var above: Color?
    /// The line between rows that one modifier of an app has made of several views.
    var between: Color?
    var below: Color?
}

/// A row with lines at its edges, which take no space of their own.
struct RowLines<Row: View>: View, PrimitiveView {
    let row: Row
    let colors: RowLineColors
    /// The start of the lines of a row without a text, in points.
    let inset: CGFloat

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { RowLinesNode(self, inputs) }
}

private final class RowLinesNode<Row: View>: ContainerNode<RowLines<Row>, Row> {
    init(_ view: RowLines<Row>, _ inputs: NodeInputs) { super.init(view, inputs) { $0.row } }

    override func makeBox() -> ContainerBox {
        RowLinesBox(owner: self) { [unowned self] in (view.colors, view.inset) }
    }

    override func changesLayout(from old: RowLines<Row>) -> Bool {
        box.invalidateDisplay()
        return old.inset != view.inset
    }
}

/// The box of a row with its lines.
final class RowLinesBox: ContainerBox {
    private let lines: () -> (colors: RowLineColors, inset: CGFloat)
    /// The ends of the line below each row, in points.
    private var spans: [(start: CGFloat, end: CGFloat)] = []

    init(owner: Node, lines: @escaping () -> (colors: RowLineColors, inset: CGFloat)) {
        self.lines = lines
        super.init(owner: owner)
    }

    /// Rows of several views stand below each other.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        present.count == 1 ? proposal : ProposedViewSize(width: proposal.width, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal)
        return present.reduce(into: CGSize.zero) { whole, row in
            let size = row.size(for: offer)
            whole = CGSize(width: max(whole.width, size.width), height: whole.height + size.height)
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = offer(proposal)
        let inset = lines().inset
        var y: CGFloat = 0
        spans = present.map { row in
            place(row, x: 0, y: y, proposal: offer, in: size)
            y += row.size(for: offer).height
            let start = row.foundGuide(HorizontalAlignment.listRowSeparatorLeading.key, for: offer) ?? inset
            let end = row.foundGuide(HorizontalAlignment.listRowSeparatorTrailing.key, for: offer)
            return readsFromRight
                ? (size.width - (end ?? size.width), size.width - start) : (start, end ?? size.width)
        }
        invalidateDisplay()
    }

    override func makeItems() -> [DisplayItem] {
        let environment = owner.environment
        // As a divider's: one device pixel, and one point where the user wants very large text.
        let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
        func line(_ color: Color?, _ span: (start: CGFloat, end: CGFloat), y: CGFloat) -> DisplayItem? {
            guard let color, span.end > span.start else { return nil }
            let rect = CGRect(x: span.start, y: y, width: span.end - span.start, height: thickness)
            return DisplayItem(
                owner: owner.path,
                content: .fill(
                    .rectangle(rect), .color(color.resolveColor(in: environment)), evenOdd: false))
        }
        let colors = lines().colors
        var items = childItems()
        for (index, row) in present.enumerated() where index < spans.count {
            if index == 0, let above = line(colors.above, spans[0], y: 0) { items.append(above) }
            let isLast = index == spans.count - 1
            let y = row.frame.maxY - thickness
            if let below = line(isLast ? colors.below : colors.between, spans[index], y: y) {
                items.append(below)
            }
        }
        return items
    }
}
