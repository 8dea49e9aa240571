// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A box of a fixed size.
@MainActor
private func box(_ width: CGFloat, _ height: CGFloat = 10, _ name: String = "") -> some View {
    Color.red.frame(width: width, height: height).mark(name)
}

@MainActor
@Suite struct StackTests {
    private func probe<Content: View>(
        _ width: CGFloat, _ height: CGFloat = 100, rtl: Bool = false, @ViewBuilder _ content: () -> Content
    ) -> StageProbe {
        StageProbe(CGSize(width: width, height: height), rtl: rtl) {
            content()
        }
    }

    @Test func defaultSpacingIsEightInBothAxes() {
        let row = probe(100) {
            HStack {
                box(10, 10, "a"); box(10, 10, "b")
            }.mark("s")
        }
        #expect(row.frame("s")?.size == CGSize(width: 28, height: 10))
        let column = probe(100) {
            VStack {
                box(10, 10, "a"); box(10, 10, "b")
            }.mark("s")
        }
        #expect(column.frame("s")?.size == CGSize(width: 10, height: 28))
    }

    @Test func theLeastFlexibleViewIsOfferedItsShareFirst() {
        let row = probe(100) {
            HStack(spacing: 0) {
                Color.red.mark("free")
                Color.red.frame(maxWidth: 20).mark("small")
                Color.red.frame(minWidth: 60).mark("large")
            }
        }
        #expect(row.frame("small")?.width == 20)
        #expect(row.frame("large")?.width == 60)
        #expect(row.frame("free")?.width == 20)
    }

    @Test func lowerPrioritiesKeepTheirMinima() {
        let row = probe(100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 25).mark("a")
                Color.red.layoutPriority(1).mark("b")
            }
        }
        #expect(row.frame("a")?.width == 25)
        #expect(row.frame("b")?.width == 75)
    }

    @Test func withoutAnOfferEachChildGetsItsIdealSize() {
        let row = probe(100) {
            HStack(spacing: 0) {
                Color.red.mark("a"); box(30)
            }.fixedSize().mark("s")
        }
        #expect(row.frame("a")?.size == CGSize(width: 10, height: 10))
        #expect(row.frame("s")?.width == 40)
    }

    @Test func tooLargeChildrenOverflowAndStayInTheMiddle() {
        let row = probe(50) {
            HStack(spacing: 10) {
                box(40, 10, "a"); box(40, 10, "b")
            }
        }
        #expect(row.frame("a")?.minX == -20)
        #expect(row.frame("b")?.minX == 30)
    }

    @Test func aSpacerHasEightPointsAndNoSpacingAroundIt() {
        let row = probe(20) {
            HStack {
                box(10); Spacer().mark("gap"); box(10)
            }.mark("s")
        }
        #expect(row.frame("s")?.width == 28)
        #expect(row.frame("gap")?.size == CGSize(width: 8, height: 0))
    }

    @Test func aSpacerBesideAFlexibleViewGetsItsMinimum() {
        let row = probe(100) {
            HStack {
                Color.red.mark("c"); Spacer(); box(10)
            }
        }
        #expect(row.frame("c")?.width == 82)
    }

    @Test func aSpacerTakesNothingAcrossItsStack() {
        let column = probe(100) {
            VStack(spacing: 0) {
                box(10); Spacer().frame(height: 20).mark("gap"); box(10)
            }.mark("s")
        }
        #expect(column.frame("gap") == rect(50, 40, 0, 20))
        #expect(column.frame("s") == rect(45, 30, 10, 40))
    }

    @Test(arguments: [
        (VerticalAlignment.top, 0.0), (.center, 10.0), (.bottom, 20.0),
    ])
    func rowsAlignTheirChildren(_ alignment: VerticalAlignment, _ expected: Double) {
        let row = probe(100) {
            HStack(alignment: alignment) {
                box(10, 10, "a"); box(10, 30, "b")
            }.frame(height: 100, alignment: .top)
        }
        #expect(row.frame("a")?.minY == CGFloat(expected))
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, false, 0.0), (.center, false, 45), (.trailing, false, 90),
        (.leading, true, 90), (.trailing, true, 0),
    ])
    func columnsAlignTheirChildren(_ alignment: HorizontalAlignment, _ rtl: Bool, _ expected: Double) {
        let column = probe(100, rtl: rtl) {
            VStack(alignment: alignment) {
                box(10, 10, "a"); box(100, 10, "b")
            }
        }
        #expect(column.frame("a")?.minX == CGFloat(expected))
    }

    @Test func rowsRunFromTheRightWhereReadingDoes() {
        let row = probe(100, rtl: true) {
            HStack(spacing: 0) {
                box(10, 10, "a"); box(30, 10, "b"); Spacer()
            }
        }
        #expect(row.frame("a")?.minX == 90)
        #expect(row.frame("b")?.minX == 60)
    }

    @Test func baselinesAreAlignedWithTheRulesOfTheShaper() {
        let row = probe(200) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(.system(size: 10)).mark("small")
                Text("b").font(.system(size: 20)).mark("large")
            }.frame(height: 100, alignment: .top)
        }
        // 0.95 * 20 - 0.95 * 10
        #expect(row.frame("small")?.minY == 9.5)
        #expect(row.frame("large")?.minY == 0)
    }

    @Test func theBaselineOfAPaddedColumnIsThatOfItsFirstText() {
        let row = probe(200) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").font(.system(size: 10))
                    Text("b").font(.system(size: 10))
                }.padding(10).mark("column")
                Text("c").font(.system(size: 10)).mark("text")
            }.frame(height: 100, alignment: .top)
        }
        #expect(row.frame("column")?.minY == 0)
        #expect(row.frame("text")?.minY == 10)
    }

    @Test func aViewOnItsWayOutTakesNoSpaceAndStaysWhereItWas() {
        let model = Model()
        let column = probe(100) { LeavingRow(model: model) }
        #expect(column.frame("last") == rect(45, 55, 10, 10))
        withAnimation(.linear(duration: 1)) { model.flag = true }
        column.step(10)
        #expect(column.frame("last") == rect(45, 55, 10, 10))
        column.step(50)
        #expect(column.frame("first")?.minY == 45)
        column.step(10)
        #expect(column.frame("last") == nil)
    }
}

private struct LeavingRow: View {
    let model: Model
    var body: some View {
        VStack(spacing: 10) {
            Color.red.frame(width: 10, height: 10).mark("first")
            if !model.flag { Color.red.frame(width: 10, height: 10).mark("last") }
        }
    }
}
