// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Text that would break, or be cut, only because Inter is wider than SF Pro (Decision 0008).
@MainActor
@Suite struct CondensedTextTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    private func run(
        _ string: String, _ size: CGFloat, _ weight: Int = 400, family: ResolvedFont.Family = .system
    ) -> TextRun {
        TextRun(
            string: string, font: ResolvedFont(family: family, size: size, weight: weight),
            color: ResolvedColor(red: 0, green: 0, blue: 0))
    }

    /// Widths that iOS gave texts, as dumps of its elements in public tests have them, each and a point.
    @Test(arguments: [
        ("Hello, world!", 17, 400, 94.7), ("Threads at once", 17, 400, 123.3), ("Log In", 17, 400, 46.7),
        ("Published on: 1932", 13, 400, 115.7), ("Settings", 34, 700, 133.0), ("Posts", 17, 600, 44.7),
    ])
    func aLineThatFitsOnADeviceFits(text: String, size: CGFloat, weight: Int, width: CGFloat) {
        let run = run(text, size, weight)
        #expect(shaper.layout(TextRequest(runs: [run])).size.width > width)
        let broken = shaper.layout(TextRequest(runs: [run], width: width + 1))
        #expect(broken.lines.count == 1 && broken.size.width <= width + 1)
        let cut = shaper.layout(TextRequest(runs: [run], width: width + 1, lineLimit: 1))
        #expect(!cut.isTruncated && cut.lines.first?.runs.map(\.string) == [text])
    }

    @Test func aLineThatFitsNowhereBreaksAsItIs() throws {
        let layout = shaper.layout(TextRequest(runs: [run("Hello, world!", 17)], width: 90))
        #expect(layout.lines.map { $0.runs.map(\.string) } == [["Hello,"], ["world!"]])
        #expect(layout.lines.allSatisfy { $0.runs.allSatisfy { $0.tracking == 0 } })
    }

    @Test func aLineWithRoomKeepsItsWidth() throws {
        let run = run("Hello, world!", 17)
        let natural = shaper.layout(TextRequest(runs: [run])).size.width
        let layout = shaper.layout(TextRequest(runs: [run], width: natural + 0.1))
        #expect(layout.size.width == natural && layout.lines[0].runs == [run])
    }

    /// A line feed breaks, or is where the only line is cut, whatever the widths.
    @Test func aLineFeedStaysOne() throws {
        let run = run("Hello,\nworld!", 17)
        let cut = shaper.layout(TextRequest(runs: [run], width: 300, lineLimit: 1))
        #expect(cut.isTruncated && cut.lines.allSatisfy { $0.runs.allSatisfy { $0.tracking == 0 } })
        let broken = shaper.layout(TextRequest(runs: [run], width: 300))
        #expect(broken.lines.map { $0.runs.map(\.string) } == [["Hello,"], ["world!"]])
    }

    /// The usual width by its name is that of a font without one.
    @Test func aFontOfTheUsualWidthIsCondensed() throws {
        var run = run("Hello, world!", 17)
        run.font.width = 0
        #expect(shaper.layout(TextRequest(runs: [run], width: 96)).lines.count == 1)
        run.font.width = 0.2
        let natural = shaper.layout(TextRequest(runs: [run])).size.width
        #expect(shaper.layout(TextRequest(runs: [run], width: natural - 1)).lines.count == 2)
    }

    /// The line asks for less than it was offered; offered that, it is the same one.
    @Test func aLineIsTheSameInItsOwnWidth() throws {
        let request = TextRequest(runs: [run("Hello, world!", 17)], width: 96)
        let first = shaper.layout(request)
        let again = shaper.layout(TextRequest(runs: request.runs, width: first.size.width))
        #expect(first.lines.count == 1 && again == first)
    }

    /// A font that an app brings has its own widths, and small letters are as wide as SF Pro's.
    @Test(
        arguments: [(.named("Inter-Regular"), 17), (.system, 12)] as [(ResolvedFont.Family, CGFloat)])
    func lettersThatAreNotWiderStayWhereTheyAre(family: ResolvedFont.Family, size: CGFloat) {
        let run = run("Hello, world!", size, family: family)
        let natural = shaper.layout(TextRequest(runs: [run])).size.width
        #expect(shaper.layout(TextRequest(runs: [run], width: natural - 1)).lines.count == 2)
    }

    /// Arabic letters are joined.
    @Test func joinedLettersAreNotMoved() throws {
        let run = run("\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} \u{0628}\u{0643}", 17)
        let natural = shaper.layout(TextRequest(runs: [run])).size.width
        let layout = shaper.layout(TextRequest(runs: [run], width: natural - 1))
        #expect(layout.lines.allSatisfy { $0.runs.allSatisfy { $0.tracking == 0 } })
        #expect(layout.lines.count == 2)
    }
}
