// Licensed under the Apache License, Version 2.0.

import Foundation

/// Lines of cells that follow each other along an axis.
struct LazyGridLayout: Layout {
    /// The axis along which the lines follow each other.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    private var gap: CGFloat { spacing ?? GridItem.standardSpacing }

    /// The columns in an offer. They are found twice: what the first round takes more than there is, the second
    /// one has to share, as on the system.
    private func tracks(_ proposal: ProposedViewSize) -> (tracks: [GridItem.Track], width: CGFloat) {
        guard !items.isEmpty else { return ([], 0) }
        let offered = proposal[axis.other] ?? 10
        let first = GridItem.tracks(items, in: offered.isFinite ? offered : 10)
        let width = first.last?.end ?? 0
        return (GridItem.tracks(items, in: width), width)
    }

    /// Cells beside each other, or the header or footer of a section, which has a separate line; or lines of rows that
    /// are not made.
    private struct Line {
        var views: [Cell] = []
        /// The number of cells, also of those that are not made.
        var cells = 0
        var isWhole = false
        /// The number of lines that it stands for.
        var count = 1
        var length: CGFloat = 0
    }

    /// A view in one of the columns.
    private struct Cell {
        var index: Int
        var column: Int
    }

    /// Views, and the lines in which they stand.
    private struct Lines {
        var lines: [Line] = []
        /// The lines in which rows that are not made begin and end, by the place of their gap among the views.
        var gaps: [Int: ClosedRange<Int>] = [:]
        /// The number of cells of the first of those lines that are made.
        var leads: [Int: Int] = [:]
        /// The mean length of the lines that are made.
        var mean: CGFloat = LazyRowSet.usual
    }

    /// The lines with their lengths along the axis; a section begins a line.
    private func lines(_ tracks: [GridItem.Track], _ subviews: Subviews) -> Lines {
        guard !tracks.isEmpty else { return Lines() }
        var found = Lines()
        var section: SectionParts?
        for (index, view) in subviews.enumerated() {
            let part = view.box.layoutValue(SectionPartBox.key) as? SectionPartBox
            let isWhole = part.map { $0.kind != .rows } ?? false
            let continues =
                found.lines.last.map { !$0.isWhole && $0.cells < tracks.count && $0.count == 1 } ?? false
            let isOpen = continues && !isWhole && part?.parts === section
            section = part?.parts
            if let gap = view.box.gap {
                add(gap, at: index, to: &found, columns: tracks.count, isOpen: isOpen)
            } else {
                if !isOpen { found.lines.append(Line(isWhole: isWhole)) }
                let last = found.lines.count - 1
                found.lines[last].views.append(Cell(index: index, column: found.lines[last].cells))
                found.lines[last].cells += 1
            }
        }
        measure(&found, tracks, subviews)
        return found
    }

    /// Adds the lines of rows that are not made: their cells fill the line before, and begin the one after.
    private func add(_ gap: GapBox, at index: Int, to found: inout Lines, columns: Int, isOpen: Bool) {
        if gap.rows.hasSections {
            let length = gap.indices.reduce(0) { $0 + gap.rows.extent($1) }
            let gaps = CGFloat(gap.indices.count - 1) * self.gap
            found.lines.append(Line(isWhole: true, count: gap.indices.count, length: length + gaps))
            found.gaps[index] = found.lines.count - 1...found.lines.count - 1
            return
        }
        var rest = gap.rows.views(in: gap.indices)
        var first = found.lines.count
        if isOpen, rest > 0 {
            first -= 1
            found.leads[index] = found.lines[first].cells
            let filled = min(rest, columns - found.lines[first].cells)
            found.lines[first].cells += filled
            rest -= filled
        }
        if rest >= columns {
            found.lines.append(Line(cells: columns, count: rest / columns))
            // What follows begins another line.
            found.lines[found.lines.count - 1].isWhole = true
            rest %= columns
        }
        if rest > 0 { found.lines.append(Line(cells: rest)) }
        let last = found.lines.count - 1
        found.gaps[index] = last >= first ? first...last : nil
    }

