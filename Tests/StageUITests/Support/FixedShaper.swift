// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A shaper with round numbers: each character is half as wide as the font is large.
///
/// A line is 1.2 times the font's size high, with its baseline at 0.95 times the size.
@MainActor
final class FixedShaper: TextShaping {
    private(set) var layoutCount = 0

    init() {}

    func lineHeight(of font: ResolvedFont) -> CGFloat { font.size * 1.2 }

    func layout(_ request: TextRequest) -> TextLayout {
        layoutCount += 1
        let font = request.runs.first?.font ?? ResolvedFont(family: .system, size: 17)
        let characters = request.runs.enumerated().flatMap { index, run in
            run.string.map { Glyph(character: $0, run: index) }
        }
        let width: (Glyph) -> CGFloat = { glyph in
            let run = request.runs[glyph.run]
            return run.font.size * 0.5 + run.tracking
        }
        var lines = broken(characters, at: request.width ?? .infinity, width: width)
        let height = lineHeight(of: font)
        var most = request.lineLimit ?? Int.max
        if let limit = request.height {
            let fitting = Int(
                ((limit + request.lineSpacing) / (height + request.lineSpacing) + 1e-6).rounded(.down))
            most = min(most, fitting)
        }
        most = max(1, most)
        // A single line is cut even within a word.
        let first = lines.first?.reduce(0) { $0 + width($1) } ?? 0
        let isCut = request.lineLimit == 1 && first > (request.width ?? .infinity) + 1e-6
        let isTruncated = lines.count > most || isCut
        if isTruncated {
            lines = Array(lines.prefix(most))
            var last = lines[most - 1]
            let dot = Glyph(character: "…", run: last.last?.run ?? 0)
            while !last.isEmpty, (last + [dot]).reduce(0, { $0 + width($1) }) > (request.width ?? .infinity) {
                last.removeLast()
            }
            lines[most - 1] = last + [dot]
        }
        let widths = lines.map { $0.reduce(0) { $0 + width($1) } }
        let widest = widths.max() ?? 0
        let placed = lines.enumerated().map { index, line in
            TextLayout.Line(
                runs: runs(of: line, in: request),
                x: start(widths[index], in: widest, request),
                baseline: CGFloat(index) * (height + request.lineSpacing) + font.size * 0.95,
                width: widths[index])
        }
        let total = CGFloat(lines.count) * height + CGFloat(max(0, lines.count - 1)) * request.lineSpacing
        return TextLayout(
            size: CGSize(width: widest, height: total), lines: placed, rightToLeft: request.rightToLeft,
            isTruncated: isTruncated)
    }

    private struct Glyph {
        var character: Character
        var run: Int
    }

    private func start(_ width: CGFloat, in widest: CGFloat, _ request: TextRequest) -> CGFloat {
        switch request.alignment {
        case .leading: request.rightToLeft ? widest - width : 0
        case .center: (widest - width) / 2
        case .trailing: request.rightToLeft ? 0 : widest - width
        }
    }

    private func runs(of line: [Glyph], in request: TextRequest) -> [TextRun] {
        var result: [TextRun] = []
        var last: Int?
        for glyph in line {
            if glyph.run != last {
                var run = request.runs[glyph.run]
                run.string = ""
                result.append(run)
                last = glyph.run
            }
            result[result.count - 1].string.append(glyph.character)
        }
        return result
    }

    /// Breaks at spaces and newlines; a word wider than the line stays whole on its own line.
    private func broken(
        _ glyphs: [Glyph], at limit: CGFloat, width: (Glyph) -> CGFloat
    ) -> [[Glyph]] {
        var lines: [[Glyph]] = []
        for paragraph in glyphs.split(
            omittingEmptySubsequences: false, whereSeparator: { $0.character == "\n" })
        {
            var line: [Glyph] = []
            for word in paragraph.split(
                omittingEmptySubsequences: false, whereSeparator: { $0.character == " " })
            {
                let space = line.isEmpty ? [] : [Glyph(character: " ", run: line[line.count - 1].run)]
                let longer = line + space + Array(word)
                if !line.isEmpty, longer.reduce(0, { $0 + width($1) }) > limit + 1e-6 {
                    lines.append(line)
                    line = Array(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
        }
        return lines
    }
}
