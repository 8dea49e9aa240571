// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Looks at where texts, symbols and controls stand on a screen, without drawing it.
@MainActor
struct LayoutCheck {
    let screen: AuditScreen
    private let texts: [PlacedText]
    private let shapes: [PlacedShape]

    /// The opacity above which something is there, rather than coming in or fading out.
    private static let there: CGFloat = 0.95

    init(_ screen: AuditScreen) {
        self.screen = screen
        // Typed text, and its placeholder, scroll inside their field.
        let fields = screen.elements.filter { $0.traits.contains(.isTextField) }.map(\.frame)
        texts = screen.texts.filter { text in
            text.opacity > Self.there && !text.string.allSatisfy(\.isWhitespace)
                && !text.stands(in: fields)
        }
        shapes = PlacedText.shapes(in: screen.list).filter { $0.density > 0.02 }
    }

    var findings: [AuditFinding] {
        let readable = readableLetters
        let images = inks
        let found = texts.flatMap { text -> [AuditFinding] in
            let name = "\u{201C}\(text.string)\u{201D}"
            let isUnderImage = images.contains { liesOver($0, text) }
            let broken = text.layout.brokenWord
            let isCovered = readable.contains(letters(text.string)) && cover(of: text) != nil
            return [
                finding(.overlap, name, isUnderImage ? "a symbol or a picture lies over it" : nil, "free"),
                finding(.wordBreak, name, broken.map { "broken inside: \($0)" }, "whole words"),
                finding(.covered, name, isCovered ? "something that floats over it hides it" : nil, "free"),
            ]
        }
        return found + [scrollSign]
    }

    private func finding(
        _ rule: AuditRule, _ subject: String, _ problem: String?, _ figure: String
    ) -> AuditFinding {
        AuditFinding(
            rule, subject, problem == nil ? .pass : .fail, problem ?? figure, place: screen.place)
    }

    // MARK: - Symbols

    /// The drawn parts of a picture or a symbol.
    private struct Ink {
        let frame: CGRect
        /// The paths of the first and the last part in the display list.
        let first: [Int]
        let last: [Int]
    }

    private var inks: [Ink] {
        screen.images.compactMap { image in
            let parts = shapes.filter {
                $0.density > 0.2 && $0.opacity > Self.there && !$0.seen.isEmpty
                    && image.insetBy(dx: -1, dy: -1).contains($0.frame)
            }
            guard let first = parts.first, let last = parts.last else { return nil }
            let frame = parts.dropFirst().reduce(first.seen) { $0.union($1.seen) }
            return Ink(frame: frame, first: first.path, last: last.path)
        }
    }

    /// Returns whether the ink of a picture touches the words of a text, which do not stand on it as a whole.
    private func liesOver(_ ink: Ink, _ text: PlacedText) -> Bool {
        guard ink.frame.intersects(text.frame), !ink.frame.insetBy(dx: -2, dy: -2).contains(text.frame)
        else { return false }
        return text.lines.contains { line in
            let common = line.intersection(text.clip).intersection(ink.frame)
            return !common.isNull && common.width > 2
                && common.height > 0.3 * min(line.height, ink.frame.height)
                && !areApart(ink, text, at: common) && !isParted(line, from: ink.frame, ink.first, text)
        }
    }

    /// Returns whether something drawn between a picture and a text hides the lower one of them, such as a card.
    private func areApart(_ ink: Ink, _ text: PlacedText, at place: CGRect) -> Bool {
        let isBelow = ink.last.lexicographicallyPrecedes(text.path)
        let (lower, upper) = isBelow ? (ink.last, text.path) : (text.path, ink.first)
        return shapes.contains { shape in
            shape.isFilled && shape.density >= 0.5 && shape.isAbove(lower)
                && shape.path.lexicographicallyPrecedes(upper) && shape.seen.contains(place)
        }
    }

    // MARK: - Banners

    /// The letters of the names and values that a screen reader reads, without blanks, each on a line.
    private var readableLetters: String {
        screen.elements.flatMap { [$0.label, $0.value] }.compactMap { $0 }.map(letters).joined(
            separator: "\n")
    }

