// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// Text that Pango has shaped; freed with the object.
final class ShapedLine {
    let layout: OpaquePointer
    private let trailingTracking: Double

    /// Shapes runs; lines are broken at a width in points if there is one.
    @MainActor
    init?(_ runs: [TextRun], shaper: CairoTextShaper, rightToLeft: Bool, width: Double? = nil) {
        let library = shaper.library(for: runs)
        pango_context_set_base_dir(
            library.context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(library.context) else { return nil }
        self.layout = layout
        trailingTracking = runs.last { !$0.string.isEmpty }.map { Double($0.tracking) } ?? 0
        let text = runs.map(\.string).joined()
        pango_layout_set_auto_dir(layout, 0)
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
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let width {
            pango_layout_set_width(layout, Int32(min(max(width, 0) * 1024, 1e9).rounded(.up)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

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

    /// The byte ranges of the lines.
    var lineRanges: [Range<Int>] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            let start = Int(line.pointee.start_index)
            return start..<start + Int(line.pointee.length)
        }
    }
}
