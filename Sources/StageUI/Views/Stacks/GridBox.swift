// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box whose children are rows of cells, or views of the whole width.
final class GridBox: ContainerBox {
    struct Style {
        var alignment: Alignment
        var columnGap: CGFloat
        var rowGap: CGFloat?
    }

    private struct Cell {
        var box: LayoutBox
        var row: Int
        var columns: Range<Int>
        var unsized: Axis.Set
    }

    private struct Plan {
        var columns: [CGFloat]
        var rows: [CGFloat]
        var rowGaps: [CGFloat]
        var size: CGSize
    }

    private let styleOf: () -> Style

    init(owner: Node, style: @escaping () -> Style) {
        styleOf = style
        super.init(owner: owner)
    }

    private func row(_ box: LayoutBox) -> GridRowBox? {
        var inner = box
        while let wrapper = inner as? WrapperBox { inner = wrapper.content }
        return inner as? GridRowBox
    }

    private func cells() -> (cells: [Cell], columns: Int) {
        var cells: [Cell] = []
        var count = 1
        for (index, box) in present.enumerated() {
            guard let row = row(box) else { continue }
            var column = 0
            for cell in row.present {
                let span = value(GridColumnsKey.self, of: cell)
                cells.append(
                    Cell(
                        box: cell, row: index, columns: column..<column + span,
                        unsized: value(GridUnsizedKey.self, of: cell)))
                column += span
            }
            count = max(count, column)
        }
        for (index, box) in present.enumerated() where row(box) == nil {
            cells.append(
                Cell(
                    box: box, row: index, columns: 0..<count, unsized: value(GridUnsizedKey.self, of: box)))
        }
        return (cells, count)
    }

    private func value<Key: LayoutValueKey>(_ key: Key.Type, of box: LayoutBox) -> Key.Value {
        box.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    /// Divides a length among columns or rows as a stack does: the least flexible first.
    private func divide(
        _ length: CGFloat?, count: Int, gaps: CGFloat, measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
        let flexibilities = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
        let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        var result = Array(repeating: CGFloat(0), count: count)
        var rest = length - gaps
        for (place, index) in order.enumerated() {
            result[index] = measure(index, max(0, rest / CGFloat(count - place)))
            rest -= result[index]
        }
        return result
    }

    private func plan(_ proposal: ProposedViewSize) -> Plan {
        let style = styleOf()
        let (cells, columnCount) = cells()
        let rows = present
        let columnGaps = style.columnGap * CGFloat(columnCount - 1)
        var columns = divide(proposal.width, count: columnCount, gaps: columnGaps) { column, width in
            cells.reduce(0) { widest, cell in
                guard cell.columns == column..<column + 1, !cell.unsized.contains(.horizontal) else {
                    return widest
                }
                return max(
                    widest, cell.box.size(for: ProposedViewSize(width: width, height: nil)).width)
            }
        }
        func width(_ range: Range<Int>) -> CGFloat {
            range.reduce(0) { $0 + (columns[safe: $1] ?? 0) } + style.columnGap * CGFloat(range.count - 1)
        }
        // A cell of several columns makes the last of them wider when they are too narrow.
        for cell in cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
            let wanted = cell.box.size(for: ProposedViewSize(width: proposal.width, height: nil)).width
            let missing = wanted - width(cell.columns)
            if missing > 0 { columns[cell.columns.upperBound - 1] += missing }
        }
        let gaps = zip(rows, rows.dropFirst()).map {
            style.rowGap ?? $0.spacing(to: $1, along: .vertical)
        }
        let heights = divide(proposal.height, count: rows.count, gaps: gaps.reduce(0, +)) { row, height in
            cells.reduce(0) { highest, cell in
                guard cell.row == row, !cell.unsized.contains(.vertical) else { return highest }
                let offer = ProposedViewSize(width: width(cell.columns), height: height)
                return max(highest, cell.box.size(for: offer).height)
            }
        }
        return Plan(
            columns: columns, rows: heights, rowGaps: gaps,
            size: CGSize(
                width: width(0..<columnCount), height: heights.reduce(gaps.reduce(0, +), +)))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let style = styleOf()
        let plan = plan(proposal)
        let all = cells().cells
        var y: CGFloat = 0
        for (index, box) in present.enumerated() {
            if index > 0 { y += plan.rowGaps[index - 1] }
            let height = plan.rows[index]
            let own = all.filter { $0.row == index }
            let vertical = row(box)?.alignment() ?? style.alignment.vertical
            let places = own.map { cell -> (origin: CGPoint, proposal: ProposedViewSize) in
                let start = plan.columns[..<min(cell.columns.lowerBound, plan.columns.count)].reduce(0) {
                    $0 + $1 + style.columnGap
                }
                let width =
                    cell.columns.reduce(0) { $0 + (plan.columns[safe: $1] ?? 0) } + style.columnGap
                    * CGFloat(cell.columns.count - 1)
                let space = CGSize(width: width, height: height)
                let origin = place(of: cell, among: own, in: space, style.alignment.horizontal, vertical, all)
                return (CGPoint(x: start + origin.x, y: origin.y), ProposedViewSize(space))
            }
            let whole = ProposedViewSize(width: size.width, height: height)
            if let row = row(box) {
                row.places = places
                place(box, x: 0, y: y, proposal: whole, in: size)
                // The columns may be others although the row itself is where it was.
                row.placeCells(in: CGSize(width: size.width, height: height))
            } else if let only = places.first {
                place(box, x: only.origin.x, y: y + only.origin.y, proposal: only.proposal, in: size)
            }
            y += height
        }
    }

    /// Returns the place of a cell's view inside its space.
    private func place(
        of cell: Cell, among row: [Cell], in space: CGSize, _ usual: HorizontalAlignment,
        _ vertical: VerticalAlignment, _ all: [Cell]
    ) -> CGPoint {
        let offer = ProposedViewSize(space)
        let fitted = cell.box.dimensions(for: offer)
        if let anchor = value(GridAnchorKey.self, of: cell.box) {
            return CGPoint(
                x: (space.width - fitted.width) * anchor.x, y: (space.height - fitted.height) * anchor.y)
        }
        let column = all.lazy.filter { $0.columns.lowerBound == cell.columns.lowerBound }
            .compactMap { self.value(GridColumnAlignmentKey.self, of: $0.box) }.first
        let horizontal = column ?? usual
        let outer = ViewDimensions(width: space.width, height: space.height)
        var line = outer[vertical]
        if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
            line = row.map { $0.box.dimensions(for: offer)[vertical] }.max() ?? 0
        }
        return CGPoint(x: outer[horizontal] - fitted[horizontal], y: line - fitted[vertical])
    }
}
