// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// Text that Pango has shaped; freed with the object, on the main actor, as its fonts stand in their map's tables.
@MainActor
final class ShapedLine {
    let layout: OpaquePointer
    private let trailingTracking: Double

    /// Shapes runs; lines are broken at a width in points if there is one.
    ///
    /// - Parameter isWhole: Whether these are whole paragraphs, whose letters decide their direction.
    init?(
        _ runs: [TextRun], shaper: CairoTextShaper, rightToLeft: Bool, width: Double? = nil,
        isWhole: Bool = false
    ) {
        let library = shaper.library(for: runs)
        pango_context_set_base_dir(
            library.context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(library.context) else { return nil }
        self.layout = layout
        trailingTracking = runs.last { !$0.string.isEmpty }.map { Double($0.tracking) } ?? 0
        let text = runs.map(\.string).joined()
        pango_layout_set_auto_dir(layout, isWhole ? 1 : 0)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        let attributes = pango_attr_list_new()
        var start: UInt32 = 0
        for run in runs {
            let end = start + UInt32(run.string.utf8.count)
            let description = shaper.description(of: run.font)
            Self.insert(pango_attr_font_desc_new(description), attributes, start, end)
            pango_font_description_free(description)
            if run.tracking != 0 {
                let spacing = Int32((Double(run.tracking) * 1024).rounded())
                Self.insert(pango_attr_letter_spacing_new(spacing), attributes, start, end)
            }
            if run.font.hasMonospacedDigits {
                Self.insert(pango_attr_font_features_new("tnum=1"), attributes, start, end)
            }
            if run.font.smallCaps == .uppercase {
                for letters in run.string.capitals {
                    Self.insert(
                        pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS), attributes,
                        start + UInt32(letters.lowerBound), start + UInt32(letters.upperBound))
                }
            }
            if let space = run.details?.attachment {
                var box = PangoRectangle(
                    x: 0, y: 0, width: Int32((Double(space.width) * 1024).rounded()), height: 1024)
                Self.insert(pango_attr_shape_new(&box, &box), attributes, start, end)
            }
            start = end
        }
        if width != nil {
            // A word that is broken gets no hyphen, and no room for one.
            Self.insert(pango_attr_insert_hyphens_new(0), attributes, 0, .max)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let width {
            pango_layout_set_width(layout, Int32(min(max(width, 0) * 1024, 1e9).rounded(.up)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ list: OpaquePointer?, _ start: UInt32,
        _ end: UInt32
    ) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
    }

    /// The advance width of the text as one line, in points, with the tracking of each character.
    ///
    /// Pango leaves the tracking out after the last character; the platform does not.
    var width: Double {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return Double(extents.width) / 1024 + trailingTracking
    }

    /// The byte ranges of the lines, and whether each reads from right to left.
    var lineRanges: [(range: Range<Int>, isRightToLeft: Bool)] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            let start = Int(line.pointee.start_index)
            let direction = pango_layout_line_get_resolved_direction(line)
            return (start..<start + Int(line.pointee.length), direction == PANGO_DIRECTION_RTL)
        }
    }

    /// Returns the position of a caret before a byte, from the left, in points.
    func caret(before byte: Int) -> Double {
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(layout, Int32(byte), &strong, nil)
        return Double(strong.x) / 1024
    }
}

extension String {
    /// The bytes of its capitals, those beside each other as one range.
    fileprivate var capitals: [Range<Int>] {
        var result: [Range<Int>] = []
        var byte = 0
        for character in self {
            let end = byte + character.utf8.count
            if character.isUppercase {
                if let last = result.last, last.upperBound == byte {
                    result[result.count - 1] = last.lowerBound..<end
                } else {
                    result.append(byte..<end)
                }
            }
            byte = end
        }
        return result
    }
}
