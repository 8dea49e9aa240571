// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// Short ways for what a layout asks most: a text on one line, and the least that a text can be.
extension CairoTextShaper {
    /// The state of a font for plain text.
    enum PlainFont {
        case used(Int)
        case ready(PlainShaper)
        case unfit
    }

    /// The layout of a plain text that needs no search for places to break; nil for any other.
    func plainLayout(_ request: TextRequest) -> TextLayout? {
        guard request.runs.count == 1, !request.rightToLeft, request.runs[0].tracking == 0,
            request.runs[0].details == nil, !request.runs[0].font.hasMonospacedDigits,
            request.runs[0].font.smallCaps == nil,
            let shaper = plainShaper(for: request.runs[0], now: request.width.map { $0 <= 0 } ?? false)
        else { return nil }
        if let limit = request.width, limit <= 0 { return narrowest(request, shaper) }
        guard let width = shaper.width(of: request.runs[0].string) else { return nil }
        // The limit as Pango takes it.
        if let limit = request.width, min(Double(limit) * 1024, 1e9).rounded(.up) < Double(width) {
            return nil
        }
        return plain([(request.runs[0], Double(width) / 1024)], request)
    }

    /// The size of the layout of a request; the least that plain text can be is found without its lines.
    public func size(of request: TextRequest) -> CGSize {
        guard request.width == 0, request.runs.count == 1, !request.rightToLeft,
            request.runs[0].tracking == 0, request.runs[0].font.smallCaps == nil,
            let shaper = plainShaper(for: request.runs[0], now: true),
            let widths = shaper.characterWidths(of: request.runs[0].string)
        else { return layout(request).size }
        let kept = keptCharacters(widths.count, request)
        let isTruncated = kept < widths.count
        let widest = widths.prefix(isTruncated ? kept - 1 : kept).max() ?? 0
        let metrics = metrics(of: request.runs[0].font)
        var bottom = 0.0
        for index in 0..<kept {
            bottom += metrics.ascent + metrics.descent + (index > 0 ? Double(request.lineSpacing) : 0)
        }
        let width = max(Double(widest) / 1024, isTruncated ? shaper.ellipsisWidth : 0)
        return CGSize(width: width, height: bottom)
    }

    /// Without any width each character is a line.
    private func narrowest(_ request: TextRequest, _ shaper: PlainShaper) -> TextLayout? {
        let run = request.runs[0]
        guard let widths = shaper.characterWidths(of: run.string) else { return nil }
        func line(_ text: String, _ width: Double) -> (TextRun, Double) {
            var result = run
            result.string = text
            return (result, width)
        }
        let kept = keptCharacters(widths.count, request)
        var lines = zip(run.string.filter { $0 != " " }, widths).prefix(kept).map {
            line(String($0), Double($1) / 1024)
        }
        let isTruncated = kept < widths.count
        if isTruncated { lines[kept - 1] = line("\u{2026}", shaper.ellipsisWidth) }
        return plain(lines, request, isTruncated: isTruncated)
    }

    private func keptCharacters(_ count: Int, _ request: TextRequest) -> Int {
        let kept = min(count, max(request.lineLimit ?? count, 1))
        guard let limit = request.height else { return kept }
        let metrics = metrics(of: request.runs[0].font)
        var bottom = 0.0
        for index in 0..<kept {
            bottom += metrics.ascent + metrics.descent + (index > 0 ? Double(request.lineSpacing) : 0)
            // A rounding error in the caller's sums must not cost a line.
            if bottom > Double(limit) + 0.001 { return max(index, 1) }
        }
        return kept
    }

    private func plain(
        _ lines: [(run: TextRun, width: Double)], _ request: TextRequest, isTruncated: Bool = false
    ) -> TextLayout {
        let metrics = metrics(of: request.runs[0].font)
        let box = lines.reduce(0) { max($0, $1.width) }
        var top = 0.0
        var start = 0
        var placed: [TextLayout.Line] = []
        placed.reserveCapacity(lines.count)
        for (run, width) in lines {
            if !placed.isEmpty { top += Double(request.lineSpacing) }
            let free = box - width
            let x =
                switch request.alignment {
                case .leading: 0.0
                case .center: free / 2
                case .trailing: free
                }
            let count = run.string.utf8.count
            placed.append(
                TextLayout.Line(
                    runs: [run], x: x, baseline: top + metrics.ascent, width: width, start: start,
                    count: count,
                    top: top, height: metrics.ascent + metrics.descent))
            start += count
            top += metrics.ascent + metrics.descent
        }
        return TextLayout(size: CGSize(width: box, height: top), lines: placed, isTruncated: isTruncated)
    }

    /// - Parameter now: Whether the samples pay at once; else they only do for a font with several texts.
    private func plainShaper(for run: TextRun, now: Bool) -> PlainShaper? {
        let font = run.font
        switch plainShapers[font] ?? .used(0) {
        case .ready(let shaper): return shaper
        case .unfit: return nil
        case .used(let times):
            guard now || times >= 3 else {
                plainShapers[font] = .used(times + 1)
                return nil
            }
            let made = PlainShaper(font: font, color: run.color, shaper: self)
            plainShapers[font] = made.map { .ready($0) } ?? .unfit
            return made
        }
    }
}
