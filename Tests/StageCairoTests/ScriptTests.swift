// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

/// Scripts that the interface font lacks, carets and lines in them.
@MainActor
@Suite struct ScriptTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    private func run(
        _ text: String, _ size: CGFloat = 17, _ change: (inout ResolvedFont) -> Void = { _ in }
    ) -> TextRun {
        var font = ResolvedFont(family: .system, size: size)
        change(&font)
        return TextRun(string: text, font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
    }

    private func layout(
        _ text: String, width: CGFloat? = nil, rightToLeft: Bool = false
    ) -> TextLayout {
        shaper.layout(TextRequest(runs: [run(text)], width: width, rightToLeft: rightToLeft))
    }

    private func picture(_ layout: TextLayout, scale: CGFloat = 2) -> PixelImage {
        let item = DisplayItem(origin: CGPoint(x: 4, y: 4), content: .text(layout))
        let size = CGSize(width: layout.size.width + 8, height: layout.size.height + 8)
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(DisplayList(size: size, items: [item]))
        return renderer.image
    }

    @Test(
        "Each script has its letters",
        arguments: [
            "سجل الدخول", "שלום עולם", "नमस्ते दुनिया", "สวัสดี", "你好世界", "こんにちは", "안녕하세요",
            "Ελληνικά", "Русский", "Tiếng Việt", "Հայերեն", "ქართული", "বাংলা", "தமிழ்",
        ])
    func letters(_ text: String) {
        let found = layout(text)
        // Letters that no font has are boxes with their number, drawn much wider than letters are.
        #expect(found.size.width > 15 && found.size.width < CGFloat(text.count) * 20)
        #expect(found.lines.count == 1)
        #expect(picture(found).bytes.contains { $0 > 200 })
        let unknown = shaper.unknownGlyphCount(in: found)
        #expect(unknown == 0)
    }

    @Test(
        "Emoji are as wide as they are high and have colours of their own, not that of the text",
        arguments: ["🎉", "👋🏽", "👨‍👩‍👧", "🇮🇳", "❤️", "1️⃣"])
    func emoji(_ text: String) {
        let found = layout(text)
        #expect(found.size.width > 17 && found.size.width < 26)
        #expect(found.size.height == layout("x").size.height)
        let pixels = picture(found).bytes
        // The text is black; a family is a sign in black on light grey.
        let isColored = stride(from: 0, to: pixels.count, by: 4).contains {
            pixels[$0 + 3] > 200 && (pixels[$0] > 150 || pixels[$0 + 2] > 150)
        }
        #expect(isColored)
    }

    @Test("Letters tell the direction of a paragraph, and the environment that of none")
    func directions() throws {
        #expect(layout("Hello.").lines[0].isRightToLeft == false)
        #expect(layout("Hello.", rightToLeft: true).lines[0].isRightToLeft == false)
        #expect(layout("שלום.").lines[0].isRightToLeft)
        #expect(layout("123", rightToLeft: true).lines[0].isRightToLeft)
        #expect(layout("Hello\nשלום").lines.map(\.isRightToLeft) == [false, true])
    }

    @Test("The full stop of Hebrew is drawn at its left, whatever the environment")
    func fullStop() throws {
        let line = layout("שלום.").lines[0]
        #expect(shaper.caretOffset(before: 0, in: line) > line.width - 0.5)
        #expect(shaper.caretOffset(before: 5, in: line) < 0.5)
    }

    @Test(
        "Lines break between words, and between characters where there are no spaces",
        arguments: [
            ("สวัสดีชาวโลกยินดีต้อนรับสู่แอปของเรา", 120.0), ("你好世界欢迎使用我们的应用程序", 120),
            ("नमस्ते दुनिया साइन इन करें", 100), ("مرحبا بكم في التطبيق الجديد", 100),
        ])
    func breaks(_ text: String, width: Double) {
        let found = layout(text, width: CGFloat(width))
        #expect(found.lines.count > 1)
        #expect(found.lines.allSatisfy { $0.width <= CGFloat(width) + 0.01 })
        #expect(found.lines.reduce(0) { $0 + $1.count } == text.count)
        for (line, next) in zip(found.lines, found.lines.dropFirst()) {
            #expect(line.start + line.count == next.start)
            #expect(abs(line.top + line.height - next.top) < 0.001)
        }
    }

    @Test("A caret stands between characters, never inside of one")
    func carets() throws {
        let text = "aé👨‍👩‍👧b"
        let line = layout(text).lines[0]
        #expect(text.count == 4)
        let places = (0...4).map { shaper.caretOffset(before: $0, in: line) }
        #expect(places == places.sorted())
        #expect(places[0] == 0)
        #expect(abs(places[4] - line.width) < 0.01)
        #expect(places[3] - places[2] > 15)
        for index in 0...4 { #expect(shaper.caretIndex(at: places[index] + 0.1, in: line) == index) }
    }

    @Test("The point of a text finds its line and character, and the character its caret")
    func points() throws {
        let found = layout("one two three four five six", width: 80)
        #expect(found.lines.count > 2)
        for index in 0...27 {
            let caret = shaper.caretRect(before: index, in: found)
            let back = shaper.caretIndex(at: CGPoint(x: caret.minX, y: caret.midY), in: found)
            // The place before a line break is also that after it.
            #expect(back == index || abs(back - index) == 1)
        }
        let all = shaper.selectionRects(of: 0..<27, in: found)
        #expect(all.count == found.lines.count)
    }

    @Test(
        "Baselines, line heights and line breaks are the same at each scale",
        arguments: [1, 2, 3] as [CGFloat])
    func scales(scale: CGFloat) {
        let found = layout("Sign in to go on\nwith your account", width: 200)
        #expect(abs(found.size.height - 4 * 20.287) < 0.01 || abs(found.size.height - 2 * 20.287) < 0.01)
        // The feet of the letters of a line stand on one row of pixels.
        let image = picture(layout("IIII"), scale: scale)
        var rows: Set<Int> = []
        for column in 0..<image.width {
            if let last = (0..<image.height).last(where: {
                image.bytes[($0 * image.width + column) * 4 + 3] > 200
            }) {
                rows.insert(last)
            }
        }
        #expect(rows == [Int(((4 + 17 * 0.952_148) * Double(scale) + 0.5).rounded(.down)) - 1])
    }

    @Test("Serif and monospaced text has fonts of its own with the system's line height")
    func designs() throws {
        func width(_ family: ResolvedFont.Family, _ text: String) -> CGFloat {
            shaper.layout(TextRequest(runs: [run(text) { $0.family = family }])).size.width
        }
        #expect(width(.monospaced, "iii") == width(.monospaced, "MMM"))
        #expect(width(.serif, "Hamburg") != width(.system, "Hamburg"))
        let serif = shaper.lineHeight(of: ResolvedFont(family: .serif, size: 17))
        #expect(serif == shaper.lineHeight(of: ResolvedFont(family: .system, size: 17)))
    }

    @Test("Monospaced digits are equally wide")
    func digits() throws {
        func width(_ text: String) -> CGFloat {
            shaper.layout(TextRequest(runs: [run(text) { $0.hasMonospacedDigits = true }])).size.width
        }
        #expect(abs(width("1111") - width("0000")) < 0.01)
    }

    @Test("A text in Latin letters looks for no other fonts")
    func plainTextIsCheap() throws {
        _ = layout("Sign in – “naïve” façade… €5 \u{2066}x\u{2069}")
        #expect(!shaper.hasLoadedOtherFonts)
        _ = layout("नमस्ते")
        #expect(shaper.hasLoadedOtherFonts)
    }
}
