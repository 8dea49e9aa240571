// Licensed under the Apache License, Version 2.0.

import Foundation

/// The links of a text, which a touch opens.
extension TextBox {
    /// The addresses of the links.
    var links: [URL] {
        owner.environment.hidesContent ? [] : shown.pieces.compactMap(\.link)
    }

    /// Returns the address of the link at a point.
    private func link(at point: CGPoint) -> URL? {
        let layout = layout(proposal)
        let shaper = owner.stage.text
        for line in layout.lines {
            let height = line.height > 0 ? line.height : layout.size.height
            guard point.y >= line.top, point.y < line.top + height else { continue }
            var offset = 0
            for run in line.runs {
                defer { offset += run.string.count }
                guard let link = run.details?.link else { continue }
                let a = line.x + shaper.caretOffset(before: offset, in: line)
                let b = line.x + shaper.caretOffset(before: offset + run.string.count, in: line)
                if min(a, b) <= point.x, point.x <= max(a, b) { return link }
            }
        }
        return nil
    }
}

extension TextBox: TouchResponder {
    func touchBegan(at point: CGPoint) { touched = point }

    func touchEnded(by translation: CGSize, inside: Bool) {
        defer { touched = nil }
        guard inside, let touched, abs(translation.width) < 10, abs(translation.height) < 10,
            let link = link(at: touched)
        else { return }
        owner.environment.openURL(link)
    }

    func touchCancelled() { touched = nil }
}
