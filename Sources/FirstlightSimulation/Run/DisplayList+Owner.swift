// Licensed under the Apache License, Version 2.0.

package import Foundation
package import StageUI

/// The view that owns an area of a screen.
package struct DrawnOwner: Hashable, Sendable {
    /// Its path and what it draws there, `Root/Login (“Sign in”)`; empty where nothing is drawn.
    package let words: String
    /// The box around all that it draws on the canvas; nil where nothing is drawn.
    package let frame: CGRect?
}

extension DisplayList {
    /// The view that owns an area: the one that holds all that lies in it, or else the smallest around it.
    package func owner(of area: CGRect) -> DrawnOwner {
        let pieces = pieces
        func size(_ rect: CGRect) -> CGFloat { rect.isNull ? 0 : rect.width * rect.height }
        let touched = pieces.filter { size($0.box.intersection(area)) > 0 }
        let inside = touched.filter { size($0.box.intersection(area)) > 0.75 * size($0.box) }
        guard let first = inside.first else {
            let around = touched.filter { $0.box.contains(area) }.min { size($0.box) < size($1.box) }
            guard let found = around ?? touched.last else { return DrawnOwner(words: "", frame: nil) }
            return DrawnOwner(words: Self.words(found.owner, [found.name]), frame: found.box)
        }
        let common = inside.dropFirst().reduce(first.owner.split(separator: "/")) { shared, piece in
            Array(zip(shared, piece.owner.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }
        let frame = pieces.reduce(CGRect.null) { all, piece in
            piece.owner.split(separator: "/").starts(with: common) ? all.union(piece.box) : all
        }
        return DrawnOwner(words: Self.words(common.joined(separator: "/"), inside.map(\.name)), frame: frame)
    }

    private static func words(_ owner: String, _ names: [String]) -> String {
        var shown: [String] = []
        for name in names where !shown.contains(name) { shown.append(name) }
        let rest = shown.count - 4
        let list = shown.prefix(4).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return owner.isEmpty ? list : "\(owner) (\(list))"
    }
}
