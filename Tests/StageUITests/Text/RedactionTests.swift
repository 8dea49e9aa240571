// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct RedactionTests {
    /// The bars that are drawn, with how much of their colour is left.
    private func bars(_ probe: StageProbe) -> [(rect: CGRect, opacity: CGFloat)] {
        probe.leaves.compactMap { leaf in
            guard case .fill(.roundedRectangle(let rect, _), _, _) = leaf.item.content,
                case .opacity(let opacity)? = leaf.effects.last
            else { return nil }
            return (rect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y), opacity)
        }
    }

    @Test func eachLineOfAPlaceholderIsABarOfItsOwnWidth() {
        // At 10 points a character is 5 wide and a line 12 high: "four" over "fourfour".
        let probe = StageProbe(CGSize(width: 44, height: 100)) {
            Text("four fourfour").font(.system(size: 10)).mark("text").redacted(reason: .placeholder)
        }
        #expect(probe.frame("text")?.size == CGSize(width: 40, height: 24))
        #expect(probe.texts == [])
        let bars = bars(probe)
        #expect(bars.map(\.rect.width) == [20, 40])
        #expect(bars.allSatisfy { $0.opacity == 0.16 && $0.rect.height < 12 && $0.rect.height > 9 })
        #expect(bars[0].rect.midY == bars[1].rect.midY - 12)
    }

    @Test func aPictureOfAPlaceholderIsOneBarOfItsSize() {
        let probe = StageProbe {
            Image(systemName: "star.fill").resizable().frame(width: 30, height: 20)
                .redacted(reason: .placeholder)
        }
        #expect(bars(probe).map(\.rect) == [rect(35, 40, 30, 20)])
        #expect(probe.leaves.count == 1)
    }

    @Test func whatIsUnredactedIsShownInsideOfAPlaceholder() {
        let probe = StageProbe {
            VStack {
                Text("hidden")
                Text("shown").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(probe.texts == ["shown"])
        #expect(bars(probe).count == 1)
    }

    @Test func privacyHidesOnlyWhatWasMarkedAsPrivate() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            VStack {
                Text("name")
                Text("money").privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        #expect(probe.texts == ["name"])
        #expect(probe.stage.elements.compactMap(\.label) == ["name"])
    }

    @Test func aScreenReaderStillReadsAPlaceholder() {
        let probe = StageProbe { Text("loading").redacted(reason: .placeholder) }
        #expect(probe.stage.elements.compactMap(\.label) == ["loading"])
    }

    @Test func reasonsAddUpAndCanBeRead() {
        struct Reasons: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text("\(reasons.rawValue)").unredacted() }
        }
        let probe = StageProbe {
            Reasons().redacted(reason: .privacy).redacted(reason: .placeholder)
        }
        #expect(probe.texts == ["3"])
    }

    @Test func aPlaceholderThatIsFilledShowsItsWords() {
        let model = Model()
        let probe = StageProbe { Loading(model: model) }
        #expect(probe.texts == [])
        model.flag = true
        probe.step()
        #expect(probe.texts == ["words"])
    }

    private struct Loading: View {
        let model: Model
        var body: some View { Text("words").redacted(reason: model.flag ? [] : .placeholder) }
    }
}
