// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct Moving: View {
    let model: Model
    var body: some View {
        if !model.flag { Color.red.offset(x: model.amount) }
    }
}

@MainActor
@Suite struct AnimationCompletionTests {
    let model = Model()

    /// The number of the frame, counted from the change, in which the completion was told.
    private func frame(
        _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete,
        change: (Model) -> Void = { $0.amount = 1 }
    ) -> Int? {
        let probe = StageProbe { Moving(model: model) }
        var told = 0
        withAnimation(animation, completionCriteria: criteria) {
            change(model)
        } completion: {
            told += 1
        }
        if told > 0 { return 0 }
        for number in 1...200 {
            probe.step()
            if told > 0 {
                probe.step(100)
                #expect(told == 1)
                return number
            }
        }
        return nil
    }

    @Test(.proves("SW-33"))
    func withNothingToAnimateACompletionIsToldAtOnce() {
        #expect(frame(.linear(duration: 1)) { _ in } == 0)
        #expect(frame(.linear(duration: 1), .removed) { $0.amount = 0 } == 0)
        // What is written and moves nothing is told in the update that finds it out.
        #expect(frame(nil) == 1)
    }

    @Test(.proves("SW-33", "SW-28"))
    func aCurveIsCompleteInTheFrameAfterItsLastOne() {
        // Two frames at the start, then sixtieths of a second: frame 62 shows 1, and in frame 63 the motion is gone.
        #expect(frame(.linear(duration: 1)) == 63)
        #expect(frame(.linear(duration: 1), .removed) { $0.amount = 2 } == 63)
    }

    @Test(.proves("SW-12", "SW-33"))
    func aSpringIsLogicallyCompleteBeforeItIsRemoved() {
        // 0.5 s are 30 frames, the spring is gone in its frame 50, and two frames come before each.
        #expect(frame(.default) == 32)
        #expect(frame(.default, .removed) { $0.amount = 2 } == 52)
    }

    @Test(.proves("SW-93"), arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
    func aMotionThatACompletionBeginsStartsLikeAnyOther(_ criteria: AnimationCompletionCriteria) {
        let probe = StageProbe { Moving(model: model) }
        withAnimation(.linear(duration: 0.2), completionCriteria: criteria) {
            model.amount = 60
        } completion: {
            withAnimation(.linear(duration: 0.1)) { model.amount = 0 }
        }
        let places = probe.trace(24) { (probe.leaves.first?.origin.x ?? -1).rounded() }
        #expect(
            places == [
                0, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60,
                // It is gone in the first of these frames, which is also the first of the motion back.
                60, 60, 50, 40, 30, 20, 10, 0, 0, 0,
            ])
    }

    @Test func aCompletionIsToldWhenItsViewGoesAway() {
        let probe = StageProbe { Moving(model: model) }
        var told = false
        withAnimation(.linear(duration: 1).repeatForever()) {
            model.amount = 9
        } completion: {
            told = true
        }
        probe.step(30)
        #expect(!told)
        model.flag = true
        probe.step(2)
        #expect(told)
    }

    @Test func aReplacedMotionIsLogicallyCompleteWhenItWouldHaveBeen() {
        let probe = StageProbe { Moving(model: model) }
        var told: [Int] = []
        withAnimation(.spring) {
            model.amount = 100
        } completion: {
            told.append(1)
        }
        probe.step(10)
        withAnimation(.spring) {
            model.amount = 0
        } completion: {
            told.append(2)
        }
        // The first one's half a second is over in frame 32, and the second one's not before frame 40.
        probe.step(21)
        #expect(told.isEmpty)
        probe.step(2)
        #expect(told == [1])
        probe.step(100)
        #expect(told == [1, 2])
        #expect(probe.stage.isSettled)
    }

    @Test func aCurveThatAnotherHidesIsLogicallyCompleteAtItsOwnEnd() {
        let probe = StageProbe { Moving(model: model) }
        var told: [Int] = []
        withAnimation(.linear(duration: 1)) {
            model.amount = 100
        } completion: {
            told.append(1)
        }
        probe.step(10)
        withAnimation(.linear(duration: 0.1)) {
            model.amount = 0
        } completion: {
            told.append(2)
        }
        probe.step(20)
        #expect(told == [2])
        #expect(probe.leaves.first?.origin.x == 0)
        // As alone: in frame 63.
        probe.step(32)
        #expect(told == [2])
        probe.step(1)
        #expect(told == [2, 1])
        #expect(probe.stage.isSettled)
    }

    @Test func whoWaitsForTheRemovalOfAReplacedMotionWaitsForAllOfThem() {
        let probe = StageProbe { Moving(model: model) }
        var told: [Int] = []
        withAnimation(.spring, completionCriteria: .removed) {
            model.amount = 100
        } completion: {
            told.append(1)
        }
        probe.step(10)
        withAnimation(.spring) {
            model.amount = 0
        } completion: {
            told.append(2)
        }
        // Alone it would have been gone in frame 52.
        probe.step(43)
        #expect(told == [2])
        probe.step(60)
        #expect(told == [2, 1])
    }

    @Test func anEndlessMotionThatIsReplacedKeepsNobodyWaiting() {
        let probe = StageProbe { Moving(model: model) }
        var told = false
        withAnimation(.linear(duration: 1).repeatForever()) {
            model.amount = 100
        } completion: {
            told = true
        }
        probe.step(10)
        withAnimation(.linear(duration: 0)) { model.amount = 0 }
        probe.step(4)
        #expect(told)
        #expect(probe.stage.isSettled)
    }

    @Test func aTransactionCanHaveSeveralCompletions() {
        let probe = StageProbe { Moving(model: model) }
        var told: [String] = []
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { told.append("logical") }
        transaction.addAnimationCompletion(criteria: .removed) { told.append("removed") }
        withTransaction(transaction) { model.amount = 1 }
        probe.step(40)
        #expect(told == ["logical"])
        probe.step(20)
        #expect(told == ["logical", "removed"])
    }
}
