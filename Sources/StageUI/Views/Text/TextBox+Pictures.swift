// Licensed under the Apache License, Version 2.0.

import Foundation

extension TextBox {
    /// The inline pictures, in the spaces that the layout keeps for them.
    func pictures(in layout: TextLayout) -> [DisplayItem] {
        let shaper = owner.stage.text
        let pieces = shown.pieces
        var items: [DisplayItem] = []
        for line in layout.lines {
            var offset = 0
            for run in line.runs {
                defer { offset += run.string.count }
                guard let space = run.details?.attachment, pieces.indices.contains(run.piece),
                    case .image(let image) = pieces[run.piece].content
                else { continue }
                let piece = pieces[run.piece]
                var environment = owner.environment
                environment.font = piece.font ?? environment.font
                if let style = piece.style { environment.foregroundStyle = style }
                let left = min(
                    shaper.caretOffset(before: offset, in: line),
                    shaper.caretOffset(before: offset + 1, in: line))
                let top = line.baseline + (run.details?.attachmentDescent ?? 0) - space.height
                let art = ImageArtist(image, owner: owner, environment: environment)
                for var item in art.items(in: space) {
                    item.origin.x += line.x + left
                    item.origin.y += top
                    items.append(item)
                }
            }
        }
        return items
    }
}
