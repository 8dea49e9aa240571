// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct PaceKey: TransactionKey {
    static var defaultValue: Double { 0 }
}

private struct Paced: View {
    let model: Model
    var body: some View {
        MovingRed(model: model).transaction {
            if $0[PaceKey.self] > 0 { $0.animation = .linear(duration: $0[PaceKey.self]) }
        }
    }
}

private struct Valued: View {
    let model: Model
    var body: some View {
        Color.red.offset(x: model.amount).transaction { $0.disablesAnimations = false }
            .animation(.linear(duration: 1), value: model.amount)
    }
}

private struct Scoped: View {
    let model: Model
    var body: some View {
        MovingRed(model: model).transaction {
            $0.animation = .linear(duration: 2)
        } body: {
            $0.opacity(1 - model.amount / 100)
        }
    }
}

private struct Two: View {
    let model: Model
    var body: some View {
        ZStack {
            First(model: model)
            Second(model: model)
        }
    }
}

private struct First: View {
    let model: Model
    var body: some View { Color.red.offset(x: Double(model.a)) }
}

private struct Second: View {
    let model: Model
    var body: some View { Color.red.offset(x: Double(model.b)) }
}

/// What a transaction takes from the one around it, and what it hands to a motion.
@MainActor
@Suite struct TransactionEdgeCaseTests {
    let model = Model()

    private func x(_ probe: StageProbe, _ leaf: Int = 0) -> Double { Double(probe.leaves[leaf].origin.x) }

    @Test(.proves("SW-23")) func anInnerTransactionHasTheValuesOfTheOuterOne() {
        let probe = StageProbe { Paced(model: model) }
        var outer = Transaction()
        outer[PaceKey.self] = 2
        withTransaction(outer) {
            var inner = Transaction()
            inner.isContinuous = true
            withTransaction(inner) { model.amount = 60 }
        }
        probe.step(62)
        #expect(abs(x(probe) - 30) < 1e-9)
    }

    @Test(.proves("SW-23")) func theOuterTransactionsEndIsToldTooWhenAnInnerOneMoves() {
        let model = model
        let probe = StageProbe { MovingRed(model: model) }
        var outer = Transaction()
        outer.addAnimationCompletion { model.log.append("outer") }
        withTransaction(outer) {
            var inner = Transaction(animation: .linear(duration: 0.5))
            inner.addAnimationCompletion { model.log.append("inner") }
            withTransaction(inner) { model.amount = 60 }
        }
        probe.step(20)
        #expect(model.log == [])
        probe.step(20)
        #expect(Set(model.log) == ["outer", "inner"])
    }

    @Test(.proves("SW-24", "SW-26")) func anAttachedAnimationYieldsToAnimationsBeingSwitchedOff() {
        let probe = StageProbe { Valued(model: model) }
        model.amount = 50
        probe.step(32)
        #expect(abs(x(probe) - 25) < 1e-9)
        probe.step(60)
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { model.amount = 0 }
        probe.step()
        #expect(x(probe) == 0)
    }

    @Test func aViewBelowAScopedTransactionIsNotMovedByIt() {
        let probe = StageProbe { Scoped(model: model) }
        model.amount = 60
        probe.step()
        // It read the model itself, below the scope.
        #expect(x(probe) == 60)
        #expect(probe.opacities[0] == 1)
    }

    /// Two changes of one moment with two motions: each is drawn with its own.
    @Test(.proves("SW-23")) func changesOfDifferentTransactionsKeepTheirOwnMotions() {
        let probe = StageProbe { Two(model: model) }
        withAnimation(.linear(duration: 1)) { model.a = 100 }
        withAnimation(.linear(duration: 2)) { model.b = 100 }
        probe.step(32)
        #expect(abs(x(probe, 0) - 50) < 1e-9)
        #expect(abs(x(probe, 1) - 25) < 1e-9)
    }

    @Test(.proves("SW-29")) func aSpringOverSeveralMotionsStartsWhereTheyAre() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation(.linear(duration: 2)) { model.amount = 100 }
        probe.step(32)
        withAnimation(.linear(duration: 2)) { model.amount = 200 }
        probe.step(20)
        let before = x(probe)
        #expect(before > 30)
        withAnimation(.spring(duration: 0.5)) { model.amount = 0 }
        let seen = probe.trace(6) { x(probe) }
        #expect(abs(seen[0] - before) < 5)
        #expect(zip([before] + seen, seen).allSatisfy { $0 >= $1 - 1e-9 && $0 - $1 < 15 })
    }

    @Test func theSpeedOfChangesLongAgoIsForgotten() {
        let probe = StageProbe { MovingRed(model: model) }
        var tracking = Transaction()
        tracking.tracksVelocity = true
        for step in 1...4 {
            withTransaction(tracking) { model.amount = Double(step) * 10 }
            probe.step()
        }
        probe.step(12)
        withAnimation(.spring(duration: 0.5, bounce: 0)) { model.amount = 41 }
        let seen = probe.trace(30) { x(probe) }
        #expect(seen.allSatisfy { $0 <= 41.01 })
        #expect((seen.last ?? 0) > 40.9, "it has moved: \(seen)")
    }

    /// The field's rule: it is over within a hundredth of the way, not earlier, however slow it creeps.
    @Test(.proves("SW-11")) func aSlowSpringDoesNotJumpOntoItsEnd() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation(.spring(response: 20, dampingFraction: 1)) { model.amount = 1 }
        let seen = probe.trace(60 * 40) { x(probe) }
        #expect(seen.last == 1)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 < 0.012 })
    }

    @Test func theInteractiveSpringIsQuickAndHardlyBounces() {
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    }

    @Test func aSpringsNumbersAreThoseOfItsMass() {
        let spring = Spring(mass: 2, stiffness: 200, damping: 20)
        #expect(abs(spring.damping - 20) < 1e-9 && abs(spring.stiffness - 200) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-9)
        let force: Double = spring.force(target: 3, position: 1, velocity: 4)
        // 200 for each of the two points away, and 20 against each point a second.
        #expect(abs(force - 320) < 1e-9)
    }

    @Test func settlingIsWithinTheDistanceWhateverTheWay() {
        let spring = Spring(duration: 0.5, bounce: 0)
        let long = spring.settlingDuration(target: 1000.0, initialVelocity: 0, epsilon: 0.1)
        #expect(abs(spring.value(target: 1000.0, time: long) - 1000) <= 0.1 + 1e-6)
        #expect(abs(spring.value(target: 1000.0, time: long * 0.98) - 1000) > 0.1)
    }

    @Test func schedulesNameTheInstantBeforeAndEveryMinute() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        var entries = PeriodicTimelineSchedule(from: start, by: 10)
            .entries(from: start.addingTimeInterval(25), mode: .normal)
        #expect(entries.next() == start.addingTimeInterval(20))
        #expect(entries.next() == start.addingTimeInterval(30))
        entries = EveryMinuteTimelineSchedule()
            .entries(from: Date(timeIntervalSinceReferenceDate: 100), mode: .normal)
        #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 60))
        #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 120))
    }
}
