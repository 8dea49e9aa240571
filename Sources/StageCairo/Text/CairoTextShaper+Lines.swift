// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension CairoTextShaper {
    func breakLines(_ request: TextRequest) -> TextLayout {
        guard
            let all = ShapedLine(
                request.runs, shaper: self, rightToLeft: request.rightToLeft,
                width: request.width.map { Double($0) }, isWhole: true)
        else { return TextLayout(size: .zero, lines: []) }
        let ranges = all.lineRanges
        var lines = ranges.map {
            slice(request.runs, $0.range.lowerBound, $0.range.upperBound, trimmed: true)
        }
        var truncated = false
        let kept = keptLineCount(lines, request)
        if kept < lines.count {
            lines.removeLast(lines.count - kept)
            let last = ranges[kept - 1]
            lines[kept - 1] = truncate(request, from: last.range.lowerBound, last.isRightToLeft)
            truncated = true
        }
        let counts = characters(request.runs, from: ranges.map(\.range.lowerBound))
        return place(
            lines, request, truncated: truncated, counts: counts, directions: ranges.map(\.isRightToLeft))
    }

    /// The number of characters from each of some bytes to the next, and from the last one to the end.
    private func characters(_ runs: [TextRun], from starts: [Int]) -> [Int] {
        let text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
        let bytes = text.utf8
        let places = starts.map { bytes.index(bytes.startIndex, offsetBy: min($0, bytes.count)) }
        return places.indices.map { index in
            text[places[index]..<(index + 1 < places.count ? places[index + 1] : text.endIndex)].count
        }
    }

    private func keptLineCount(_ lines: [[TextRun]], _ request: TextRequest) -> Int {
        var kept = lines.count
        if let limit = request.lineLimit { kept = min(kept, max(limit, 1)) }
        if let height = request.height {
            var bottom = 0.0
            for (index, line) in lines.prefix(kept).enumerated() {
                let (ascent, descent) = extent(line)
                bottom += ascent + descent + (index > 0 ? Double(request.lineSpacing) : 0)
                // A rounding error in the caller's sums must not cost a line.
                if bottom > Double(height) + 0.001 {
                    kept = max(index, 1)
                    break
                }
            }
        }
        return kept
    }

    private func place(
        _ lines: [[TextRun]], _ request: TextRequest, truncated: Bool, counts: [Int], directions: [Bool]
    ) -> TextLayout {
        let widths = zip(lines, directions).map { width(of: $0, rightToLeft: $1) }
        let box = widths.max() ?? 0
        var top = 0.0
        var start = 0
        var placed: [TextLayout.Line] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { top += Double(request.lineSpacing) }
            let width = widths[index]
            let (ascent, descent) = extent(line)
            let free = box - width
            let atEnd = (request.alignment == .trailing) != request.rightToLeft
            let x = request.alignment == .center ? free / 2 : atEnd ? free : 0
            placed.append(
                TextLayout.Line(
                    runs: line, x: CGFloat(x), baseline: CGFloat(top + ascent), width: CGFloat(width),
                    start: start, count: counts[index], isRightToLeft: directions[index],
                    top: CGFloat(top), height: CGFloat(ascent + descent)))
            start += counts[index]
            top += ascent + descent
        }
        return TextLayout(
            size: CGSize(width: box, height: top), lines: placed, rightToLeft: request.rightToLeft,
            isTruncated: truncated)
    }

    /// The advance width of runs on one line, in points.
    func width(of runs: [TextRun], rightToLeft: Bool) -> Double {
        guard runs.contains(where: { !$0.string.isEmpty }) else { return 0 }
        return ShapedLine(runs, shaper: self, rightToLeft: rightToLeft)?.width ?? 0
    }

    private func extent(_ runs: [TextRun]) -> (ascent: Double, descent: Double) {
        runs.reduce((0, 0)) { sum, run in
            let metrics = metrics(of: run.font)
            var (ascent, descent) = (metrics.ascent, metrics.descent)
            if !run.font.isNamed, Self.hasTallScript(run.string) {
                // Marks above and below letters would meet those of the next line.
                ascent = max(ascent, Double(run.font.size) * 1.07)
                descent = max(descent, Double(run.font.size) * 0.36)
            }
            if let details = run.details {
                ascent += Double(max(details.baselineOffset, 0))
                descent += Double(max(-details.baselineOffset, 0))
                if let space = details.attachment {
                    ascent = max(ascent, Double(space.height - details.attachmentDescent))
                    descent = max(descent, Double(details.attachmentDescent))
                }
            }
            return (max(sum.0, ascent), max(sum.1, descent))
        }
    }

    /// Returns whether some letters are taller than those of the interface font: Arabic, or one of the
    /// scripts from Devanagari to Khmer.
    private static func hasTallScript(_ string: String) -> Bool {
        guard string.utf8.contains(where: { $0 >= 0xD8 }) else { return false }
        return string.unicodeScalars.contains { scalar in
            (0x600...0x6FF).contains(scalar.value) || (0x900...0xFFF).contains(scalar.value)
                || (0x1780...0x17FF).contains(scalar.value) || (0xFB50...0xFDFF).contains(scalar.value)
        }
    }

    /// The part of runs between two byte offsets; at least one run, so that a line has a height.
    func slice(_ runs: [TextRun], _ start: Int, _ end: Int, trimmed: Bool) -> [TextRun] {
        var result: [TextRun] = []
        var offset = 0
        for run in runs {
            let bytes = run.string.utf8
            let from = max(start - offset, 0)
            let to = min(end - offset, bytes.count)
            if from < to || (from == to && result.isEmpty && to >= 0 && from <= bytes.count) {
                var part = run
                let lower = bytes.index(bytes.startIndex, offsetBy: from)
                part.string = String(run.string[lower..<bytes.index(bytes.startIndex, offsetBy: to)])
                if result.count == 1, result[0].string.isEmpty { result.removeLast() }
                result.append(part)
            }
            offset += bytes.count
        }
        if trimmed { trimEnd(&result) }
        return result
    }

    private func trimEnd(_ runs: inout [TextRun]) {
        while let last = runs.indices.last {
            while runs[last].string.last?.isWhitespace == true { runs[last].string.removeLast() }
            guard runs[last].string.isEmpty, runs.count > 1 else { return }
            runs.removeLast()
        }
    }
}

