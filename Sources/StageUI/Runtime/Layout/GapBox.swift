// Licensed under the Apache License, Version 2.0.

import Foundation

/// A place along the axis of a lazy container, in points and in reading direction.
struct LazySpan {
    var start: CGFloat
    var end: CGFloat

    /// Returns whether two spans have more than an end in common; one without a length lies inside.
    func meets(_ other: LazySpan) -> Bool { start < other.end && end > other.start }
}

/// A box that puts rows one after another.
@MainActor
protocol RowStack: AnyObject {
    /// The axis along which the rows follow each other.
    var axis: Axis { get }
    /// The space between two rows that the app has set, in points; nil for the one that they prefer.
    var spacing: CGFloat? { get }
}

/// The place of rows that do not lie in a lazy container, because they are not made or far away.
final class GapBox: LayoutBox {
    /// The key under which layouts find the box behind those around it.
    static var key: ObjectIdentifier { ObjectIdentifier(GapBox.self) }

    let rows: LazyRows
    /// The places of the rows among all of their `ForEach`.
    let indices: Range<Int>

    /// - Parameter owner: The node of the box; nil for that of the rows.
    init(of rows: LazyRows, rows indices: Range<Int>, owner: Node? = nil) {
        self.rows = rows
        self.indices = indices
        super.init(owner: owner ?? rows.owner)
    }

    /// The stack that the box lies in; nil for a grid.
    var stack: (any RowStack)? {
        var box = superbox
        while let current = box, current is WrapperBox || current is LayeredBox { box = current.superbox }
        return box as? any RowStack
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? { key == Self.key ? self : nil }
    override func spacing(at edge: Edge) -> EdgeSpacing { rows.sample?.spacing(at: edge) ?? .standard }
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        if let stack {
            size[stack.axis] = rows.length(of: indices, offered: proposal, in: stack)
        } else {
            let axis = rows.set.axis
            // A grid knows how long its lines are.
            size[axis] = proposal[axis] ?? 0
        }
        return size
    }

    /// The rows in a part of the gap.
    ///
    /// - Parameters:
    ///   - part: A part of the axis.
    ///   - own: The place of the gap.
    func rows(in part: LazySpan, of own: LazySpan) -> Range<Int> {
        guard own.end > own.start else { return indices.prefix(LazyRowSet.crowd) }
        if let lines, lines.pitch > 0 { return rows(in: part, of: own, lines: lines) }
        var place = own.start
        var first: Int?
        var end = indices.lowerBound
        for index in indices {
            let next = place + rows.extent(index)
            if next > part.start, place < part.end {
                first = first ?? index
                end = index + 1
            }
            place = next
            if place >= part.end { break }
        }
        guard let first else {
            return part.end <= own.start ? indices.prefix(1) : indices.suffix(1)
        }
        return first..<end
    }

    /// The lines of a grid in which rows that are not made stand.
    struct Lines {
        /// The number of cells in a line.
        var columns: Int
        /// The number of cells of the first line that are made.
        var lead: Int
        /// The distance from line to line.
        var pitch: CGFloat
    }

    /// The lines, as a grid has placed the gap; nil in a stack.
    var lines: Lines?

    private func rows(in part: LazySpan, of own: LazySpan, lines: Lines) -> Range<Int> {
        let views = max(1, rows.views(in: indices.prefix(1)))
        func index(_ line: CGFloat) -> Int {
            let cells = Int(min(max(line, 0), CGFloat(indices.count + 1))) * lines.columns - lines.lead
            return indices.lowerBound + max(0, cells) / views
        }
        let first = index(((part.start - own.start) / lines.pitch).rounded(.down))
        let end = index(((part.end - own.start) / lines.pitch).rounded(.up))
        let start = min(first, indices.upperBound - 1)
        return start..<min(max(start + 1, end), indices.upperBound)
    }

    /// The places of the rows in a stack, in that of the gap.
    func frames(in own: CGRect) -> [CGRect] {
        guard let stack else { return [own] }
        let isRow = stack.axis == .horizontal
        var place: CGFloat = 0
        return indices.map { index in
            let length = rows.extent(index)
            defer { place += length }
            return isRow
                ? CGRect(x: own.minX + place, y: own.minY, width: length, height: own.height)
                : CGRect(x: own.minX, y: own.minY + place, width: own.width, height: length)
        }
    }

    /// The place of a row of the gap.
    func start(of index: Int, in own: LazySpan) -> CGFloat {
        if let lines {
            let cells = lines.lead + rows.views(in: indices.lowerBound..<index)
            return own.start + CGFloat(cells / lines.columns) * lines.pitch
        }
        return (indices.lowerBound..<index).reduce(own.start) { $0 + rows.extent($1) }
    }
}

extension LayoutBox {
    /// The gap that the box is or has in it.
    final var gap: GapBox? { layoutValue(GapBox.key) as? GapBox }
}
