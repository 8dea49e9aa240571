// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Two sections of five rows of 20 points, with headers and footers of 10.
private struct Sections: View {
    let pins: PinnedScrollableViews
    var isAcross = false

    var body: some View {
        if isAcross {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: pins) { content }
            }
        } else {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pins) { content }
            }
        }
    }

    @ViewBuilder private var content: some View {
        ForEach(0..<2, id: \.self) { section in
            Section {
                ForEach(0..<5, id: \.self) { row in
                    Color.red.frame(width: 20, height: 20).mark("row \(section) \(row)")
                }
            } header: {
                Color.blue.frame(width: 10, height: 10).mark("header \(section)")
            } footer: {
                Color.green.frame(width: 10, height: 10).mark("footer \(section)")
            }
        }
    }
}

/// A section of nine rows, or of one while the flag is set, above other content.
private struct Shrinking: View {
    let model: Model
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<(model.flag ? 1 : 9), id: \.self) { _ in Color.red.frame(height: 20) }
                } header: {
                    Color.blue.frame(height: 10).mark("header")
                }
                Color.green.frame(height: 300)
            }
        }
    }
}

@MainActor
@Suite struct PinnedSectionTests {
    /// The start and the end of a section: 10 + 5 * 20 + 10.
    private let length: CGFloat = 120

    private func scroll(_ probe: StageProbe, to offset: CGFloat, across: Bool = false) {
        if across { probe.scroll(x: offset) } else { probe.scroll(y: offset) }
    }

    @Test(arguments: [(0, 0), (5, 0), (50, 0), (95, 0), (105, -5), (109, -9), (120, -20)])
    func aPinnedHeaderStaysAtTheTopUntilItsLastRowPushesItOut(offset: Int, top: Int) {
        let probe = StageProbe { Sections(pins: .sectionHeaders) }
        scroll(probe, to: CGFloat(offset))
        #expect(probe.frame("header 0")?.minY == CGFloat(top))
    }

    @Test func theNextHeaderIsPinnedWhereTheFirstOneWas() {
        let probe = StageProbe { Sections(pins: [.sectionHeaders]) }
        scroll(probe, to: 115)
        #expect(probe.frame("header 1")?.minY == 5)
        scroll(probe, to: 135)
        #expect(probe.frame("header 1")?.minY == 0)
        #expect(probe.frame("row 1 0")?.minY == -5)
    }

    @Test(arguments: [(0, 90), (15, 90), (25, 85), (130, -20)])
    func aPinnedFooterStaysAtTheBottomAsSoonAsItsFirstRowIsThere(offset: Int, top: Int) {
        let probe = StageProbe { Sections(pins: .sectionFooters) }
        scroll(probe, to: CGFloat(offset))
        #expect(probe.frame("footer 0")?.minY == CGFloat(top))
        // The header goes by with the rows.
        #expect(probe.frame("header 0")?.minY == CGFloat(-offset))
    }

    @Test func aFooterWhoseRowsAreBelowTheWindowIsBelowIt() {
        let probe = StageProbe(CGSize(width: 100, height: 60)) { Sections(pins: .sectionFooters) }
        #expect(probe.frame("footer 1")?.minY == 130)
        scroll(probe, to: 75)
        #expect(probe.frame("footer 1")?.minY == 55)
    }

    @Test func nothingStaysWhereNothingIsPinned() {
        let probe = StageProbe { Sections(pins: []) }
        scroll(probe, to: 40)
        #expect(probe.frame("header 0")?.minY == -40)
    }

