// Licensed under the Apache License, Version 2.0.

package import Foundation
package import StageUI

/// Something visible on a screen.
package struct DisplayPiece: Hashable, Sendable {
    /// The kind of piece, in words.
    package let name: String
    /// The path of the view that owns it.
    package let owner: String
    /// The box around it on the canvas.
    package let box: CGRect
    /// The opacity of the groups around it together, 0 to 1.
    package let opacity: Double
}

extension DisplayList {
    /// The visible pieces, from back to front.
    package var pieces: [DisplayPiece] {
        var pieces: [DisplayPiece] = []
        Self.collect(items, .identity, 1, into: &pieces)
        return pieces
    }

    private static func collect(
        _ items: [DisplayItem], _ above: CGAffineTransform, _ opacity: CGFloat,
        into pieces: inout [DisplayPiece]
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
                pieces.append(
                    DisplayPiece(
                        name: "a shape of \(name(of: item.owner))", owner: item.owner,
                        box: outline.boundingBox.applying(map), opacity: Double(opacity)))
            case .text(let layout):
                pieces.append(
                    DisplayPiece(
                        name: "\u{201C}\(layout.plainText)\u{201D}", owner: item.owner,
                        box: CGRect(origin: .zero, size: layout.size).applying(map), opacity: Double(opacity))
                )
            case .image(_, let placement):
                pieces.append(
                    DisplayPiece(
                        name: "a picture of \(name(of: item.owner))", owner: item.owner,
                        box: placement.rect.applying(map), opacity: Double(opacity)))
            }
        }
    }

    private static func name(of owner: String) -> String {
        guard !owner.isEmpty else { return "the screen" }
        guard let slash = owner.utf8.lastIndex(of: UInt8(ascii: "/")) else { return owner }
        return String(owner[owner.utf8.index(after: slash)...])
    }
}
