// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// Measures plain text of one font as Pango does, without Pango's work of finding out what it is.
///
/// For printable ASCII in one font the result of that work is always the same. It is taken from a
/// sample that holds all of these characters; a font that lacks one of them is not handled here.
@MainActor
final class PlainShaper {
    private let letters: ShapedLine
    private let others: ShapedLine
    private let lettersRun: UnsafePointer<PangoLayoutRun>
    private let othersRun: UnsafePointer<PangoLayoutRun>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The widths of the last texts: views ask for the same ones again and again.
    private var widths = RecentCache<String, Int32>(limit: 512)
    /// The width of each character by itself; -1 where it is not yet known.
    private var singles = [Int32](repeating: -1, count: 128)
    /// The width of the mark of omission, in points.
    let ellipsisWidth: Double

    /// Returns nil when the font has not all of the characters.
    init?(font: ResolvedFont, color: ResolvedColor, shaper: CairoTextShaper) {
        func sample(_ holds: (UInt8) -> Bool) -> ShapedLine? {
            let text = String(decoding: (0x21...0x7e).filter(holds) + [0x20, 0x30], as: UTF8.self)
            let run = TextRun(string: text, font: font, color: color)
            return ShapedLine([run], shaper: shaper, rightToLeft: false)
        }
        // A stretch without letters has no script of its own.
        guard let letters = sample({ _ in true }), let lettersRun = Self.onlyRun(letters),
            let others = sample({ !Self.isLetter($0) }), let othersRun = Self.onlyRun(others),
            let glyphs = pango_glyph_string_new()
        else { return nil }
        self.letters = letters
        self.others = others
        self.lettersRun = lettersRun
        self.othersRun = othersRun
        self.glyphs = glyphs
        let ellipsis = TextRun(string: "\u{2026}", font: font, color: color)
        ellipsisWidth = shaper.width(of: [ellipsis], rightToLeft: false)
    }

    isolated deinit { pango_glyph_string_free(glyphs) }

    private static func onlyRun(_ line: ShapedLine) -> UnsafePointer<PangoLayoutRun>? {
        guard let first = pango_layout_get_line_readonly(line.layout, 0)?.pointee.runs,
            first.pointee.next == nil,
            let run = first.pointee.data
        else { return nil }
        return UnsafePointer(run.assumingMemoryBound(to: PangoLayoutRun.self))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// The width of a text on one line in Pango's units, 1024 to the point; nil when it is not plain.
    func width(of string: String) -> Int32? {
        if let known = widths[string] { return known }
        let width = shapedWidth(of: string)
        if let width { widths[string] = width }
        return width
    }

    private func shapedWidth(of string: String) -> Int32? {
        var string = string
        return string.withUTF8 { bytes -> Int32? in
            guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20, bytes.count < 512
            else { return nil }
            var hasLetters = false
            for byte in bytes {
                guard byte >= 0x20, byte < 0x7f else { return nil }
                if Self.isLetter(byte) { hasLetters = true }
            }
            let run = hasLetters ? lettersRun : othersRun
            return bytes.withMemoryRebound(to: CChar.self) { text in
                pango_shape_full(
                    text.baseAddress, Int32(text.count), nil, 0, &run.pointee.item.pointee.analysis, glyphs)
                return pango_glyph_string_get_width(glyphs)
            }
        }
    }
}

extension PlainShaper {
    /// The widths of the visible characters of a plain text, each by itself, in Pango's units.
    func characterWidths(of string: String) -> [Int32]? {
        guard let first = string.utf8.first, let last = string.utf8.last, first != 0x20, last != 0x20
        else { return nil }
        var result: [Int32] = []
        result.reserveCapacity(string.utf8.count)
        for byte in string.utf8 where byte != 0x20 {
            guard byte > 0x20, byte < 0x7f else { return nil }
            var known = singles[Int(byte)]
            if known < 0 {
                guard let width = width(of: String(UnicodeScalar(byte))) else { return nil }
                known = width
                singles[Int(byte)] = width
            }
            result.append(known)
        }
        return result
    }
}
