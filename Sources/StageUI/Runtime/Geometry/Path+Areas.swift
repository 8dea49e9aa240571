// Licensed under the Apache License, Version 2.0.

import Foundation

/// The operations of Core Graphics on the areas of outlines. Curves become straight lines, 32 for each.
extension Path {
    private func areas(with other: Path?, _ evenOdd: Bool, _ holds: (Bool, Bool) -> Bool) -> Path {
        let lines = [closedLines] + (other.map { [$0.closedLines] } ?? [])
        var result = Path()
        for part in OutlineAreas(lines, evenOdd: evenOdd).edges(where: holds) {
            result.addLines(part)
            result.closeSubpath()
        }
        return result
    }

    private func pieces(inside: Bool, of other: Path, _ evenOdd: Bool) -> Path {
        let areas = OutlineAreas([other.closedLines], evenOdd: evenOdd)
        var result = Path()
        for (a, b) in areas.pieces(of: lines(closing: false), inside: inside) {
            if result.currentPoint != a { result.move(to: a) }
            result.addLine(to: b)
        }
        return result
    }

    /// Returns the outline of the same area without parts that cross or lie above one another.
    public func normalized(eoFill: Bool = false) -> Path { areas(with: nil, eoFill) { a, _ in a } }
    /// Returns the outline of the area inside both.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        areas(with: other, eoFill) { $0 && $1 }
    }
    /// Returns the outline of the area inside one or both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { areas(with: other, eoFill) { $0 || $1 } }
    /// Returns the outline of the area that is not inside the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        areas(with: other, eoFill) { $0 && !$1 }
    }
    /// Returns the outline of the area inside one and not both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        areas(with: other, eoFill) { $0 != $1 }
    }
    /// Returns the parts of the line that are inside the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        pieces(inside: true, of: other, eoFill)
    }
    /// Returns the parts of the line that are not inside the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        pieces(inside: false, of: other, eoFill)
    }
}
