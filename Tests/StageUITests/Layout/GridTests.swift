// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).mark(name)
    }

    @Test(arguments: [(false, 20.0, 60.0), (true, 70, 20)])
    func columnsAreAsWideAsTheirWidestViews(_ rtl: Bool, _ first: Double, _ second: Double) {
        let probe = StageProbe(rtl: rtl) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    box(10, 10, "a")
                    box(20, 20, "b")
                }
                GridRow {
                    box(30, 10, "c")
                    box(5, 10, "d")
                }
            }.mark("grid")
        }
        #expect(probe.frame("grid") == rect(20, 33, 60, 34))
        #expect(probe.frame("a")?.minX == CGFloat(rtl ? first : 20))
        #expect(probe.frame("a")?.minY == 38)
        #expect(probe.frame("b")?.minX == CGFloat(rtl ? second : 60))
        #expect(probe.frame("d")?.minY == 57)
    }

    @Test func cellsOfSeveralColumnsAndViewsOutsideRowsSpanThem() {
        let probe = StageProbe {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10, "a")
                    box(20, 10, "b")
                }
                GridRow { box(60, 10, "wide").gridCellColumns(2) }
                Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal).mark("line")
            }.mark("grid")
        }
        #expect(probe.frame("grid")?.size == CGSize(width: 60, height: 25))
        #expect(probe.frame("line")?.width == 60)
        #expect(probe.frame("a")?.minX == 20)
        #expect(probe.frame("b")?.minX == 50)
    }

    @Test func aColumnAndACellCanBeAlignedOnTheirOwn() {
        let probe = StageProbe {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10, "a").gridColumnAlignment(.trailing)
                    box(10, 40, "tall")
                }
                GridRow {
                    box(40, 10, "wide")
                    box(4, 4, "corner").gridCellAnchor(.bottomTrailing)
                }
            }.mark("grid")
        }
        #expect(probe.frame("a")?.maxX == probe.frame("wide")?.maxX)
        #expect(probe.frame("corner")?.maxX == probe.frame("grid")?.maxX)
        #expect(probe.frame("corner")?.maxY == probe.frame("grid")?.maxY)
    }
}
