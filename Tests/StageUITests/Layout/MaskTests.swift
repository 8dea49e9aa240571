// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct MaskTests {
    @Test func aMaskIsPlacedLikeAnOverlayAndDrawnAsAnEffect() {
        let probe = StageProbe {
            Color.red.frame(width: 40, height: 20).mark("content")
                .mask(alignment: .topLeading) { Circle().frame(width: 10, height: 10) }
        }
        #expect(probe.frame("content") == rect(30, 40, 40, 20))
        guard case .mask(let holes)? = probe.leaves.first?.effects.last,
            case .fill(let outline, _, _)? = Drawn(DisplayList(size: .zero, items: holes)).fills.first.map({
                DisplayContent.fill(.rectangle($0.rect), $0.paint, evenOdd: false)
            })
        else {
            Issue.record("There is no mask.")
            return
        }
        #expect(outline == .rectangle(rect(0, 0, 10, 10)))
    }

    @Test func underAnEmptyMaskNothingIsDrawn() {
        let probe = StageProbe { Color.red.mask { EmptyView() } }
        #expect(probe.leaves.isEmpty)
    }

    @Test func aHiddenViewKeepsItsSpaceOnly() {
        var taps = 0
        let probe = StageProbe {
            VStack(spacing: 0) {
                Button("Press") { taps += 1 }.frame(width: 50, height: 50).hidden().mark("hidden")
                Color.blue.frame(width: 10, height: 50)
            }
        }
        #expect(probe.frame("hidden") == rect(25, 0, 50, 50))
        #expect(probe.texts.isEmpty)
        probe.stage.tap(at: CGPoint(x: 50, y: 25))
        #expect(taps == 0)
        #expect(probe.stage.elements.isEmpty)
    }

    @Test(arguments: [(100.0, 80.0), (60, 50), (40, 20), (10, 20)])
    func theFirstViewThatFitsIsShown(_ width: Double, _ expected: Double) {
        let probe = StageProbe {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 80, height: 10)
                Color.red.frame(width: 50, height: 10)
                Color.red.frame(width: 20, height: 10)
            }.frame(width: CGFloat(width))
        }
        #expect(probe.rectangles.map(\.width) == [CGFloat(expected)])
    }

    @Test func aLazyColumnTakesTheWholeWidth() {
        let probe = StageProbe {
            LazyVStack(alignment: .leading, spacing: 2) {
                Color.red.frame(width: 10, height: 10).mark("a")
                Color.red.frame(width: 20, height: 10).mark("b")
            }.mark("all")
        }
        #expect(probe.frame("all") == rect(0, 39, 100, 22))
        #expect(probe.frame("b") == rect(0, 51, 20, 10))
    }

    @Test func aRelativeFrameFollowsTheScrollView() throws {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal).mark("whole")
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).mark("part")
                }
            }.frame(width: 160)
        }
        #expect(probe.frame("whole")?.width == 160)
        let (part, wanted): (CGFloat, CGFloat) = (try #require(probe.frame("part")?.width), 140 / 3 * 2 + 10)
        #expect(abs(part - wanted) < 1e-9)
    }

    @Test func aTurnAboutAnUprightAxisIsDrawnNarrower() {
        let probe = StageProbe {
            Color.red.frame(width: 40, height: 20)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        let transforms = probe.leaves.first?.effects.compactMap { effect -> CGAffineTransform? in
            if case .transform(let transform) = effect { transform } else { nil }
        }
        #expect(abs((transforms?.first?.a ?? 0) - 0.5) < 1e-9)
        #expect(transforms?.first?.d == 1)
    }
}
