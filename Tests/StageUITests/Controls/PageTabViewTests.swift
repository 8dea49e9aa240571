// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private struct Pager: View {
    @State var page = 0
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3) { index in
                VStack {
                    Text("Page \(index)")
                    Button("Next of \(index)") { withAnimation { page = index + 1 } }
                }
            }
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
        .background(Text("at \(page)"))
    }
}

@MainActor
@Suite struct PageTabViewTests {
    private let left = CGPoint(x: 50, y: 300)
    private let right = CGPoint(x: 350, y: 300)

    private func shift(_ page: Int, _ stage: Stage) -> CGFloat? {
        stage.drawn.texts["Page \(page)"].map { $0.midX - 200 }
    }

    @Test func thePagesFollowTheFinger() {
        let stage = Stage.fixed { Pager() }
        stage.drag(from: right, to: CGPoint(x: 250, y: 300), lifts: false)
        #expect(shift(0, stage) == -100)
        #expect(shift(1, stage) == 300)
        #expect(shift(2, stage) == nil)
    }

    @Test func aQuickFingerTurnsThePageWithASpring() {
        let stage = Stage.fixed { Pager() }
        stage.drag(from: right, to: CGPoint(x: 290, y: 300))
        #expect(stage.drawn.texts["at 1"] != nil)
        #expect(stage.isSettled == false)
        #expect(shift(0, stage) == -60)
        stage.settle()
        #expect(shift(1, stage) == 0)
        #expect(shift(0, stage) == nil)
    }

    @Test func aSlowFingerMustGoHalfTheWay() {
        let stage = Stage.fixed { Pager() }
        stage.touchDown(at: right)
        _ = stage.frame(at: 2)
        stage.touchMove(to: CGPoint(x: 200, y: 300))
        stage.touchUp(at: CGPoint(x: 200, y: 300))
        #expect(stage.drawn.texts["at 0"] != nil)
        stage.settle()
        stage.touchDown(at: right)
        _ = stage.frame(at: stage.time + 2)
        stage.touchMove(to: CGPoint(x: 140, y: 300))
        stage.touchUp(at: CGPoint(x: 140, y: 300))
        #expect(stage.drawn.texts["at 1"] != nil)
    }

    @Test func pastTheLastPageTheFingerPullsLessAndNothingTurns() {
        let stage = Stage.fixed { Pager(page: 2) }
        stage.drag(from: right, to: left, lifts: false)
        let shift = shift(2, stage) ?? 0
        #expect(shift < 0 && shift > -200)
        stage.touchUp(at: left)
        stage.settle()
        #expect(self.shift(2, stage) == 0)
        #expect(stage.drawn.texts["at 2"] != nil)
    }

    @Test func anAnimatedSelectionMovesThePages() {
        let stage = Stage.fixed { Pager() }
        stage.activate(label: "Next of 0")
        for frame in 1...12 { _ = stage.frame(at: Double(frame) / 60) }
        let shift = shift(0, stage) ?? 0
        #expect(shift < 0 && shift > -400)
        stage.settle()
        #expect(self.shift(1, stage) == 0)
    }

    @Test func onlyTheShownPageIsRead() {
        let stage = Stage.fixed { Pager() }
        #expect(stage.elements.compactMap(\.label) == ["Page 0", "at 0", "Next of 0", "page 1 of 3"])
    }

    @Test func thePageIsMirroredWhereReadingGoesRightToLeft() {
        let stage = Stage.fixed(direction: .rightToLeft) { Pager() }
        stage.drag(from: left, to: CGPoint(x: 150, y: 300), lifts: false)
        #expect(shift(0, stage) == 100)
        #expect(shift(1, stage) == -300)
    }

    @Test func aDotOfEightPointsStandsForEachPage() {
        let stage = Stage.fixed { Pager(page: 1) }
        let dots = stage.drawn.fills(255, 255, 255)
        #expect(dots.map(\.width) == [8, 8, 8])
        #expect(dots.map(\.midX) == [184, 200, 216])
        #expect(dots.map(\.midY) == [778, 778, 778])
        let opacities = stage.drawn.fills.suffix(3).map { fill -> Double in
            if case .color(let color) = fill.paint { return color.opacity }
            return -1
        }
        #expect(opacities == [0.3, 1, 0.3])
    }

