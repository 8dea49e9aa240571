// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

/// The short ways for plain text must give what Pango gives.
@MainActor
@Suite struct PlainTextTests {
    private static let words = [
        "Row", "number", "12", "of", "37", "AVATAR", "office", "fi", "To.", "(yes)", "a-b", "50%", "x=1;",
        "We'll", "#tag", "1:30", "user@mail.com", "~", "12,345.67", "->", "Ty", "\"Q\"",
    ]

    private static func text(_ number: Int) -> String {
        (0...(number % 3)).map { words[(number * 7 + $0 * 5) % words.count] }.joined(separator: " ")
    }

    @Test(arguments: 0..<66) func plainTextIsLaidOutAsAnyOther(number: Int) throws {
        let shaper = try CairoTextShaper()
        let font = ResolvedFont(
            family: .system, size: [11, 17, 34][number % 3], weight: [400, 600][number % 2])
        let run = TextRun(
            string: Self.text(number), font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
        for _ in 0..<5 { _ = shaper.layout(TextRequest(runs: [run])) }
        let natural = shaper.breakLines(TextRequest(runs: [run]))
        let isSame = shaper.plainLayout(TextRequest(runs: [run])) == natural
        #expect(isSame, "\(run.string)")
        var compared = 0
        for width in [nil, natural.size.width, natural.size.width.rounded(.up), natural.size.width - 2] {
            for height in [nil, 0, 20, 60, 1000] as [CGFloat?] {
                for lines in [nil, 1, 2] {
                    let request = TextRequest(
                        runs: [run], width: width, height: height, lineLimit: lines,
                        alignment: [.leading, .center, .trailing][number % 3],
                        truncation: [.tail, .middle, .head][number % 3], lineSpacing: CGFloat(number % 2))
                    guard let plain = shaper.plainLayout(request) else { continue }
                    compared += 1
                    let isSame = plain == shaper.breakLines(request)
                    #expect(isSame, "\(run.string) in \(request.width ?? -1)")
                }
            }
        }
        #expect(compared >= 45)
    }

    @Test(
        arguments: [
            (nil, nil, ["a", "-", "b", "c"]), (nil, 1, ["\u{2026}"]), (10, nil, ["\u{2026}"]),
            (30, 1, ["\u{2026}"]),
        ] as [(CGFloat?, Int?, [String])])
    func withoutAnyWidthEachCharacterIsALine(height: CGFloat?, limit: Int?, lines: [String]) throws {
        let font = ResolvedFont(family: .system, size: 17)
        let run = TextRun(string: "a-b c", font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
        let shaper = try CairoTextShaper()
        let layout = shaper.layout(
            TextRequest(runs: [run], width: 0, height: height, lineLimit: limit))
        #expect(layout.lines.map { $0.runs.map(\.string).joined() } == lines)
        #expect(layout.isTruncated == (lines.count == 1))
        for line in layout.lines {
            var single = run
            single.string = line.runs[0].string
            #expect(line.width == shaper.breakLines(TextRequest(runs: [single])).size.width)
        }
    }

    @Test(arguments: ["", " a", "a ", "\u{e9}", "a\nb", "\u{1f600}", "\u{5e9}"])
    func otherTextIsLeftToPango(text: String) throws {
        let shaper = try CairoTextShaper()
        let font = ResolvedFont(family: .system, size: 17)
        let color = ResolvedColor(red: 0, green: 0, blue: 0)
        for word in ["a", "b", "c", "d"] {
            _ = shaper.layout(TextRequest(runs: [TextRun(string: word, font: font, color: color)]))
        }
        let run = TextRun(string: text, font: font, color: color)
        #expect(shaper.plainLayout(TextRequest(runs: [run])) == nil)
        #expect(shaper.plainLayout(TextRequest(runs: [run], width: 0)) == nil)
    }
}
