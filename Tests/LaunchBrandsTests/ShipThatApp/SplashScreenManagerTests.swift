// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
import Observation
import ProofSupport
import Synchronization
import Testing

@testable import ShipThatAppBrand

/// The state machine alone: its order, its times, and what it refuses.
@MainActor @Suite struct SplashScreenManagerTests {
    @Test(.proves("ST-01", "ST-16"))
    func thereAreThreeStepsInThisOrder() {
        #expect(SplashScreenStep.allCases.map(\.rawValue) == ["firstStep", "secondStep", "finished"])
    }

    @Test(.proves("ST-10", "ST-36"))
    func theFirstStepIsTheFirst() async {
        let splash = ManualSplash()
        #expect(splash.manager.state == .firstStep)
        // Nobody dismisses it, so it stays.
        await splash.go(to: 60_000)
        #expect(splash.manager.state == .firstStep)
    }

    @Test(.proves("ST-12", "ST-15"))
    func dismissReturnsAtOnceAndTheExitHasBegun() {
        let splash = ManualSplash()
        // Not asynchronous: no splash work of the main actor can come in between.
        splash.manager.dismiss()
        #expect(splash.manager.state == .secondStep)
        #expect(splash.clock.elapsed == .zero)
        splash.manager.cancel()
    }

    @Test(.proves("ST-13", "ST-14"))
    func theExitLastsASecond() async {
        let splash = ManualSplash()
        splash.manager.dismiss()
        await splash.go(to: 999)
        #expect(splash.manager.state == .secondStep)
        await splash.go(to: 1000)
        #expect(splash.manager.state == .finished)
        #expect(splash.manager.pendingOperations == 0)
    }

    @Test(.proves("ST-35", "ST-37"))
    func theHoldLastsASecondBeforeIt() async {
        let splash = ManualSplash()
        let hold = Task { await splash.manager.dismiss(after: splash.manager.timing.hold) }
        while splash.clock.sleepers == 0 { await Task.yield() }
        await splash.go(to: 999)
        #expect(splash.manager.state == .firstStep)
        await splash.go(to: 1000)
        #expect(splash.manager.state == .secondStep)
        await splash.go(to: 1999)
        #expect(splash.manager.state == .secondStep)
        await splash.go(to: 2000)
        #expect(splash.manager.state == .finished)
        await hold.value
    }

    @Test func aCancelledHoldDismissesNothingAndANewOneHoldsAnew() async {
        let splash = ManualSplash()
        let hold = Task { await splash.manager.dismiss(after: splash.manager.timing.hold) }
        while splash.clock.sleepers == 0 { await Task.yield() }
        await splash.go(to: 600)
        hold.cancel()
        await hold.value
        #expect(splash.manager.state == .firstStep)
        let again = Task { await splash.manager.dismiss(after: splash.manager.timing.hold) }
        while splash.clock.sleepers == 0 { await Task.yield() }
        await splash.go(to: 1599)
        #expect(splash.manager.state == .firstStep)
        await splash.go(to: 1600)
        #expect(splash.manager.state == .secondStep)
        await again.value
        splash.manager.cancel()
    }

    @Test func aSecondDismissalChangesNothing() async {
        let splash = ManualSplash()
        splash.manager.dismiss()
        await splash.go(to: 500)
        splash.manager.dismiss()
        #expect(splash.clock.sleepers == 1, "one wait, not two")
        await splash.go(to: 1000)
        #expect(splash.manager.state == .finished)
        splash.manager.dismiss()
        await splash.go(to: 5000)
        #expect(splash.manager.state == .finished)
    }

    @Test(.proves("ST-20"))
    func aSplashThatIsGivenUpStaysAsItIs() async {
        let splash = ManualSplash()
        splash.manager.dismiss()
        await splash.go(to: 300)
        splash.manager.cancel()
        await splash.go(to: 5000)
        #expect(splash.manager.state == .secondStep)
        #expect(splash.manager.pendingOperations == 0 && splash.clock.sleepers == 0)
        splash.manager.dismiss()
        #expect(splash.manager.pendingOperations == 0)
        // Nor is one dismissed that was given up before.
        let other = ManualSplash()
        other.manager.cancel()
        other.manager.dismiss()
        #expect(other.manager.state == .firstStep && other.manager.pendingOperations == 0)
    }

