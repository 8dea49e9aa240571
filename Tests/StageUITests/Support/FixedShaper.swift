// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Measures text by rule, so that tests have round numbers: each character is half the font's size
/// wide, a line is 1.2 times the size high, and lines are broken between words.
@MainActor
final class FixedShaper: TextShaping {
    func lineHeight(of font: ResolvedFont) -> CGFloat { font.size * 1.2 }

    func layout(_ request: TextRequest) -> TextLayout {
        guard let first = request.runs.first else { return TextLayout(size: .zero, lines: []) }
        let height = (request.runs.map(\.font.size).max() ?? 0) * 1.2
        let pitch = height + request.lineSpacing
        var texts = Self.broken(request.runs.map(\.string).joined(), font: first.font, width: request.width)
        var limit = request.lineLimit ?? .max
        if let room = request.height { limit = min(limit, max(1, Int((room + request.lineSpacing) / pitch))) }
        let isTruncated = texts.count > limit
        if isTruncated {
            texts = Array(texts.prefix(limit))
            texts[limit - 1] += "…"
        }
        let isOneRun = request.runs.count == 1
        let widths = texts.map { text in
            isOneRun || texts.count > 1
                ? Self.width(of: text, font: first.font, tracking: first.tracking)
                : request.runs.reduce(0) {
                    $0 + Self.width(of: $1.string, font: $1.font, tracking: $1.tracking)
                }
        }
        let widest = widths.max() ?? 0
        let lines = zip(texts, widths).enumerated().map { index, line in
            let room = widest - line.1
            let x: CGFloat =
                switch request.alignment {
                case .leading: request.rightToLeft ? room : 0
                case .center: room / 2
                case .trailing: request.rightToLeft ? 0 : room
                }
            var run = first
            run.string = line.0
            let runs = isOneRun || texts.count > 1 ? [run] : request.runs
            return TextLayout.Line(
                runs: runs, x: x, baseline: CGFloat(index) * pitch + first.font.size, width: line.1)
        }
        return TextLayout(
            size: CGSize(width: widest, height: CGFloat(lines.count) * pitch - request.lineSpacing),
            lines: lines, rightToLeft: request.rightToLeft, isTruncated: isTruncated)
    }

    private static func width(of text: String, font: ResolvedFont, tracking: CGFloat = 0) -> CGFloat {
        CGFloat(text.count) * (font.size * 0.5 + tracking)
    }

    private static func broken(_ text: String, font: ResolvedFont, width: CGFloat?) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            guard let width else { return [String(paragraph)] }
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, Self.width(of: longer, font: font) > width {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            return lines + [line]
        }
    }
}
