// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct Attached: View {
    let model: Model
    var body: some View {
        ZStack {
            Color.red.offset(x: model.amount)
            MovingRed(model: model)
        }
        .animation(.linear(duration: 1), value: model.a)
    }
}

private struct Appearing: View {
    @State private var share = 0.0
    var body: some View {
        Circle().trim(from: 0, to: share).fill(.black).offset(x: share).onAppear {
            withAnimation(.linear(duration: 1)) { share = 1 }
        }
    }
}

@MainActor
@Suite struct TransactionTests {
    let model = Model()

    private func probe() -> StageProbe { StageProbe { MovingRed(model: model) } }

    private func x(_ probe: StageProbe) -> Double { Double(probe.leaves[0].origin.x) }

    /// Steps of 100 ms, the positions rounded to tenths.
    private func slow(_ stage: Stage, from: Int, _ count: Int) -> [Double] {
        (from..<from + count).map { index in
            let list = stage.frame(at: Double(index) / 10)
            return (Double(list.items[0].origin.x) * 10).rounded() / 10
        }
    }

    private func slowStage() -> Stage {
        let stage = Stage(StageConfiguration(size: CGSize(width: 9, height: 9)), text: FixedShaper()) {
            MovingRed(model: model)
        }
        _ = stage.frame(at: 0)
        return stage
    }

    @Test(.proves("SW-27", "SW-28")) func theFirstMovementIsInTheThirdRenderAtOneSixtieth() {
        let stage = slowStage()
        withAnimation(.linear(duration: 1)) { model.amount = 100 }
        #expect(slow(stage, from: 1, 6) == [0, 0, 1.7, 11.7, 21.7, 31.7])
    }

    @Test(.proves("SW-28")) func theClockIsTheSameForAChangeMadeWhileAFrameIsMade() {
        let probe = StageProbe { Appearing() }
        #expect(x(probe) == 0)
        let positions = probe.trace(3) { x(probe) }
        #expect(positions[0] == 0)
        #expect(abs(positions[1] - 1.0 / 60) < 1e-9)
        #expect(abs(positions[2] - 2.0 / 60) < 1e-9)
    }

    @Test(.proves("SW-30")) func aCurveTurnedBackIsCombinedWithTheOldOne() {
        let stage = slowStage()
        withAnimation(.linear(duration: 1)) { model.amount = 100 }
        _ = slow(stage, from: 1, 6)
        withAnimation(.linear(duration: 1)) { model.amount = 0 }
        #expect(
            slow(stage, from: 7, 10) == [37.5, 41.3, 43.2, 43.0, 40.8, 36.7, 30, 20, 10, 0])
    }

    @Test(.proves("SW-27", "SW-31")) func aChangeWithoutAnimationShiftsTheRunningOne() {
        let stage = slowStage()
        withAnimation(.linear(duration: 1)) { model.amount = 100 }
        _ = slow(stage, from: 1, 6)
        model.amount = 50
        // 41.7 on the way that now ends at 50.
        #expect(slow(stage, from: 7, 3) == [-8.3, 1.7, 11.7])
        withAnimation(nil) { model.amount = 150 }
        #expect(slow(stage, from: 10, 1) == [121.7])
    }

    @Test(.proves("SW-29")) func aSpringHandsItsSpeedToTheNext() {
        let probe = probe()
        withAnimation(.spring(duration: 0.5)) { model.amount = 100 }
        probe.step(10)
        let before = x(probe)
        probe.step()
        let speed = x(probe) - before
        withAnimation(.spring(duration: 0.5)) { model.amount = 0 }
        let after = probe.trace(2) { x(probe) }
        #expect(speed > 5)
        // It goes on in the old direction first, slower with every frame.
        #expect(after[0] - x0(before, speed) > 0.3 * speed)
        #expect(after[1] - after[0] < after[0] - x0(before, speed))
        probe.step(120)
        #expect(x(probe) == 0)
        #expect(probe.stage.isSettled)
    }

    private func x0(_ before: Double, _ speed: Double) -> Double { before + speed }

    @Test(.proves("SW-32")) func anEndlessMotionSurvivesAPlainWriteAndEndsWithAnInstantOne() {
        let probe = probe()
        withAnimation(.linear(duration: 1).repeatForever()) { model.amount = 100 }
        probe.step(20)
        model.amount = 200
        probe.step()
        #expect(x(probe) > 100 && x(probe) < 200)
        probe.step(100)
        #expect(!probe.stage.isSettled)
        withAnimation(.linear(duration: 0)) { model.amount = 0 }
        probe.step(2)
        #expect(x(probe) == 0)
        #expect(probe.stage.isSettled)
    }

    @Test func anEndlessMotionEndsWithItsView() {
        let probe = StageProbe { Removable(model: model) }
        withAnimation(.linear.repeatForever()) { model.amount = 9 }
        probe.step(5)
        #expect(probe.stage.activity == ["animation"])
        model.flag = true
        probe.step()
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-24")) func anAttachedAnimationCountsOnlyWhenItsValueChanges() {
        let probe = StageProbe { Attached(model: model) }
        model.amount = 40
        probe.step()
        #expect(probe.leaves.map(\.origin.x) == [40, 40])
        model.amount = 100
        model.a = 1
        probe.step(32)
        // Also for a view below that read the model itself.
        #expect(probe.leaves.map { Double($0.origin.x).rounded() } == [70, 70])
    }

    @Test(.proves("SW-23", "SW-26")) func theInnerTransactionWins() {
        let probe = probe()
        withAnimation(.linear(duration: 1)) { withAnimation(nil) { model.amount = 10 } }
        probe.step()
        #expect(x(probe) == 10)
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { withAnimation(.linear) { model.amount = 20 } }
        probe.step()
        #expect(x(probe) == 20)
    }

    @Test func framesAtTheSameTimeDoNotMoveAnything() {
        let stage = slowStage()
        withAnimation(.linear(duration: 1)) { model.amount = 100 }
        for _ in 0..<5 { _ = stage.frame(at: 0.1) }
        #expect(stage.frame(at: 0.1).items[0].origin.x == 0)
        #expect(slow(stage, from: 2, 3) == [0, 1.7, 11.7])
    }

    @Test func aShapeChangedInOnAppearIsAnimated() {
        let probe = StageProbe { Appearing() }
        func length() -> CGFloat {
            guard case .fill(.path(let path), _, _)? = probe.leaves.first?.item.content else { return 0 }
            return path.boundingRect.height
        }
        probe.step(17)
        let quarter = length()
        probe.step(60)
        #expect(quarter < length())
    }
}

private struct Removable: View {
    let model: Model
    var body: some View { if !model.flag { MovingRed(model: model) } }
}
