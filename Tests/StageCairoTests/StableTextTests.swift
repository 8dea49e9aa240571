// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// A text that is offered the width it asked for is drawn as it was measured.
@MainActor
@Suite struct StableTextTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    /// The same numbers at each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let words = [
        "Sign", "in", "AVATAR", "Ty", "fi", "0.5", "-", "1", "To", "W.", "…", "“quoted”", "naïve", "€5",
        "résumé", "नमस्ते", "مرحبا", "שלום", "你好世界", "สวัสดี", "🎉", "👨‍👩‍👧", "a/b", "e\u{301}", "(x)", "i", "MMM", "–",
    ]

    private func string(_ numbers: inout Numbers) -> String {
        (0..<Int.random(in: 1...9, using: &numbers))
            .map { _ in Self.words.randomElement(using: &numbers) ?? "" }.joined(separator: " ")
    }

    private func drawn<V: View>(
        _ scale: CGFloat, @ViewBuilder _ content: () -> V
    ) -> (width: CGFloat, layout: TextLayout)? {
        var configuration = StageConfiguration(size: CGSize(width: 2000, height: 2000))
        configuration.scale = scale
        let stage = Stage(configuration, text: shaper, content: content)
        let list = stage.frame(at: 0)
        func find(_ items: [DisplayItem]) -> TextLayout? {
            for item in items {
                if case .text(let layout) = item.content { return layout }
                if case .group(_, let inner) = item.content, let found = find(inner) { return found }
            }
            return nil
        }
        guard let layout = find(list.items), let frame = stage.accessibilityTree().children.first?.frame
        else { return nil }
        return (frame.width, layout)
    }

    @Test("A text in a frame of its measured width has the same lines", arguments: [1, 2, 3] as [CGFloat])
    func measuredWidthIsEnough(scale: CGFloat) throws {
        var numbers = Numbers(state: UInt64(scale))
        for _ in 0..<150 {
            let string = string(&numbers)
            let size = CGFloat.random(in: 9...40, using: &numbers)
            let tracking: CGFloat = Bool.random(using: &numbers) ? 0 : .random(in: -0.5...2, using: &numbers)
            let limit: Int? = Bool.random(using: &numbers) ? 1 : nil
            // Wide enough for each word, which else is broken between letters.
            let most: CGFloat =
                Bool.random(using: &numbers) ? .infinity : .random(in: 200...400, using: &numbers)
            let text = Text(verbatim: string).font(.system(size: size)).tracking(tracking)
            let limits = most == .infinity ? nil : most
            let first = try #require(drawn(scale) { text.lineLimit(limit).frame(width: limits) })
            let again = try #require(drawn(scale) { text.lineLimit(limit).frame(width: first.width) })
            func lines(_ layout: TextLayout) -> [String] {
                layout.lines.map { $0.runs.map(\.string).joined() }
            }
            #expect(lines(again.layout) == lines(first.layout), "\(string) \(size) \(tracking)")
            #expect(abs(again.width - first.width) < 1e-6, "\(string) \(size) \(tracking)")
            if most == .infinity {
                #expect(!again.layout.isTruncated && again.layout.lines.count == 1, "\(string) \(size)")
            }
        }
    }
}
