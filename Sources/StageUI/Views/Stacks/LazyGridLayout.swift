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

    /// Cells beside each other, or the header or footer of a section, which has a separate line.
    private struct Line {
        var views: Range<Int>
        var isWhole: Bool
        var length: CGFloat = 0
    }

    /// The lines with their lengths along the axis; a section begins a line.
    private func lines(_ tracks: [GridItem.Track], _ subviews: Subviews) -> [Line] {
        guard !tracks.isEmpty else { return [] }
        var lines: [Line] = []
        var section: SectionParts?
        for (index, view) in subviews.enumerated() {
            let part = view.box.layoutValue(SectionPartBox.key) as? SectionPartBox
            let isWhole = part.map { $0.kind != .rows } ?? false
            if let last = lines.last, !last.isWhole, !isWhole, last.views.count < tracks.count,
                part?.parts === section
            {
                lines[lines.count - 1].views = last.views.lowerBound..<(index + 1)
            } else {
                lines.append(Line(views: index..<(index + 1), isWhole: isWhole))
            }
            section = part?.parts
        }
        for place in lines.indices {
            let line = lines[place]
            lines[place].length = cells(of: line, tracks).reduce(0) {
                max($0, subviews[$1.index].sizeThatFits(offer($1.track))[axis])
            }
        }
        return lines
    }

    /// The views of a line with the columns in which they stand.
    private func cells(of line: Line, _ tracks: [GridItem.Track]) -> [(index: Int, track: GridItem.Track)] {
        if line.isWhole {
            let all = GridItem.Track(start: 0, length: tracks.last?.end ?? 0, alignment: alignment)
            return line.views.map { ($0, all) }
        }
        return zip(line.views, tracks).map { ($0, $1) }
    }

    private func offer(_ track: GridItem.Track) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = track.length
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (tracks, width) = tracks(proposal)
        let lines = lines(tracks, subviews)
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
        for line in lines(tracks, subviews) {
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