    @Test(.proves("ST-20"), arguments: 0..<60)
    func anyMixtureOfCallsGoesForwardOnly(_ seed: UInt64) async {
        var random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func roll(_ sides: UInt64) -> UInt64 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (random >> 33) % sides
        }
        let splash = ManualSplash()
        var holds: [Task<Void, Never>] = []
        var places = [splash.manager.state.place]
        var time = 0
        for _ in 0..<30 {
            switch roll(6) {
            case 0: splash.manager.dismiss()
            case 1:
                holds.append(Task { await splash.manager.dismiss(after: .milliseconds(Int(roll(900)))) })
                for _ in 0..<8 { await Task.yield() }
            case 2 where !holds.isEmpty: holds[Int(roll(UInt64(holds.count)))].cancel()
            case 3 where roll(12) == 0: splash.manager.cancel()
            default:
                time += Int(roll(400))
                await splash.go(to: time)
            }
            places.append(splash.manager.state.place)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 == $1 || $0 + 1 == $1 }, "\(places)")
        splash.manager.cancel()
        for hold in holds { hold.cancel() }
    }

    @Test(.proves("ST-07"))
    func whoeverReadsTheStateIsToldOfItsChange() async {
        let splash = ManualSplash()
        let told = Flag()
        func watch() {
            withObservationTracking {
                _ = splash.manager.state
            } onChange: {
                told.raise()
            }
        }
        watch()
        splash.manager.appear()
        #expect(told.count == 0, "the state has not changed")
        splash.manager.dismiss()
        #expect(told.count == 1)
        watch()
        await splash.go(to: 1000)
        #expect(told.count == 2)
    }

    @Test(.proves("ST-43"), arguments: [200, 1000, 3000])
    func theHoldIsAPlainNumberToChange(_ milliseconds: Int) async {
        let splash = ManualSplash(SplashScreenTiming { $0.hold = .milliseconds(milliseconds) })
        let held = Task { await splash.manager.dismiss(after: splash.manager.timing.hold) }
        while splash.clock.sleepers == 0 { await Task.yield() }
        await splash.go(to: milliseconds - 1)
        #expect(splash.manager.state == .firstStep)
        await splash.go(to: milliseconds)
        #expect(splash.manager.state == .secondStep)
        await held.value
        splash.manager.cancel()
    }

    @Test(.proves("ST-44"), arguments: [400, 1000, 2500])
    func oneLengthIsTheExitsWaitAndItsMotion(_ milliseconds: Int) async {
        let timing = SplashScreenTiming { $0.exit = .milliseconds(milliseconds) }
        let motion = SplashScreenMotion(timing: timing)
        #expect(motion.fade.duration == Double(milliseconds) / 1000)
        #expect(motion.zoom().duration == Double(milliseconds) / 1000)
        let splash = ManualSplash(timing)
        splash.manager.dismiss()
        await splash.go(to: milliseconds - 1)
        #expect(splash.manager.state == .secondStep)
        await splash.go(to: milliseconds)
        #expect(splash.manager.state == .finished)
    }

    @Test func lengthsThatCutTheIntroAreToldOf() {
        #expect(SplashScreenTiming().lints.isEmpty)
        let quick = SplashScreenTiming {
            ($0.hold, $0.gatedHold, $0.exit) = (.milliseconds(200), .zero, .zero)
        }
        #expect(quick.lints.map(\.id) == ["C-ST-15", "C-ST-15", "C-ST-03"])
        #expect(quick.lints.first?.message.contains("cuts the intro") == true)
    }

    private enum LongerStep: Hashable, Sendable { case firstStep, greeting, secondStep, finished }

    @Test(.proves("ST-49"))
    func aStepCanBeAdded() async {
        let clock = VirtualClock()
        let steps = SplashStepSequence<LongerStep>(
            from: .firstStep,
            through: [(.greeting, .milliseconds(700)), (.secondStep, .seconds(1))],
            to: .finished, clock: clock
        ) { Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1)) }
        var seen = [steps.step]
        steps.dismiss()
        for time in [0, 699, 700, 1699, 1700] {
            await clock.advance(to: .milliseconds(time)) {
                while steps.pendingOperations != clock.sleepers { await Task.yield() }
            }
            seen.append(steps.step)
        }
        #expect(seen == [.firstStep, .greeting, .greeting, .secondStep, .secondStep, .finished])
        steps.dismiss()
        #expect(steps.step == .finished)
        #expect(steps.starts[.secondStep]?.timeIntervalSinceReferenceDate == 0.7)
    }
}

/// Counts, from any thread.
private final class Flag: Sendable {
    private let raised = Mutex(0)
    var count: Int { raised.withLock { $0 } }
    func raise() { raised.withLock { $0 += 1 } }
}