    private func measure(_ found: inout Lines, _ tracks: [GridItem.Track], _ subviews: Subviews) {
        var (sum, count): (CGFloat, CGFloat) = (0, 0)
        for place in found.lines.indices where !found.lines[place].views.isEmpty {
            let line = found.lines[place]
            let length = cells(of: line, tracks).reduce(0) {
                max($0, subviews[$1.index].sizeThatFits(offer($1.track))[axis])
            }
            found.lines[place].length = length
            if !line.isWhole { (sum, count) = (sum + length, count + 1) }
        }
        if count > 0 { found.mean = sum / count }
        // Lines that are not made are as long as those that are, in the mean.
        for place in found.lines.indices
        where found.lines[place].views.isEmpty && found.lines[place].length == 0 {
            let number = CGFloat(found.lines[place].count)
            found.lines[place].length = number * found.mean + (number - 1) * gap
        }
    }

    /// The views of a line with the columns in which they stand.
    private func cells(of line: Line, _ tracks: [GridItem.Track]) -> [(index: Int, track: GridItem.Track)] {
        if line.isWhole {
            let all = GridItem.Track(start: 0, length: tracks.last?.end ?? 0, alignment: alignment)
            return line.views.map { ($0.index, all) }
        }
        return line.views.map { ($0.index, tracks[$0.column]) }
    }

    private func offer(_ track: GridItem.Track) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = track.length
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (tracks, width) = tracks(proposal)
        let lines = lines(tracks, subviews).lines
        var size = CGSize.zero
        size[axis] = lines.reduce(CGFloat(max(0, lines.count - 1)) * gap) { $0 + $1.length }
        // A grid fills what it is offered, and its columns stand in it as its alignment says.
        let offered = proposal[axis.other] ?? width
        size[axis.other] = offered.isFinite ? max(width, offered) : width
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let (tracks, width) = tracks(proposal)
        guard !tracks.isEmpty else { return }
        let room = bounds.size[axis.other] - width
        let outer = ViewDimensions(width: bounds.width, height: bounds.height)
        var inner = outer
        if axis == .vertical { inner = ViewDimensions(width: width, height: bounds.height) }
        if axis == .horizontal { inner = ViewDimensions(width: bounds.width, height: width) }
        let start =
            room <= 0
            ? 0
            : axis == .vertical
                ? outer[alignment.horizontal] - inner[alignment.horizontal]
                : outer[alignment.vertical] - inner[alignment.vertical]
        var place: CGFloat = 0
        let found = lines(tracks, subviews)
        var places: [CGFloat] = []
        for line in found.lines {
            places.append(place)
            for (index, track) in cells(of: line, tracks) {
                let across = start + track.start
                let origin = CGPoint(
                    x: bounds.minX + (axis == .horizontal ? place : across),
                    y: bounds.minY + (axis == .horizontal ? across : place))
                var cell = CGSize.zero
                cell[axis] = line.length
                cell[axis.other] = track.length
                put(subviews[index], at: origin, in: cell, track.alignment ?? .center, offer(track))
            }
            place += line.length + gap
        }
        for (index, view) in subviews.enumerated() {
            guard let gap = view.box.gap else { continue }
            gap.lines =
                gap.rows.hasSections
                ? nil
                : GapBox.Lines(
                    columns: tracks.count, lead: found.leads[index] ?? 0, pitch: found.mean + self.gap)
            let lines = found.gaps[index]
            let first = lines.map { places[$0.lowerBound] } ?? place
            let end = lines.map { places[$0.upperBound] + found.lines[$0.upperBound].length } ?? place
            var offer = ProposedViewSize(width: 0, height: 0)
            offer[axis] = max(0, end - first)
            view.place(
                at: CGPoint(
                    x: bounds.minX + (axis == .horizontal ? first : 0),
                    y: bounds.minY + (axis == .horizontal ? 0 : first)), proposal: offer)
        }
    }

    private func put(
        _ view: LayoutSubview, at origin: CGPoint, in cell: CGSize, _ alignment: Alignment,
        _ offer: ProposedViewSize
    ) {
        let fitted = view.dimensions(in: offer)
        let outer = ViewDimensions(width: cell.width, height: cell.height)
        view.place(
            at: CGPoint(
                x: origin.x + outer[alignment.horizontal] - fitted[alignment.horizontal],
                y: origin.y + outer[alignment.vertical] - fitted[alignment.vertical]),
            proposal: offer)
    }
}
