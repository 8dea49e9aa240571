// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

@MainActor
@Suite struct CairoTextShaperTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    func run(
        _ string: String, _ family: ResolvedFont.Family = .system, _ size: CGFloat = 14,
        tracking: CGFloat = 0
    ) -> TextRun {
        TextRun(
            string: string, font: ResolvedFont(family: family, size: size), tracking: tracking,
            color: ResolvedColor(red: 1, green: 1, blue: 1))
    }

    func strings(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.runs.map(\.string).joined() }
    }

    @Test("Inter Bold 32 with tracking -0.5 is 163.8 points wide and 38.73 high")
    func brandName() throws {
        let layout = shaper.layout(
            TextRequest(runs: [run("UrbanNest", .named("Inter-Bold"), 32, tracking: -0.5)]))
        #expect(abs(layout.size.width - 163.8) < 0.2)
        #expect(abs(layout.size.height - 38.73) < 0.01)
        #expect(abs(layout.firstBaseline - 31) < 0.01)
        #expect(shaper.warnings.isEmpty)
    }

    @Test("A caret after a space between words stands behind it")
    func caretsAfterSpaces() throws {
        let line = shaper.layout(TextRequest(runs: [run("Jane Doe")])).lines[0]
        let carets = (0...8).map { shaper.caretOffset(before: $0, in: line) }
        for (before, after) in zip(carets, carets.dropFirst()) { #expect(after > before + 2) }
    }

    @Test("The interface font at 14 points is 16.707 high and its tagline 232 wide")
    func tagline() throws {
        let layout = shaper.layout(TextRequest(runs: [run("Trusted services, delivered smartly")]))
        #expect(abs(layout.size.width - 232) < 1)
        #expect(abs(layout.size.height - 16.707) < 0.001)
        #expect(abs(shaper.lineHeight(of: ResolvedFont(family: .system, size: 14)) - 16.707) < 0.001)
    }

    @Test("Tracking adds to each character, the last one too", arguments: [-0.5, 1, 4])
    func tracking(value: Double) {
        let plain = shaper.layout(TextRequest(runs: [run("nnnnn")])).size.width
        let tracked = shaper.layout(TextRequest(runs: [run("nnnnn", tracking: value)])).size.width
        #expect(abs(Double(tracked - plain) - 5 * value) < 0.02)
    }

    @Test(
        "A word without a line for itself is broken at the last letter that fits, with no hyphen",
        arguments: [0, 4])
    func brokenWord(more: CGFloat) {
        let part = shaper.layout(TextRequest(runs: [run("MAS")])).size.width
        let broken = shaper.layout(TextRequest(runs: [run("MASK")], width: part + more))
        #expect(strings(broken) == ["MAS", "K"])
        let again = shaper.layout(TextRequest(runs: [run("MASK")], width: broken.size.width))
        #expect(strings(again) == ["MAS", "K"])
    }

    @Test("Weights of the interface font differ in width", arguments: [(400, 500), (500, 600), (600, 700)])
    func weights(lighter: Int, heavier: Int) {
        var text = run("Hamburgefonstiv")
        text.font.weight = lighter
        let light = shaper.layout(TextRequest(runs: [text])).size.width
        text.font.weight = heavier
        #expect(shaper.layout(TextRequest(runs: [text])).size.width > light)
    }

    @Test("A named bold face is the interface font's bold")
    func namedFace() throws {
        var bold = run("UrbanNest")
        bold.font.weight = 700
        let named = shaper.layout(TextRequest(runs: [run("UrbanNest", .named("Inter-Bold"))]))
        #expect(named.size.width == shaper.layout(TextRequest(runs: [bold])).size.width)
    }

    @Test("An unknown font falls back to the interface font of the size and says so once")
    func unknownFont() throws {
        let layout = shaper.layout(TextRequest(runs: [run("Hello", .named("Nowhere-Bold"), 20)]))
        #expect(layout.size.width == shaper.layout(TextRequest(runs: [run("Hello", .system, 20)])).size.width)
        _ = shaper.layout(TextRequest(runs: [run("Again", .named("Nowhere-Bold"), 20)]))
        #expect(shaper.warnings.count == 1)
        #expect(shaper.warnings.first?.contains("Nowhere-Bold") == true)
    }

    @Test("A missing interface font is an error that says what to install")
    func missingFont() throws {
        let error = #expect(throws: CairoTextShaper.Error.self) {
            try CairoTextShaper(directories: ["/nonexistent"])
        }
        #expect(error == .missingInterfaceFont(directories: ["/nonexistent"]))
        #expect(error?.description.contains("apt-get install fonts-inter") == true)
    }

    @Test("Lines break between words and lose the space at the break")
    func wordBreaks() throws {
        let text = "Trusted services, delivered smartly"
        let layout = shaper.layout(TextRequest(runs: [run(text)], width: 130))
        #expect(strings(layout) == ["Trusted services,", "delivered smartly"])
        #expect(layout.lines.allSatisfy { $0.width <= 130 })
        #expect(!layout.isTruncated)
        #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 16.707) < 0.001)
    }

    @Test("A word wider than the line breaks between characters")
    func characterBreaks() throws {
        let layout = shaper.layout(TextRequest(runs: [run("Incomprehensibilities")], width: 40))
        #expect(layout.lines.count > 2)
        #expect(strings(layout).joined() == "Incomprehensibilities")
        #expect(layout.lines.allSatisfy { $0.width <= 40 })
    }

    @Test("Line feeds make lines, empty ones too")
    func lineFeeds() throws {
        let layout = shaper.layout(TextRequest(runs: [run("one\n\nthree")]))
        #expect(strings(layout) == ["one", "", "three"])
        #expect(abs(layout.size.height - 3 * 16.707) < 0.01)
        #expect(shaper.layout(TextRequest(runs: [run("")])).size.height > 16)
    }

    @Test("Line spacing lies between lines only")
    func lineSpacing() throws {
        let plain = shaper.layout(TextRequest(runs: [run("a\nb\nc")]))
        let spaced = shaper.layout(TextRequest(runs: [run("a\nb\nc")], lineSpacing: 5))
        #expect(abs(spaced.size.height - plain.size.height - 10) < 0.001)
    }

    @Test(
        "A truncated line is the longest that fits", arguments: [TextRequest.Truncation.head, .middle, .tail])
    func truncation(mode: TextRequest.Truncation) {
        let text = "Trusted services, delivered smartly"
        var lengths: [Int] = []
        for width in stride(from: CGFloat(40), through: 220, by: 15) {
            let layout = shaper.layout(
                TextRequest(runs: [run(text)], width: width, lineLimit: 1, truncation: mode))
            let line = strings(layout)[0]
            #expect(layout.isTruncated)
            #expect(layout.size.width <= width + 0.01)
            // One more character is at most 16 points wide at this size, a space before it included.
            #expect(layout.size.width > width - 20)
            let parts = line.split(separator: "\u{2026}", omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
            #expect(mode == .tail ? parts[1].isEmpty : !parts[1].isEmpty)
            #expect(mode == .head ? parts[0].isEmpty : !parts[0].isEmpty)
            lengths.append(line.count)
        }
        #expect(lengths == lengths.sorted())
    }

    @Test("The line limit and the height limit drop lines, but never the first")
    func limits() throws {
        let text = "one two three four five six seven eight nine ten"
        let two = shaper.layout(TextRequest(runs: [run(text)], width: 100, lineLimit: 2))
        #expect(two.lines.count == 2 && two.isTruncated)
        #expect(strings(two)[1].hasSuffix("\u{2026}"))
        let high = shaper.layout(TextRequest(runs: [run(text)], width: 100, height: 2 * 16.70703125))
        #expect(high == two)
        #expect(shaper.layout(TextRequest(runs: [run(text)], width: 100, height: 1)).lines.count == 1)
    }

    @Test(
        "Lines lie between the edges as aligned, from right to left too",
        arguments: [
            (TextRequest.Alignment.leading, false, 0), (.center, false, 0.5), (.trailing, false, 1),
            (.leading, true, 1), (.center, true, 0.5), (.trailing, true, 0),
        ])
    func alignment(alignment: TextRequest.Alignment, rightToLeft: Bool, part: Double) {
        let layout = shaper.layout(
            TextRequest(
                runs: [run("a long first line\nshort")], alignment: alignment, rightToLeft: rightToLeft))
        let free = Double(layout.lines[0].width - layout.lines[1].width)
        #expect(layout.size.width == layout.lines[0].width)
        #expect(abs(Double(layout.lines[1].x) - free * part) < 0.001)
    }

    @Test("Runs of several styles share lines; the tallest sets the height")
    func mixedRuns() throws {
        let small = run("small ")
        let large = run("large", .named("Inter-Bold"), 32)
        let layout = shaper.layout(TextRequest(runs: [small, large]))
        let widths = [small, large].map { shaper.layout(TextRequest(runs: [$0])).size.width }
        #expect(layout.lines[0].runs == [small, large])
        #expect(abs(layout.size.width - widths[0] - widths[1]) < 4)
        #expect(abs(layout.size.height - 38.73) < 0.01)
        let broken = shaper.layout(TextRequest(runs: [small, large], width: 90))
        #expect(broken.lines.map { $0.runs.map(\.string) } == [["small"], ["large"]])
    }

    @Test(
        "Characters that Inter lacks come from other fonts",
        arguments: ["\u{0633}\u{0644}\u{0627}\u{0645}", "\u{2807}"])
    func otherScripts(text: String) {
        let layout = shaper.layout(TextRequest(runs: [run(text)]))
        #expect(layout.size.width > 2)
        #expect(strings(layout) == [text])
    }

    @Test("Letters outside the basic set that Inter has are measured as Inter")
    func accents() throws {
        let plain = shaper.layout(TextRequest(runs: [run("Zoe")])).size.width
        #expect(abs(shaper.layout(TextRequest(runs: [run("Zo\u{eb}")])).size.width - plain) < 0.5)
    }
}
