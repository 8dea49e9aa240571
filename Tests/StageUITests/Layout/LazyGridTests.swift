// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct LazyGridTests {
    /// The places and widths of cells that fill their columns, in a grid of a width.
    private func cells(
        _ columns: [GridItem], width: CGFloat, count: Int, alignment: HorizontalAlignment = .center,
        direction: LayoutDirection = .leftToRight
    ) -> [CGRect] {
        let probe = StageProbe(CGSize(width: 400, height: 400)) {
            $0.layoutDirection = direction
        } content: {
            LazyVGrid(columns: columns, alignment: alignment, spacing: 5) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).mark("\($0)") }
            }
            .frame(width: width)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        return (0..<count).compactMap { probe.frame("\($0)") }
    }

    @Test func fixedColumnsComeFirstAndAnAdaptiveOneTakesAsManyAsFitIntoTheRest() {
        // 200 - 70 - 8 leaves 122, in which two columns of at least 40 fit with 8 between them: 57 each.
        let cells = cells([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, count: 4)
        #expect(
            cells == [rect(0, 0, 70, 10), rect(78, 0, 57, 10), rect(143, 0, 57, 10), rect(0, 15, 70, 10)])
    }

    @Test func flexibleColumnsShareWhatIsLeftWithinTheirLimits() {
        let cells = cells(
            [GridItem(.flexible(maximum: 30), spacing: 10), GridItem(.flexible())], width: 200, count: 2)
        #expect(cells == [rect(0, 0, 30, 10), rect(40, 0, 160, 10)])
    }

    @Test func whatTheFirstRoundTakesTooMuchIsSharedInTheSecond() {
        // 146 and 180 make 334 with the space between; half of the 326 is 163, and the other takes 180.
        let grid = GridItem.tracks(
            [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], in: 300)
        #expect(grid.map(\.length) == [146, 180])
        let again = GridItem.tracks(
            [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))],
            in: grid.last?.end ?? 0)
        #expect(again.map(\.length) == [163, 180])
    }

    @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 70), (.trailing, 140)])
    func columnsThatAreNarrowerThanTheGridStandAsItsAlignmentSays(
        alignment: HorizontalAlignment, x: CGFloat
    ) {
        #expect(
            cells([GridItem(.fixed(60))], width: 200, count: 1, alignment: alignment) == [
                rect(x, 0, 60, 10)
            ])
    }

    @Test func columnsBeginAtTheRightWhereReadingDoes() {
        let cells = cells(
            [GridItem(.fixed(60)), GridItem(.fixed(30))], width: 98, count: 2, direction: .rightToLeft)
        #expect(cells.map(\.width) == [60, 30])
        #expect(cells[0].minX == cells[1].maxX + 8)
    }

    @Test func aRowIsAsHighAsItsHighestViewAndViewsStandInTheirCellsAsTheColumnSays() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            LazyVGrid(
                columns: [GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(50))],
                alignment: .leading, spacing: 0
            ) {
                Color.red.frame(width: 20, height: 10).mark("low")
                Color.red.frame(width: 20, height: 40).mark("high")
                Color.red.frame(width: 20, height: 10).mark("next")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        #expect(probe.frame("low") == rect(30, 30, 20, 10))
        #expect(probe.frame("high") == rect(73, 0, 20, 40))
        #expect(probe.frame("next") == rect(30, 40, 20, 10))
    }

    @Test func rowsOfAGridThatGoesSidewaysAreFilledOneColumnAfterTheOther() {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible(), spacing: 4)], spacing: 6) {
                ForEach(0..<3) { Color.red.frame(width: 30).mark("\($0)") }
            }
        }
        // 30, 6 and 30 in the middle of 200; 20, 8 and the rest of 100.
        #expect(probe.frame("0") == rect(67, 0, 30, 20))
        #expect(probe.frame("1") == rect(67, 28, 30, 72))
        #expect(probe.frame("2") == rect(103, 0, 30, 20))
    }
}
