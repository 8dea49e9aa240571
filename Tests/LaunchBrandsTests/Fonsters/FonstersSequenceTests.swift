// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import ProofSupport
import Testing

/// The phases alone, on a virtual clock.
@MainActor @Suite struct FonstersSequenceTests {
    /// A sequence that notes when it is complete.
    @MainActor
    final class Manual {
        let clock = VirtualClock()
        private(set) var completed: [Int] = []
        private(set) lazy var sequence = FonstersLoadingSequence(
            clock: clock,
            date: { [clock] in Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1)) },
            onComplete: { [weak self] in
                guard let self else { return }
                self.completed.append(Int((self.clock.elapsed / .milliseconds(1)).rounded()))
            })

        func go(to milliseconds: Int) async {
            await clock.advance(to: .milliseconds(milliseconds)) {
                while self.sequence.pendingOperations != self.clock.sleepers { await Task.yield() }
            }
        }
    }

    @Test(.proves("FO-50", "FO-52", "FO-64", "FO-68"))
    func thePhasesComeInOrderAndEndAfterOneSecond() async {
        let manual = Manual()
        manual.sequence.runPhases()
        var seen: [Int] = []
        for time in stride(from: 0, through: 1000, by: 10) {
            await manual.go(to: time)
            if time == 400 { manual.sequence.leave() }
            if seen.last != manual.sequence.phase.rawValue { seen.append(manual.sequence.phase.rawValue) }
            if time < 1000 { #expect(manual.completed.isEmpty) }
            #expect(manual.sequence.phase.rawValue == min(5, time / 200), "\(time)")
        }
        #expect(seen == [0, 1, 2, 3, 4, 5])
        #expect(manual.sequence.trace.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(manual.completed == [1000])
        await manual.go(to: 5000)
        #expect(manual.completed == [1000], "once")
    }

    @Test func aViewThatAppearsAgainChangesNothing() async {
        let manual = Manual()
        manual.sequence.runPhases()
        await manual.go(to: 300)
        manual.sequence.runPhases()
        await manual.go(to: 400)
        manual.sequence.leave()
        manual.sequence.leave()
        await manual.go(to: 700)
        manual.sequence.runPhases()
        await manual.go(to: 3000)
        #expect(manual.completed == [1000])
        #expect(manual.sequence.trace.count == 6)
    }

    @Test func nothingLeavesThatHasNotBegun() async {
        let manual = Manual()
        manual.sequence.leave()
        await manual.go(to: 2000)
        #expect(manual.sequence.phase == .linesMove && manual.completed.isEmpty)
    }

    @Test func whoLeavesEarlyStillPassesEveryPhase() async {
        let manual = Manual()
        manual.sequence.runPhases()
        await manual.go(to: 50)
        manual.sequence.leave()
        #expect(manual.sequence.trace.map(\.rawValue) == [0, 1, 2])
        await manual.go(to: 1000)
        #expect(manual.sequence.trace.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }

    @Test func timeStandsStillBetweenPhases1And2() async {
        let manual = Manual()
        manual.sequence.runPhases()
        func time() -> Double {
            manual.sequence.time(
                at: Date(timeIntervalSinceReferenceDate: manual.clock.elapsed / .seconds(1)))
        }
        await manual.go(to: 300)
        #expect(abs(time() - 0.3) < 1e-6)
        await manual.go(to: 2500)
        #expect(time() == 0.4)
        manual.sequence.leave()
        await manual.go(to: 2700)
        #expect(abs(time() - 0.6) < 1e-6)
        await manual.go(to: 9000)
        #expect(time() == 1)
        #expect(manual.completed == [3100])
    }

    @Test func aSequenceThatIsGivenUpTellsNothing() async {
        let manual = Manual()
        manual.sequence.runPhases()
        await manual.go(to: 400)
        manual.sequence.leave()
        await manual.go(to: 500)
        manual.sequence.cancel()
        await manual.go(to: 5000)
        #expect(manual.completed.isEmpty && manual.sequence.pendingOperations == 0)
        manual.sequence.runPhases()
        #expect(manual.sequence.pendingOperations == 0)
    }
}