// MARK: - Truncation

extension CairoTextShaper {
    /// The last line: as much as fits of the text from an offset, with an ellipsis.
    private func truncate(
        _ request: TextRequest, from start: Int, _ rightToLeft: Bool
    ) -> [TextRun] {
        let total = request.runs.reduce(0) { $0 + $1.string.utf8.count }
        var rest = slice(request.runs, start, total, trimmed: false)
        for index in rest.indices where rest[index].string.utf8.contains(UInt8(ascii: "\n")) {
            rest[index].string = rest[index].string.replacing(#/\s*\n\s*/#, with: " ")
        }
        let characters = rest.reduce(0) { $0 + $1.string.count }
        let limit = request.width.map { Double($0) } ?? .infinity
        func candidate(_ kept: Int) -> [TextRun] {
            let head =
                switch request.truncation {
                case .tail: kept
                case .head: 0
                case .middle: (kept + 1) / 2
                }
            return withEllipsis(rest, head: head, tail: kept - head, total: characters)
        }
        // The largest number of kept characters that fits; none of them is wider than one more.
        var low = 0
        var high = max(characters - (limit.isInfinite ? 0 : 1), 0)
        while low < high {
            let middle = (low + high + 1) / 2
            let width = width(of: candidate(middle), rightToLeft: rightToLeft)
            if width <= limit + 0.001 { low = middle } else { high = middle - 1 }
        }
        return candidate(low)
    }

    private func withEllipsis(_ runs: [TextRun], head: Int, tail: Int, total: Int) -> [TextRun] {
        var result: [TextRun] = []
        var offset = 0
        var marked = false
        for run in runs {
            let count = run.string.count
            var first = String(run.string.prefix(max(min(head - offset, count), 0)))
            let second = String(run.string.suffix(max(min(offset + count - (total - tail), count), 0)))
            var part = run
            if !marked, head <= offset + count {
                marked = true
                while first.last?.isWhitespace == true { first.removeLast() }
                part.string = first + "\u{2026}" + second.drop { $0.isWhitespace && !first.isEmpty }
            } else {
                part.string = first + second
            }
            // Half a picture is none.
            if part.details?.attachment != nil, part.string != "\u{FFFC}" { part.details?.attachment = nil }
            if !part.string.isEmpty { result.append(part) }
            offset += count
        }
        return result
    }
}
