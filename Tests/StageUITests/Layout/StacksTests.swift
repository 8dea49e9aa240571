// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct StacksTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    /// The widths of the views "a", "b", "c" in a row of a width.
    private func widths<V: View>(
        _ width: CGFloat, spacing: CGFloat? = 0, @ViewBuilder _ content: () -> V
    ) -> [CGFloat?] {
        let probe = StageProbe(CGSize(width: width, height: 100)) {
            HStack(spacing: spacing) { content() }.mark("row")
        }
        return ["a", "b", "c", "row"].map { probe.frame($0)?.width }
    }

    @Test(.proves("SW-47")) func spaceIsSharedFromTheLeastFlexibleOn() {
        // 100: the one of at most 20 first, then the one of at least 60, the rest to the free one.
        let flexible = widths(100) {
            Color.red.mark("a")
            Color.red.frame(maxWidth: 20).mark("b")
            Color.red.frame(minWidth: 60).mark("c")
        }
        #expect(flexible == [20, 20, 60, 100])
        // The rest is divided again after each: 120 - 10, by two.
        let again = widths(120) {
            box(10).mark("a")
            Color.red.mark("b")
            Color.red.mark("c")
        }
        #expect(again == [10, 55, 55, 120])
        let priority = widths(100) {
            Color.red.frame(maxWidth: 30).mark("a")
            Color.red.frame(maxWidth: 90).layoutPriority(1).mark("b")
        }
        #expect(priority == [10, 90, nil, 100])
    }

    @Test(.proves("SW-48")) func lowerPrioritiesKeepTheirMinima() {
        let two = widths(100) {
            Color.red.frame(minWidth: 25).mark("a")
            Color.red.layoutPriority(1).mark("b")
        }
        #expect(two == [25, 75, nil, 100])
        let three = widths(100) {
            Color.red.frame(minWidth: 25).mark("a")
            Color.red.frame(maxWidth: 40).layoutPriority(1).mark("b")
            Color.red.layoutPriority(-1).mark("c")
        }
        #expect(three == [60, 40, 0, 100])
    }

    @Test(.proves("SW-49")) func withoutAProposalEachViewHasItsIdealSize() {
        let probe = StageProbe {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Color.red.frame(idealWidth: 33, idealHeight: 21).mark("b")
                box(30)
            }.fixedSize().mark("row")
        }
        #expect(probe.frame("a")?.width == 10)
        #expect(probe.frame("b")?.size == CGSize(width: 33, height: 21))
        #expect(probe.frame("row")?.width == 73)
    }

    @Test(.proves("SW-50")) func theCrossSizeIsTheUnionOfTheAlignedViewsAndTooMuchIsCentred() {
        let probe = StageProbe(CGSize(width: 50, height: 100)) {
            HStack(alignment: .top, spacing: 10) {
                box(40, 20).mark("a")
                box(40, 30).alignmentGuide(.top) { _ in 5 }.mark("b")
            }.mark("row")
        }
        #expect(probe.frame("a") == rect(-20, 40, 40, 20))
        #expect(probe.frame("b") == rect(30, 35, 40, 30))
        #expect(probe.frame("row") == rect(-20, 35, 90, 30))
    }

    @Test(.proves("SW-51")) func aSpacerIsAtLeastEightLongAndHasNothingAcross() {
        let small = widths(20, spacing: nil) {
            box(10)
            Spacer().mark("b")
            box(10)
        }
        #expect(small == [nil, 8, nil, 28])
        #expect(
            widths(100, spacing: nil) {
                box(10); Spacer(minLength: 30).mark("b"); box(60)
            }[1] == 30)
        let probe = StageProbe {
            HStack {
                Spacer().mark("space")
                box(10)
            }
        }
        #expect(probe.frame("space")?.height == 0)
    }

    @Test(.proves("SW-52")) func aSpacerBesideAFlexibleViewGetsItsMinimum() {
        let row = widths(100, spacing: nil) {
            Color.red.mark("a")
            Spacer().mark("b")
            box(10).mark("c")
        }
        #expect(row == [82, 8, 10, 100])
    }

    @Test(.proves("SW-53")) func aPileIsAsLargeAsItsMostImportantViews() {
        let probe = StageProbe {
            ZStack {
                box(60, 20)
                box(20, 40).mark("tall")
                Color.blue.layoutPriority(-1).mark("ground")
            }.mark("pile")
        }
        #expect(probe.frame("pile") == rect(20, 30, 60, 40))
        #expect(probe.frame("ground") == rect(20, 30, 60, 40))
        #expect(probe.frame("tall") == rect(40, 30, 20, 40))
    }

    @Test(.proves("SW-45")) func viewsStandEightPointsApart() {
        let row = StageProbe {
            HStack {
                box(10); box(10)
            }.mark("row")
        }
        #expect(row.frame("row")?.width == 28)
        let column = StageProbe {
            VStack {
                box(10); box(10)
            }.mark("column")
        }
        #expect(column.frame("column")?.height == 28)
    }
}
