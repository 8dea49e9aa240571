// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct TextTests {
    private func runs<V: View>(@ViewBuilder _ content: () -> V) -> [TextRun] {
        StageProbe(CGSize(width: 400, height: 400), content: content).leaves.flatMap { leaf -> [TextRun] in
            guard case .text(let layout) = leaf.item.content else { return [] }
            return layout.lines.flatMap(\.runs)
        }
    }

    @Test func joinedTextsKeepTheirLooks() {
        let found = runs { Text("a").bold() + Text("b").italic().foregroundStyle(.red) + Text("c") }
        #expect(found.map(\.string) == ["a", "b", "c"])
        #expect(found.map(\.font.weight) == [700, 400, 400])
        #expect(found.map(\.font.italic) == [false, true, false])
        #expect(found[1].color == Color.red.resolveColor(in: EnvironmentValues()))
    }

    @Test func theInnerLookCounts() {
        let found = runs { Text("a").font(.caption).font(.title).tracking(1).tracking(2) }
        #expect(found[0].font.size == 12)
        #expect(found[0].tracking == 1)
    }

    @Test func linesAndOffsetsReachTheShaper() {
        let found = runs {
            Text("a").underline(pattern: .dash, color: .red).strikethrough().baselineOffset(4).kerning(3)
        }
        #expect(found[0].underline)
        #expect(found[0].details?.underline?.dashes.isEmpty == false)
        #expect(found[0].details?.strikethrough == TextDetails.Line())
        #expect(found[0].details?.baselineOffset == 4)
        #expect(found[0].tracking == 3)
    }

    @Test func viewsSetLinesAndCaseForAllText() {
        let found = runs { VStack { Text("Ab") }.underline().textCase(.uppercase).kerning(2) }
        #expect(found[0].underline)
        #expect(found[0].string == "AB")
        #expect(found[0].tracking == 2)
    }

    @Test(arguments: [(1, 20.4), (2, 40.8), (3, 61.2)])
    func reservedLinesTakeSpace(lines: Int, height: Double) {
        let probe = StageProbe { Text("a").lineLimit(lines, reservesSpace: true).mark("t") }
        #expect(abs(Double(probe.frame("t")?.height ?? 0) - height) < 0.01)
    }

    @Test func aRangeOfLinesKeepsTheLeastAndCutsAtTheMost() {
        let probe = StageProbe(CGSize(width: 100, height: 200)) {
            VStack(spacing: 0) {
                Text("a").lineLimit(2...3).mark("short")
                Text("a\nb\nc\nd").lineLimit(2...3).mark("long")
            }
        }
        #expect(abs((probe.frame("short")?.height ?? 0) - 40.8) < 0.01)
        #expect(abs((probe.frame("long")?.height ?? 0) - 61.2) < 0.01)
    }

    @Test func tighteningComesBeforeTruncation() {
        let cut = runs { Text("abcdefghij").lineLimit(1).frame(width: 83) }
        let tight = runs { Text("abcdefghij").lineLimit(1).allowsTightening(true).frame(width: 83) }
        #expect(cut.map(\.string).joined().hasSuffix("…"))
        #expect(tight.map(\.string).joined() == "abcdefghij")
        #expect(tight[0].tracking < 0)
    }

    @Test func textShrinksToItsLeastScaleAndNoFurther() {
        let found = runs { Text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60) }
        #expect(found.map(\.string).joined() == "abcdefghij")
        #expect(found[0].font.size < 12.1 && found[0].font.size >= 8.5)
    }

    @Test func aPatternIsPaintedThroughTheGlyphs() {
        let probe = StageProbe {
            Text("abc").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        let leaf = probe.leaves.first
        guard case .fill(_, .linearGradient(_, let start, let end), _)? = leaf?.item.content,
            case .mask(let items)? = leaf?.effects.last, case .text? = items.first?.content
        else {
            Issue.record("no gradient behind a mask of text")
            return
        }
        #expect(end.x - start.x == 25.5)
    }

    @Test func attributedStringsBringTheirLooks() {
        var string = AttributedString("one ")
        var two = AttributedString("two")
        two.font = .title
        two.foregroundColor = .red
        two.underlineStyle = .single
        two.link = URL(string: "https://example.com")
        string += two
        let found = runs { Text(string) }
        #expect(found.map(\.string) == ["one ", "two"])
        #expect(found[1].font.size == 28)
        #expect(found[1].underline)
        #expect(found[1].details?.link?.host == "example.com")
    }

    @Test func aPictureAmongWordsTakesItsSpaceAndIsDrawn() {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            Text("a \(Image(systemName: "star.fill")) b")
        }
        let fills = probe.leaves.filter { if case .fill = $0.item.content { true } else { false } }
        #expect(fills.count == 1)
        #expect(probe.stage.issues.isEmpty)
        #expect(probe.stage.accessibilityTree().flattened.compactMap(\.label) == ["a star fill b"])
    }

    @Test func aDynamicTypeSizeIsKeptInItsRange() {
        let found = runs {
            Text("a").dynamicTypeSize(.xxLarge...)
            Text("b").dynamicTypeSize(...DynamicTypeSize.small)
            Text("c").dynamicTypeSize(.medium ... .xLarge)
        }
        #expect(found.map(\.font.size) == [21, 15, 17])
    }
}
