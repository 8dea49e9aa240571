// Licensed under the Apache License, Version 2.0.

import Foundation

extension Text {
    /// Returns the spacing that the text prefers above or below itself.
    ///
    /// A font of a text style has the line spacing that the platform publishes for its size, less the
    /// height of its lines; the system font of a given size has none.
    @MainActor
    func spacing(at edge: Edge, box: LayoutBox) -> EdgeSpacing {
        let environment = box.owner.environment
        var measures = FontMeasures(ascent: 0, descent: 0, leading: 0, capHeight: 0)
        for piece in pieces {
            let font = piece.font ?? environment.font ?? .body
            let resolved = font.resolve(in: environment)
            let own = box.owner.stage.text.measures(of: resolved)
            var leading = own.leading
            if case .style = font.base {
                leading = max(
                    leading, Font.styleLineSpacing(of: resolved.size) - own.ascent - own.descent)
            }
            measures.ascent = max(measures.ascent, own.ascent)
            measures.descent = max(measures.descent, own.descent)
            measures.leading = max(measures.leading, leading)
            measures.capHeight = max(measures.capHeight, own.capHeight)
        }
        let pixel = 1 / environment.displayScale
        let line = measures.ascent + measures.descent
        let gap = (line * 0.1 / pixel).rounded(.up) * pixel
        let distance =
            edge == .top
            ? line + gap - measures.ascent
            : max(line + gap - measures.capHeight, gap + measures.descent)
        return EdgeSpacing(
            text: EdgeSpacing.TextMetrics(
                lineSpacing: line + measures.leading, leading: measures.leading, pixel: pixel),
            fromText: distance)
    }
}

extension Font {
    /// The distance from line to line that the platform publishes for a text style of a size.
    static func styleLineSpacing(of size: CGFloat) -> CGFloat {
        guard let upper = lineSpacings.firstIndex(where: { $0.size >= size }) else {
            return size * 70 / 60
        }
        let high = lineSpacings[upper]
        guard upper > 0, high.size > size else { return high.line }
        let low = lineSpacings[upper - 1]
        return low.line + (high.line - low.line) * (size - low.size) / (high.size - low.size)
    }

    /// Sizes of text styles with their published distances from line to line, in points.
    private static let lineSpacings: [(size: CGFloat, line: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (20, 25),
        (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (30, 37),
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
    ]
}
