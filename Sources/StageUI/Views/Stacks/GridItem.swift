// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// The width of a column, in points.
    public enum Size: Sendable {
        /// A fixed width.
        case fixed(CGFloat)
        /// A share of the rest, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into a share of the rest.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width.
    public var size: Size
    /// The space to the next one in points; 8 if there is none.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the middle.
    public var alignment: Alignment?

    /// Creates a column or a row.
    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The default space between columns, in points.
    static let standardSpacing: CGFloat = 8

    /// One column as it is drawn.
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
        var end: CGFloat { start + length }
    }

    /// The columns in a length.
    ///
    /// Fixed ones come first; each other one takes an equal share of what is then left, within its limits, in
    /// order, and what it takes more or less is for those after it.
    static func tracks(_ items: [GridItem], in length: CGFloat) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? standardSpacing) }
        var rest = length - gaps
        var sharing = 0
        for item in items {
            if case .fixed(let size) = item.size { rest -= size } else { sharing += 1 }
        }
        var tracks: [Track] = []
        var place: CGFloat = 0
        for (index, item) in items.enumerated() {
            let spacing = item.spacing ?? standardSpacing
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let size): lengths = [size]
            case .flexible(let minimum, let maximum):
                lengths = [min(max(rest / CGFloat(sharing), minimum), maximum)]
                rest -= lengths[0]
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(0, rest / CGFloat(sharing))
                let fitting = (share + spacing) / max(1, minimum + spacing)
                let count = fitting.isFinite ? max(1, Int(fitting)) : 1
                let each = min(max(0, (share - CGFloat(count - 1) * spacing) / CGFloat(count)), maximum)
                lengths = Array(repeating: each, count: count)
                rest -= each * CGFloat(count) + CGFloat(count - 1) * spacing
                sharing -= 1
            }
            for length in lengths {
                tracks.append(Track(start: place, length: max(0, length), alignment: item.alignment))
                place += max(0, length) + spacing
            }
            if index == items.count - 1 { place -= spacing }
        }
        return tracks
    }
}