    @Test func aPinnedHeaderIsDrawnOverTheRowsAndTouchedThere() {
        var taps: [String] = []
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20, id: \.self) { _ in
                            Color.red.frame(height: 20).onTapGesture { taps.append("row") }
                        }
                    } header: {
                        Color.blue.frame(height: 10).onTapGesture { taps.append("header") }
                    }
                }
            }
        }
        scroll(probe, to: 33)
        #expect(probe.rectangles.last == rect(0, 0, 100, 10))
        probe.stage.tap(at: CGPoint(x: 50, y: 5))
        probe.stage.tap(at: CGPoint(x: 50, y: 15))
        #expect(taps == ["header", "row"])
    }

    @Test func headersOfARowStayAtItsStartAlsoWhereReadingBeginsAtTheRight() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let probe = StageProbe(configure: { $0.layoutDirection = direction }) {
                Sections(pins: [.sectionHeaders, .sectionFooters], isAcross: true)
            }
            scroll(probe, to: 30, across: true)
            #expect(probe.frame("header 0")?.minX == (direction == .leftToRight ? 0 : 90))
            scroll(probe, to: 105, across: true)
            #expect(probe.frame("header 0")?.minX == (direction == .leftToRight ? -5 : 95))
        }
    }

    @Test func aSectionOfAStackInsideIsNotPinned() {
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    VStack(spacing: 0) {
                        Section {
                            Color.red.frame(height: 300)
                        } header: {
                            Color.blue.frame(height: 10).mark("inner")
                        }
                    }
                }
            }
        }
        scroll(probe, to: 50)
        #expect(probe.frame("inner")?.minY == -50)
    }

    @Test func aHeaderGoesBackToItsPlaceWhenItsRowsAreTakenAway() {
        let model = Model()
        let probe = StageProbe { Shrinking(model: model) }
        scroll(probe, to: 60)
        #expect(probe.frame("header")?.minY == 0)
        model.flag = true
        probe.step()
        // The only row ends at 30, and the header with it.
        #expect(probe.frame("header")?.minY == -40)
    }

    @Test func rowsOnTheirWayOutKeepNoHeader() {
        let model = Model()
        let probe = StageProbe { Shrinking(model: model) }
        scroll(probe, to: 60)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(10)
        #expect(!probe.stage.isSettled)
        #expect(probe.frame("header")?.minY == -40)
    }

    @Test func theHeaderOfAGridTakesAWholeLineAndIsPinned() {
        let probe = StageProbe {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0,
                    pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(0..<3, id: \.self) { cell in
                                Color.red.frame(height: 30).mark("cell \(section) \(cell)")
                            }
                        } header: {
                            Color.blue.frame(height: 10).mark("header \(section)")
                        }
                    }
                }
            }
        }
        #expect(probe.frame("header 0") == rect(6, 0, 88, 10))
        #expect(probe.frame("cell 0 2") == rect(6, 40, 40, 30))
        #expect(probe.frame("header 1") == rect(6, 70, 88, 10))
        #expect(probe.frame("cell 1 0") == rect(6, 80, 40, 30))
        scroll(probe, to: 20)
        #expect(probe.frame("header 0")?.minY == 0)
    }

    @Test func theHeaderOfAGridThatGoesSidewaysIsPinnedAtItsStart() {
        let probe = StageProbe {
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0,
                    pinnedViews: .sectionHeaders
                ) {
                    Section {
                        ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 30) }
                    } header: {
                        Color.blue.frame(width: 10).mark("header")
                    }
                }
            }
        }
        scroll(probe, to: 20, across: true)
        #expect(probe.frame("header") == rect(0, 6, 10, 88))
    }

    @Test func aSectionOfAGridBeginsALineAlsoWithoutAHeader() throws {
        let probe = StageProbe {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
                ForEach(0..<2, id: \.self) { section in
                    Section {
                        ForEach(0..<3, id: \.self) { cell in
                            Color.red.frame(height: 10).mark("cell \(section) \(cell)")
                        }
                    }
                }
            }
        }
        let last = try #require(probe.frame("cell 0 2"))
        let next = try #require(probe.frame("cell 1 0"))
        #expect(next.minX == last.minX)
        #expect(next.minY == last.maxY)
    }

    @Test func pinnedViewsStayBelowTheMarginsOfTheScrollView() {
        let probe = StageProbe {
            Sections(pins: .sectionHeaders).contentMargins(.top, 15, for: .scrollContent)
        }
        scroll(probe, to: 40)
        #expect(probe.frame("header 0")?.minY == 15)
    }

    @Test func pinnedFootersStayAboveTheMarginsOfTheScrollView() {
        let probe = StageProbe {
            Sections(pins: .sectionFooters).contentMargins(.bottom, 15, for: .scrollContent)
        }
        #expect(probe.frame("footer 0")?.minY == 75)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func pinnedViewsOfARowStayBetweenTheMarginsInReadingDirection(_ direction: LayoutDirection) {
        let margins = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5)
        let probe = StageProbe(configure: { $0.layoutDirection = direction }) {
            Sections(pins: [.sectionHeaders, .sectionFooters], isAcross: true)
                .contentMargins(.horizontal, margins, for: .scrollContent)
        }
        #expect(probe.frame("footer 0")?.minX == (direction == .leftToRight ? 85 : 5))
        scroll(probe, to: 40, across: true)
        #expect(probe.frame("header 0")?.minX == (direction == .leftToRight ? 15 : 75))
    }

    @Test func theScrollViewThatGoesAlongTheStackPinsAlsoThroughOneThatGoesAcross() {
        let probe = StageProbe {
            ScrollView {
                ScrollView(.horizontal) {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            Color.red.frame(width: 50, height: 300)
                        } header: {
                            Color.blue.frame(width: 50, height: 10).mark("header")
                        }
                    }
                }
            }
        }
        scroll(probe, to: 40)
        #expect(probe.frame("header")?.minY == 0)
    }
}
