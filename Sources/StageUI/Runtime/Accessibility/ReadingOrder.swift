// Licensed under the Apache License, Version 2.0.

import Foundation

extension Array {
    /// The elements row by row from the top, and inside a row from the leading side.
    ///
    /// Two elements are in one row when the middle of one lies between the edges of the other and they stand beside
    /// each other. Overlapping elements keep their order.
    func inRows(rightToLeft: Bool, frame: (Element) -> CGRect) -> [Element] {
        guard count > 1 else { return self }
        let items = enumerated().map { (offset: $0.offset, element: $0.element, frame: frame($0.element)) }
        let sorted = items.sorted { ($0.frame.minY, $0.offset) < ($1.frame.minY, $1.offset) }
        var rows: [[(offset: Int, element: Element, frame: CGRect)]] = []
        for item in sorted {
            if let last = rows.indices.last, rows[last].allSatisfy({ Self.areBeside($0.frame, item.frame) }) {
                rows[last].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { row in
            row.sorted { a, b in
                let first = rightToLeft ? -a.frame.maxX : a.frame.minX
                let second = rightToLeft ? -b.frame.maxX : b.frame.minX
                return (first, a.offset) < (second, b.offset)
            }.map(\.element)
        }
    }

    private static func areBeside(_ a: CGRect, _ b: CGRect) -> Bool {
        let overlapsAcross = a.minX < b.maxX - 0.5 && b.minX < a.maxX - 0.5
        guard !overlapsAcross else { return false }
        return (a.minY <= b.midY && b.midY <= a.maxY) || (b.minY <= a.midY && a.midY <= b.maxY)
    }
}
