// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension DisplayList {
    /// What can be seen, from back to front: what it is in words, and the box around it on the canvas.
    var pieces: [(name: String, box: CGRect)] {
        var pieces: [(name: String, box: CGRect)] = []
        Self.collect(items, .identity, 1, into: &pieces)
        return pieces
    }

    private static func collect(
        _ items: [DisplayItem], _ above: CGAffineTransform, _ opacity: CGFloat,
        into pieces: inout [(name: String, box: CGRect)]
    ) {
        guard opacity > 0.02 else { return }
        for item in items {
            let map = CGAffineTransform(translationX: item.origin.x, y: item.origin.y).concatenating(above)
            switch item.content {
            case .group(.transform(let inner), let parts):
                collect(parts, inner.concatenating(map), opacity, into: &pieces)
            case .group(.opacity(let value), let parts):
                collect(parts, map, opacity * value, into: &pieces)
            case .group(_, let parts): collect(parts, map, opacity, into: &pieces)
            case .fill(let outline, _, _), .stroke(let outline, _, _):
                pieces.append(("a shape of \(owner(item))", outline.boundingBox.applying(map)))
            case .text(let layout):
                let string = layout.lines.flatMap(\.runs).map(\.string).joined()
                pieces.append(
                    ("\u{201C}\(string)\u{201D}", CGRect(origin: .zero, size: layout.size).applying(map)))
            case .image(_, let placement):
                pieces.append(("a picture of \(owner(item))", placement.rect.applying(map)))
            }
        }
    }

    private static func owner(_ item: DisplayItem) -> String {
        item.owner.split(separator: "/").last.map(String.init) ?? "the screen"
    }
}
