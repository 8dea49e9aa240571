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

    // As they are drawn: spokes that reach to the edge of the place, each an eighth of a turn from the one before.
    @Test(arguments: [
        (ControlSize.mini, 19.6, 2.4, 5.4), (.small, 19.6, 2.4, 5.4), (.regular, 19.6, 2.4, 5.4),
        (.large, 36.26, 4.44, 9.99), (.extraLarge, 36.26, 4.44, 9.99),
    ])
    func theSpokesFillTheirPlace(_ size: ControlSize, _ side: Double, _ width: Double, _ length: Double) {
        func isNear(_ one: CGFloat, _ other: Double) -> Bool { abs(Double(one) - other) < 0.01 }
        let stage = Stage.fixed { ProgressView().controlSize(size) }
        let spokes = stage.drawn.fills.map(\.rect)
        let all = spokes.reduce(CGRect.null) { $0.union($1) }
        #expect(isNear(all.width, side) && isNear(all.height, side), "\(all)")
        #expect(isNear(all.midX, 200) && isNear(all.midY, 400), "\(all)")
        let upright = spokes.filter { isNear($0.width, width) && isNear($0.height, length) }
        let lying = spokes.filter { isNear($0.width, length) && isNear($0.height, width) }
        #expect(upright.map { isNear($0.midX, 200) } == [true, true], "\(spokes)")
        #expect(lying.map { isNear($0.midY, 400) } == [true, true], "\(spokes)")
        #expect(spokes.count == 8 && Set(spokes.map { Int(($0.midX * 10).rounded()) }).count == 5)
    }

    @Test func theBrightestOfEightSpokesGoesRound() {
        let stage = Stage.fixed { ProgressView() }
        let start = opacities(stage, at: 0)
        #expect(start.count == 8)
        #expect(start.firstIndex(of: 1) == 0)
        // Behind it each of the others is fainter, down to a third: three quarters of the strength in a whole turn.
        for (spoke, opacity) in [(7, 0.90625), (6, 0.8125), (4, 0.625), (2, 0.4375), (1, 0.34375)] {
            #expect(abs(start[spoke] - opacity) < 0.001, "\(spoke)")
        }
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

    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test(arguments: [(true, 100.0, "0:15"), (false, 100, "0:15")])
    func aSpanOfTimeFillsItsBarByItself(_ countsDown: Bool, _ width: Double, _ clock: String) {
        let stage = Stage.shown {
            ProgressView(
                timerInterval: Self.start...Self.start.addingTimeInterval(30), countsDown: countsDown
            )
            .tint(.red).frame(width: 200)
        }
        #expect(stage.drawn.fills(255, 59, 48).map(\.width) == (countsDown ? [200] : [0]))
        _ = stage.frame(at: 15)
        #expect(stage.drawn.fills(255, 59, 48).map(\.width) == [CGFloat(width)])
        #expect(stage.drawn.texts[clock] != nil)
        #expect(stage.elements.first?.value == "50%")
        _ = stage.frame(at: 30)
        _ = stage.frame(at: 31)
        #expect(stage.drawn.fills(255, 59, 48).map(\.width) == (countsDown ? [0] : [200]))
    }

    @Test func aBarThatHasEndedMovesNoMore() {
        let stage = Stage.shown {
            ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(1)) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
        }
        #expect(!stage.isSettled)
        _ = stage.frame(at: 1)
        _ = stage.frame(at: 1.1)
        #expect(stage.isSettled)
    }

    @Test func aProgressOfFoundationIsFollowedUntilItHasFinished() {
        let progress = Progress(totalUnitCount: 4)
        let stage = Stage.fixed { ProgressView(progress) }
        #expect(stage.elements.map(\.value) == ["0%"])
        progress.completedUnitCount = 1
        _ = stage.frame(at: 0.2)
        #expect(stage.elements.map(\.value) == ["25%"])
        #expect(!stage.isSettled)
        progress.completedUnitCount = 4
        _ = stage.frame(at: 0.4)
        _ = stage.frame(at: 0.6)
        #expect(stage.elements.map(\.value) == ["100%"])
        #expect(stage.isSettled)
    }

    /// iOS has no circle that is partly filled: the spokes stay, and the value is neither shown nor read.
    @Test func circlesShowNoValueAndTakeTheirTint() {
        let stage = Stage.fixed {
            ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
        }
        #expect(stage.drawn.fills(255, 59, 48).count == 8)
    }
}