    private func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    /// The shape that hides a line of a text, and that scrolling does not part from it; nil without one.
    ///
    /// What lies over the whole screen is another screen, and not over the text.
    private func cover(of text: PlacedText) -> PlacedShape? {
        let canvas = screen.list.size.width * screen.list.size.height
        return shapes.first { shape in
            let seen = shape.seen
            guard shape.isFilled, shape.density >= 0.5, shape.opacity > Self.there, shape.isAbove(text.path),
                seen.width * seen.height < 0.6 * canvas
            else { return false }
            return text.lines.contains { line in
                let common = line.intersection(text.clip).intersection(seen)
                return !common.isNull && common.width > 2 && common.height > 0.3 * line.height
                    && !isParted(line, from: seen, shape.path, text)
            }
        }
    }

    /// Returns whether scrolling brings a line out from under something that stays.
    private func isParted(_ line: CGRect, from frame: CGRect, _ path: [Int], _ text: PlacedText) -> Bool {
        screen.areas.contains { area in
            // What is drawn in the same window scrolls along.
            guard let window = text.clips.last(where: { isWindow($0.frame, of: area) }),
                !path.starts(with: window.path)
            else { return false }
            return frame.midY > area.frame.midY
                ? line.maxY - frame.minY <= area.below + 1 : frame.maxY - line.minY <= area.above + 1
        }
    }

    private func isWindow(_ frame: CGRect, of area: StageScrollArea) -> Bool {
        abs(frame.minX - area.window.minX) < 1 && abs(frame.maxX - area.window.maxX) < 1
            && abs(frame.minY - area.window.minY) < 1 && abs(frame.maxY - area.window.maxY) < 1
    }

    // MARK: - Scrolling

    /// The highest strip below the safe area in which content still is seen, that of a home indicator, in points.
    private static let strip: CGFloat = 34

    /// The strip above an edge in which a symbol tells that there is more, in points.
    private static let sign: CGFloat = 60

    /// Looks for controls below the edge of a scroll view where nothing is cut and no symbol stands, so that nobody expects
    /// more.
    private var scrollSign: AuditFinding {
        for area in screen.areas where area.below > 8 && !area.frame.isEmpty {
            let isStrip = area.window.maxY - area.frame.maxY <= Self.strip + 1
            let edge = min(isStrip ? area.window.maxY : area.frame.maxY, screen.list.size.height)
            guard let hidden = area.controls.first(where: { $0.frame.minY >= edge - 2 }),
                !isCut(at: edge, area), !hasSign(at: edge, area)
            else { continue }
            return finding(
                .scrollSign, "\u{201C}\(hidden.label)\u{201D}",
                "is below the edge, and nothing shows that the screen scrolls", "")
        }
        return finding(.scrollSign, "controls below an edge", nil, "are announced")
    }

    /// Returns whether a symbol stands in the middle above the lower edge of an area while its content scrolls below it,
    /// such as an arrow; it stands above a home indicator.
    private func hasSign(at edge: CGFloat, _ area: StageScrollArea) -> Bool {
        // A sheet that the area fills has the same frame, and the symbol is drawn in it: the innermost is the area's own. The
        // covered screen may have its symbol in the same place: the upper one counts.
        let windows = texts.compactMap { text in
            text.clips.last { isWindow($0.frame, of: area) }?.path
        }
        return inks.contains { ink in
            abs(ink.frame.midX - area.frame.midX) < 8 && ink.frame.maxY <= edge + 1
                && ink.frame.midY > min(edge, area.frame.maxY) - Self.sign
                && !windows.contains { ink.last.starts(with: $0) }
                && windows.allSatisfy { $0.lexicographicallyPrecedes(ink.last) }
        }
    }

    /// Returns whether a text, a control or a card is cut at the lower edge of an area; a card that ends just there shows
    /// no end either.
    private func isCut(at edge: CGFloat, _ area: StageScrollArea) -> Bool {
        func reaches(_ frame: CGRect, _ end: CGFloat) -> Bool {
            frame.minY < edge - 4 && frame.maxY > end && frame.maxX > area.frame.minX
                && frame.minX < area.frame.maxX
        }
        return texts.contains { reaches($0.frame, edge + 4) }
            || area.controls.contains { reaches($0.frame, edge + 4) }
            || shapes.contains { reaches($0.frame, edge - 4) && $0.frame.width < area.frame.width - 1 }
    }
}
