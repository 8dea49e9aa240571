// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// The widths of SF Pro where a line would break otherwise: Decision 0008.
extension CairoTextShaper {
    /// Lays out text. One that is broken or cut and would stand on a single line in the widths of SF Pro stands on one: the
    /// letters of the stand-in are moved closer together by as much as they are wider.
    func fittedLines(_ request: TextRequest) -> TextLayout {
        let usual = breakLines(request)
        // No text is wider by a quarter, so that two long lines are not shaped once more. A line of any length that is
        // still cut has a line feed.
        guard let width = request.width, width > 0, usual.lines.count == (usual.isTruncated ? 1 : 2),
            usual.lines.reduce(0, { $0 + $1.width }) < width * 1.25,
            let line = request.condensed.map({ breakLines($0) }), line.lines.count == 1, !line.isTruncated,
            line.size.width <= width + 0.001
        else { return usual }
        return line
    }
}

extension TextRequest {
    /// The request for a line of any length in the widths of SF Pro; nil where the stand-in's letters are not wider.
    fileprivate var condensed: TextRequest? {
        var result = self
        for (index, run) in runs.enumerated() where run.font.isWiderThanOriginal && run.string.isSpaced {
            result.runs[index].tracking += run.font.size * run.font.excess
        }
        guard result != self else { return nil }
        result.width = nil
        return result
    }
}

extension ResolvedFont {
    /// Indicates whether another font stands in for SF Pro, in its usual width.
    fileprivate var isWiderThanOriginal: Bool { family == .system && (width ?? 0) == 0 }

    /// The spacing that gives the stand-in the widths of SF Pro, in sizes of the font: that of Apple's table of tracking up
    /// to 17 points. Above them SF's own letters become narrower as its tracking grows, and the sum stays as it is.
    fileprivate var excess: CGFloat {
        let table: [CGFloat] = [0, -0.006, -0.011, -0.016, -0.020, -0.026]
        let place = min(max(size - 12, 0), CGFloat(table.count - 1))
        let index = min(Int(place), table.count - 2)
        return table[index] + (table[index + 1] - table[index]) * (place - CGFloat(index))
    }
}

extension String {
    /// Indicates whether its letters stand by themselves, so that they may be moved: Latin, Greek and Cyrillic ones do.
    fileprivate var isSpaced: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x530 || (0x1E00...0x214F).contains($0.value) }
    }
}
