// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// A shaper that keeps what it was asked for.
@MainActor
private final class AskedShaper: TextShaping {
    let inner = FixedShaper()
    var requests: [TextRequest] = []
    func lineHeight(of font: ResolvedFont) -> CGFloat { inner.lineHeight(of: font) }
    func layout(_ request: TextRequest) -> TextLayout {
        requests.append(request)
        return inner.layout(request)
    }
}

/// What a text asks the shaper for, and what it makes of the answer.
@MainActor
@Suite struct TextEdgeCaseTests {
    private func request<V: View>(
        rtl: Bool = false, @ViewBuilder _ content: () -> V
    ) throws -> TextRequest {
        let shaper = AskedShaper()
        let stage = Stage(
            StageConfiguration(
                size: CGSize(width: 100, height: 100), layoutDirection: rtl ? .rightToLeft : .leftToRight),
            text: shaper, content: content)
        _ = stage.frame(at: 0)
        return try #require(shaper.requests.last)
    }

    @Test func linesAreSetAsTheEnvironmentSays() throws {
        let plain = try request { Text("ab") }
        #expect(plain.truncation == .tail && plain.lineSpacing == 0 && plain.alignment == .leading)
        #expect(plain.lineLimit == nil && !plain.rightToLeft)
        let set = try request(rtl: true) {
            Text("ab").truncationMode(.middle).lineSpacing(7).multilineTextAlignment(.trailing).lineLimit(3)
        }
        #expect(set.truncation == .middle && set.lineSpacing == 7 && set.alignment == .trailing)
        #expect(set.lineLimit == 3 && set.rightToLeft)
        #expect(try request { Text("ab").truncationMode(.head) }.truncation == .head)
        let inner = try request { VStack { Text("ab").environment(\.lineLimit, 3) }.lineLimit(5) }
        #expect(inner.lineLimit == 3)
    }

    @Test func trackingStandsAboveKerningAndBothAboveWhatIsInherited() throws {
        let both = try request { Text("ab").kerning(3).tracking(5) }
        #expect(both.runs.first?.tracking == 5)
        let inherited = try request { VStack { Text("ab") }.tracking(4) }
        #expect(inherited.runs.first?.tracking == 4)
    }

    @Test func aLinkHasTheAccentColour() throws {
        var linked = AttributedString("a")
        linked.link = URL(filePath: "/page")
        let text = linked
        let run = try #require(try request { Text(text) }.runs.first)
        #expect(run.color == Color.accentColor.resolveColor(in: EnvironmentValues()))
    }

    @Test func textDoesNotShrinkBelowItsLeastScale() throws {
        let shaper = AskedShaper()
        let stage = Stage(StageConfiguration(size: CGSize(width: 30, height: 100)), text: shaper) {
            Text("abcdefghijklmnopqrst").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.63)
        }
        _ = stage.frame(at: 0)
        let least = shaper.requests.compactMap { $0.runs.first?.font.size }.min() ?? 0
        #expect(abs(least - 12.6) < 1e-9)
    }

    @Test func aTextIsWholePixelsWide() {
        let probe = StageProbe { Text("abc").font(.system(size: 10.3)).mark("t") }
        // 15.45 points, at two pixels a point.
        #expect(probe.frame("t")?.width == 15.5)
    }

    @Test func theLastBaselineIsThatOfTheLastLine() {
        let probe = StageProbe {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a\nb").font(.system(size: 10)).mark("two")
                Text("c").font(.system(size: 10)).mark("one")
            }
        }
        #expect(probe.frame("one")?.maxY == probe.frame("two")?.maxY)
        #expect(probe.frame("one")?.height == 12 && probe.frame("two")?.height == 24)
    }

    @Test func anEmptyTextIsNotRead() {
        let stage = Stage.shown {
            Text("")
            Text("a")
        }
        #expect(stage.accessibilityTree().flattened.filter { $0.label != nil }.map(\.label) == ["a"])
    }
}
