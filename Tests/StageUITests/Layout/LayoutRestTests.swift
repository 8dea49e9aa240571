// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A view that is told its width and changes it because of that.
private struct Restless: View {
    let model: Model
    let next: (CGFloat) -> CGFloat
    @State private var width: CGFloat = 10
    var body: some View {
        VStack {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = next($0)
                }
            Text("a \(model.a)")
        }
    }
}

/// A slider, which reads its own width, in a view that follows another one.
private struct MatchedSlider: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: model.flag ? 40 : 80, height: 10).matchedGeometryEffect(id: 0, in: space)
            GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2, height: 5) }
                .matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
    }
}

/// How a scroll view is offered its width.
enum Offer: CaseIterable, Sendable {
    case whole, fixed, ideal, infinite
}

@MainActor
@Suite struct LayoutRestTests {
    /// Offers to a scroll view in a screen of 100 points: what a view inside that follows it takes, and what the
    /// scroll view takes, which is as wide as its content of that and 30 points more.
    @Test(arguments: [
        (Offer.whole, 100.0, 130.0), (.fixed, 60, 90), (.ideal, 100, 130), (.infinite, 100, 130),
    ])
    func aRelativeFrameIsMadeFromTheOfferAndNotFromWhatTheContentTakes(
        offer: Offer, part: CGFloat, whole: CGFloat
    ) {
        let probe = StageProbe {
            let scroll = ScrollView {
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 10)
                    Color.blue.frame(height: 10).containerRelativeFrame(.horizontal).mark("part")
                }
                .mark("whole")
            }
            switch offer {
            case .whole: scroll
            case .fixed: scroll.frame(width: 60)
            case .ideal: scroll.fixedSize(horizontal: true, vertical: false)
            case .infinite: ScrollView(.horizontal) { scroll }
            }
        }
        #expect(probe.stage.issues.isEmpty)
        #expect(probe.frame("part")?.width == part)
        #expect(probe.frame("whole")?.width == whole)
    }

    /// A row asks with several widths before it decides: what is measured for one does not stay for another.
    @Test func aRelativeFrameInARowTakesWhatTheRowGivesInTheEnd() {
        let model = Model()
        let probe = StageProbe { RelativeRow(model: model) }
        // 100 less the distance of 8 and a fixed view of 20, shared by two.
        #expect(probe.frame("part")?.width == 32)
        #expect(probe.frame("rest")?.width == 32)
        model.flag = true
        probe.step()
        #expect(probe.frame("part")?.width == 22)
        #expect(probe.frame("rest")?.width == 22)
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func whatAMatchedViewMakesAnewInItsPlaceIsShownInTheSameFrame() {
        let model = Model()
        let probe = StageProbe { MatchedSlider(model: model) }
        #expect(probe.rectangles.map(\.width) == [80, 40])
        model.flag = true
        probe.step()
        #expect(probe.rectangles.map(\.width) == [40, 20])
        #expect(probe.stage.issues.isEmpty)
    }

    /// A layout that causes itself ends after some rounds of each frame, is reported with the view that does it, and
    /// keeps nothing else from being shown.
    @Test(arguments: [1.0, -7])
    func aViewThatChangesItsSizeBecauseOfItsSizeIsReportedAndStopsNothing(growth: Double) {
        let model = Model()
        let other = Model()
        let probes = [model, other].map { model in
            StageProbe(CGSize(width: 200, height: 100)) {
                Restless(model: model) { growth > 0 ? $0 + growth : 17 - $0 }
            }
        }
        for round in 1...3 {
            for (probe, model) in zip(probes, [model, other]) {
                model.a = round
                probe.step()
                #expect(probe.texts == ["a \(round)"])
                #expect(probe.stage.issues.count == 1)
                #expect(probe.stage.issues.first?.kind == .updateLoop)
                #expect(probe.stage.issues.first?.path == "Restless")
                #expect(probe.bodies("Restless") <= 25 * (round + 1))
            }
            #expect(probes[0].list == probes[1].list)
        }
    }
}

private struct RelativeRow: View {
    let model: Model
    var body: some View {
        HStack(spacing: 8) {
            ScrollView(.horizontal) {
                Color.blue.frame(height: 10).containerRelativeFrame(.horizontal).mark("part")
            }
            Color.red.frame(width: model.flag ? 40 : 20, height: 10)
            Color.green.frame(height: 10).mark("rest")
        }
    }
}
