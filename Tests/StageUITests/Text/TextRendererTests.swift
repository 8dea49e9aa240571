// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Loud: TextAttribute { var amount = 1 }

/// Draws each character of runs that are marked at a distance of its own, and all others as they are.
private struct Waves: TextRenderer {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                guard let loud = run[Loud.self] else {
                    context.draw(run)
                    continue
                }
                for slice in run {
                    var copy = context
                    copy.translateBy(x: 0, y: -height * CGFloat(loud.amount))
                    copy.draw(slice)
                }
            }
        }
    }
}

/// Draws lines, and tells what it was given.
private struct Reader: TextRenderer {
    let seen: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen(layout)
        for line in layout { context.draw(line) }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 6)
    }
}

/// A character of the text is 10 points wide, and a line 24 points high.
@MainActor
@Suite struct TextRendererTests {
    /// The characters that are seen of what is drawn, with the vertical move of each.
    private func drawn(_ probe: StageProbe) -> [(text: String, moved: CGFloat)] {
        probe.leaves.compactMap { leaf in
            guard case .text(let layout) = leaf.item.content else { return nil }
            let runs = layout.lines.flatMap(\.runs).filter { $0.color.opacity > 0 }
            let moves = leaf.effects.map { effect -> CGFloat in
                if case .transform(let map) = effect { map.ty } else { 0 }
            }
            return (runs.map(\.string).joined(), moves.reduce(0, +))
        }
    }

    @Test func aRendererDrawsRunsAndTheirCharactersByTheirMarks() {
        let probe = StageProbe {
            (Text("ab ") + Text("cd").customAttribute(Loud(amount: 2)) + Text("e")).font(.system(size: 20))
                .textRenderer(Waves(height: 3))
        }
        #expect(drawn(probe).map(\.text) == ["ab ", "c", "d", "e"])
        #expect(drawn(probe).map(\.moved) == [0, -6, -6, 0])
    }

    @Test func aPartKeepsThePlaceOfItsCharactersInTheLine() {
        let probe = StageProbe {
            Text("abc").customAttribute(Loud()).font(.system(size: 20)).textRenderer(Waves(height: 0))
        }
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content else { continue }
            #expect(layout.lines.first?.runs.map(\.string).joined() == "abc")
            #expect(layout.lines.first?.x == 0)
        }
        #expect(drawn(probe).map(\.text) == ["a", "b", "c"])
    }

    @Test func linesRunsAndCharactersHaveTheirMeasures() throws {
        var layouts: [Text.Layout] = []
        let probe = StageProbe {
            (Text("one ") + Text("two three").bold()).font(.system(size: 20)).frame(width: 80)
                .textRenderer(Reader { layouts.append($0) })
        }
        let layout = try #require(layouts.last)
        #expect(!layout.isTruncated)
        #expect(layout.count == 2)
        #expect(layout[0].count == 2)
        #expect(layout[1].count == 1)
        #expect(layout[0].typographicBounds.width == 70)
        #expect(layout[0].origin == CGPoint(x: 0, y: 19))
        #expect(layout[0][1].typographicBounds.origin == CGPoint(x: 40, y: 19))
        #expect(layout[0][1].typographicBounds.width == 30)
        #expect(layout[0][1][2].typographicBounds.rect.minX == 60)
        #expect(abs(layout[0][1][2].typographicBounds.rect.height - 24) < 0.001)
        #expect(layout[0][1].layoutDirection == .leftToRight)
        #expect(layout[0][0][Loud.self] == nil)
        #expect(drawn(probe).map(\.text) == ["one two", "three"])
    }

    @Test func aRendererDecidesTheSize() {
        let probe = StageProbe {
            Text("one").font(.system(size: 20)).mark("text").textRenderer(Reader { _ in })
        }
        #expect(probe.frame("text")?.size == CGSize(width: 30, height: 30))
    }

    @Test func theNumbersOfARendererAreAnimated() {
        struct Rising: View {
            let model: Model
            var body: some View {
                Text("a").customAttribute(Loud()).textRenderer(Waves(height: model.flag ? 10 : 0))
            }
        }
        let model = Model()
        let probe = StageProbe { Rising(model: model) }
        #expect(drawn(probe).map(\.moved) == [0])
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(31)
        let half = drawn(probe).first?.moved ?? 0
        #expect(half < -4 && half > -6)
        probe.step(60)
        #expect(drawn(probe).map(\.moved) == [-10])
    }

    @Test func aTextIsTheSameWithTheSameMarks() {
        let text = Text("a")
        #expect(text.customAttribute(Loud(amount: 2)) == text.customAttribute(Loud(amount: 2)))
        #expect(text.customAttribute(Loud(amount: 2)) != text.customAttribute(Loud(amount: 3)))
        #expect(text.customAttribute(Loud()) != text)
    }
}
