// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@MainActor
@Suite struct ProgressViewTests {
    private func opacities(_ stage: Stage, at time: Double) -> [CGFloat] {
        func find(_ items: [DisplayItem]) -> [CGFloat] {
            items.flatMap { item -> [CGFloat] in
                guard case .group(let effect, let inner) = item.content else { return [1] }
                if case .opacity(let opacity) = effect { return [opacity] }
                return find(inner)
            }
        }
        return find(stage.frame(at: time).items)
    }

    @Test(arguments: [(ControlSize.small, 20.0), (.regular, 20), (.large, 37)])
    func theSpinnerHasTheSystemsSizes(_ size: ControlSize, _ side: Double) {
        let stage = Stage.fixed { ProgressView().controlSize(size) }
        #expect(stage.elements.first?.frame.width == CGFloat(side))
        #expect(stage.drawn.fills.count == 8)
    }

    @Test func theBrightestOfEightSpokesGoesRound() {
        let stage = Stage.fixed { ProgressView() }
        let start = opacities(stage, at: 0)
        #expect(start.count == 8)
        #expect(start.firstIndex(of: 1) == 0)
        #expect(opacities(stage, at: 0.25).firstIndex(of: 1) == 2)
        #expect(opacities(stage, at: 1) == start)
        #expect(stage.isSettled == false)
    }

    @Test func lessMotionMeansStillSpokes() {
        let stage = Stage.fixed(reduceMotion: true) { ProgressView() }
        #expect(opacities(stage, at: 0) == opacities(stage, at: 0.3))
        #expect(stage.isSettled)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theBarIsFilledFromWhereReadingStarts(_ direction: LayoutDirection) {
        let stage = Stage.fixed(direction: direction) {
            ProgressView(value: 1, total: 4).tint(.red).frame(width: 200)
        }
        let minX: CGFloat = direction == .leftToRight ? 100 : 250
        #expect(stage.drawn.fills(255, 59, 48) == [CGRect(x: minX, y: 398, width: 50, height: 4)])
        #expect(stage.elements.map(\.value) == ["25%"])
        #expect(stage.elements.map(\.label) == ["Progress"])
    }

    @Test(arguments: [(-1.0, "0%"), (9, "100%")])
    func aValueOutOfRangeIsKeptInIt(_ value: Double, _ read: String) {
        let stage = Stage.fixed { ProgressView(value: value, total: 4) }
        #expect(stage.elements.first?.value == read)
    }

    @Test func aTitleStandsAboveTheBarAndNamesIt() {
        let stage = Stage.fixed { ProgressView("Loading", value: 0.5).frame(width: 200) }
        #expect((stage.drawn.texts["Loading"]?.maxY ?? 999) < 410)
        #expect(stage.elements.map(\.label) == ["Loading"])
        #expect(stage.elements.map(\.value) == ["50%"])
    }

    @Test func aKnownExtentCanBeShownBySpokes() {
        let stage = Stage.fixed { ProgressView(value: 0.5).progressViewStyle(.circular).tint(.white) }
        #expect(stage.drawn.fills(255, 255, 255).count == 8)
    }
}