    @Test func pagesThatFillTheScreenDoSoWhileTheyMove() {
        let safe = EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
        let stage = Stage.fixed(safeArea: safe) {
            TabView {
                Color.red.ignoresSafeArea()
                Color.blue.ignoresSafeArea()
            }.tabViewStyle(.page)
        }
        stage.drag(from: right, to: CGPoint(x: 250, y: 300), lifts: false)
        #expect(stage.drawn.fills(255, 59, 48) == [CGRect(x: -100, y: 0, width: 400, height: 800)])
        #expect(stage.drawn.fills(0, 122, 255) == [CGRect(x: 300, y: 0, width: 400, height: 800)])
        guard case .group(.clip(.rectangle(let window), _), _)? = stage.frame(at: 0).items.first?.content
        else {
            Issue.record("The pages are not clipped.")
            return
        }
        #expect(window == CGRect(x: 0, y: -50, width: 400, height: 800))
    }

    @Test func aTouchBesideTheMiddleOfTheDotsTurnsAPage() {
        let stage = Stage.shown { Pager() }
        stage.tap(at: CGPoint(x: 215, y: 778))
        stage.settle()
        #expect(stage.drawn.texts["at 1"] != nil)
        stage.tap(at: CGPoint(x: 185, y: 778))
        stage.settle()
        #expect(stage.drawn.texts["at 0"] != nil)
        stage.tap(at: CGPoint(x: 185, y: 778))
        stage.settle()
        #expect(stage.drawn.texts["at 0"] != nil)
    }

    @Test func theDotsCanBeLeftOut() {
        let stage = Stage.fixed { Pager(mode: .never) }
        #expect(stage.drawn.fills(255, 255, 255).isEmpty)
    }

    @Test func aVerticalDragDoesNotMoveThePages() {
        let stage = Stage.fixed { Pager() }
        stage.drag(from: right, to: CGPoint(x: 300, y: 500))
        #expect(shift(0, stage) == 0)
        #expect(stage.drawn.texts["at 0"] != nil)
    }

    @Test func aScreenReaderTurnsThePagesWithTheDots() {
        let stage = Stage.fixed { Pager() }
        func dots() -> AccessibilityNode? {
            stage.accessibilityTree().flattened.first { $0.label?.hasPrefix("page ") == true }
        }
        #expect(dots()?.label == "page 1 of 3")
        #expect(dots()?.isAdjustable == true)
        for _ in 0..<3 {
            if let dots = dots() { stage.perform(.increment, on: dots) }
            stage.settle()
        }
        #expect(dots()?.label == "page 3 of 3")
        if let dots = dots() { stage.perform(.decrement, on: dots) }
        stage.settle()
        #expect(dots()?.label == "page 2 of 3")
        #expect(shift(1, stage) == 0)
    }

    @Test func theDotsAreOneElementThatIsCalledByThePlaceOfThePage() {
        let stage = Stage.fixed { Pager(page: 1) }
        let dots = stage.accessibilityTree().flattened.filter { $0.frame.midY == 778 && $0.frame.width < 100 }
        #expect(dots.map(\.label) == ["page 2 of 3"])
        #expect(dots.map(\.value) == [nil])
        #expect(dots.map(\.isAdjustable) == [true])
    }

    @Test func theDotsAreTouchedWhereTheyAre() {
        let stage = Stage.fixed {
            VStack {
                Color.red.frame(height: 300)
                Pager()
            }
        }
        let dots = stage.accessibilityTree().flattened.first { $0.label?.hasPrefix("page ") == true }
        let frame = dots?.frame ?? .zero
        #expect(frame.midY == 778)
        stage.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        stage.settle()
        #expect(shift(1, stage) == 0)
    }
}
