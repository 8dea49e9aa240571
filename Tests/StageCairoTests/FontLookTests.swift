// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Small capitals and widths, which the interface font lacks.
@MainActor
@Suite struct FontLookTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    private func layout(_ string: String, _ change: (inout ResolvedFont) -> Void = { _ in }) -> TextLayout {
        var font = ResolvedFont(family: .system, size: 40)
        change(&font)
        let run = TextRun(string: string, font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
        return shaper.layout(TextRequest(runs: [run]))
    }

    private func width(_ string: String, _ caps: ResolvedFont.SmallCaps?) -> CGFloat {
        layout(string) { $0.smallCaps = caps }.size.width
    }

    /// The columns and rows of a picture that are not clear, at two pixels to a point.
    private func ink(_ layout: TextLayout) -> (columns: Int, rows: Int) {
        let renderer = ReferenceRenderer(size: CGSize(width: 400, height: 80), scale: 2, shaper: shaper)
        renderer.render(
            DisplayList(
                size: CGSize(width: 400, height: 80), items: [DisplayItem(content: .text(layout))]))
        let image = renderer.image
        let inked = (0..<image.width * image.height).filter { image.bytes[4 * $0 + 3] > 40 }
        let columns = inked.map { $0 % image.width }
        let rows = inked.map { $0 / image.width }
        return ((columns.max() ?? 0) - (columns.min() ?? 0), (rows.max() ?? 0) - (rows.min() ?? 0))
    }

    @Test(arguments: 0..<6) func `Small capitals stand for small letters, for capitals or for both`(
        again: Int
    ) {
        // Again, because a font that is used often is measured another way.
        let (small, capitals) = (width("nest", nil), width("NEST", nil))
        let (lower, none) = (width("nest", .lowercase), width("NEST", .lowercase))
        #expect(lower < capitals * 0.95 && lower > capitals * 0.6 && lower != small)
        #expect(none == capitals)
        #expect(width("nest", .uppercase) == small)
        #expect(abs(width("NEST", .uppercase) - lower) < 0.1)
        #expect(abs(width("NEST", .all) - lower) < 0.1 && abs(width("nest", .all) - lower) < 0.1)
        #expect(width("neST", .uppercase) < width("neST", nil))
        #expect(layout("nest") { $0.smallCaps = .all }.size.height == layout("nest").size.height)
    }

    @Test func `Small capitals are drawn as capitals of less height`() throws {
        let (small, capitals) = (ink(layout("nm") { $0.smallCaps = .lowercase }), ink(layout("NM")))
        #expect(small.rows < capitals.rows && small.rows > capitals.rows / 2)
        // A capital e is as high as the others; a small one with an ascender would not be.
        let mixed = ink(layout("eh") { $0.smallCaps = .lowercase })
        #expect(abs(mixed.rows - small.rows) <= 3)
    }

    @Test(arguments: [(-0.3, 0.7), (-0.2, 0.8), (0.2, 1.2), (0.1, 1.1), (-0.4, 0.6), (0.4, 1.4)])
    func `A font of one width is drawn narrower or wider, and no higher`(width: CGFloat, share: CGFloat) {
        let usual = layout("Urban nest")
        for _ in 0..<6 {
            let other = layout("Urban nest") { $0.width = width }
            #expect(abs(other.size.width / usual.size.width - share) < 0.01)
            #expect(other.size.height == usual.size.height)
        }
        let (drawn, before) = (ink(layout("Urban nest") { $0.width = width }), ink(usual))
        #expect(abs(CGFloat(drawn.columns) / CGFloat(before.columns) - share) < 0.02)
        #expect(abs(drawn.rows - before.rows) <= 1)
    }

    @Test func `Words of two widths stand beside each other on one line`() throws {
        var runs: [TextRun] = []
        for width in [nil, -0.2] as [CGFloat?] {
            var font = ResolvedFont(family: .system, size: 40)
            font.width = width
            runs.append(
                TextRun(string: "Urban", font: font, color: ResolvedColor(red: 0, green: 0, blue: 0)))
        }
        let whole = shaper.layout(TextRequest(runs: runs)).size.width
        #expect(abs(whole - 1.8 * layout("Urban").size.width) < 0.5)
    }
}
