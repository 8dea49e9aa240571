// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// A launch that leaves its user alone must not pass for a good one.
@MainActor
@Suite struct FaultWatchTests {
    private func launch(_ phase: LaunchPhase, buttons: [String], route: String? = nil) throws
        -> SimulatedLaunch
    {
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 300, height: 600)), text: try CairoTextShaper()
        ) {
            VStack { ForEach(buttons, id: \.self) { Button($0) {} } }
        }
        _ = stage.frame(at: 0)
        return SimulatedLaunch(
            stage: stage, controller: StandingLaunch(phase: phase, place: route))
    }

    /// A launch that stands where it is put.
    private final class StandingLaunch: AnyLaunch {
        let phase: LaunchPhase
        let place: String?
        let deliveredLink: URL? = nil
        let trace: [LaunchTraceEvent] = []
        let pendingOperations = 0
        let crashMonitor: CrashLoopMonitor? = nil
        let model = LaunchModel(name: "", tasks: [], policy: LaunchPolicy())

        init(phase: LaunchPhase, place: String?) { (self.phase, self.place) = (phase, place) }

        func markProtectedData(isAvailable: Bool) {}
        func cancel() {}
    }

    /// Shows frames until the watch has seen enough; returns when that was.
    private func watch(_ watch: FaultWatch, _ launch: SimulatedLaunch) throws -> Double {
        for tenth in 0...1000 {
            if watch.look(at: launch, time: Double(tenth) / 10) == .stop { return Double(tenth) / 10 }
        }
        return .infinity
    }

    @Test(
        arguments: [
            (LaunchPhase.holding, ["Retry"]), (.failed, []), (.blocked, []), (.slow, []), (.idle, []),
        ] as [(LaunchPhase, [String])])
    func whoeverHasNothingToPressIsStuck(phase: LaunchPhase, buttons: [String]) throws {
        let watch = FaultWatch(situation: .returning, limit: 10)
        let end = try self.watch(watch, try launch(phase, buttons: buttons))
        #expect(end > 10)
        #expect(watch.foundAt == nil && watch.route == nil)
    }

    @Test func whoeverPressesInVainIsStuckAfterThreeTimes() throws {
        let watch = FaultWatch(situation: .returning, limit: 10)
        let end = try self.watch(watch, try launch(.failed, buttons: ["Retry"]))
        #expect(end < 5)
        #expect(watch.presses == ["Retry", "Retry", "Retry"] && watch.route == nil)
    }

    @Test func whoeverWaitsForAnUnlockingPressesNothingBefore() throws {
        let watch = FaultWatch(situation: .returning, limit: 2, waitsUntil: 8)
        let end = try self.watch(watch, try launch(.failed, buttons: ["Retry"]))
        #expect(watch.foundAt == 0 && watch.presses.count == 3 && watch.isStillOffered)
        #expect(end > 8 && end < 11)
    }

    @Test(
        arguments: [
            (FaultSituation.returning, ["Exit", "Retry", "Continue Offline"], "Retry"),
            (.offline, ["Exit", "Retry", "Continue Offline"], "Continue Offline"),
            (.returning, ["Exit", "Go on"], "Go on"), (.offline, ["Exit"], "Exit"),
        ] as [(FaultSituation, [String], String)])
    func theButtonThatHelpsIsPressed(situation: FaultSituation, buttons: [String], wanted: String) throws {
        let watch = FaultWatch(situation: situation, limit: 10)
        _ = try self.watch(watch, try launch(.failed, buttons: buttons))
        #expect(watch.presses.first == wanted && watch.waysOut == buttons)
    }

    @Test func whoeverArrivesIsNotStuck() throws {
        let watch = FaultWatch(situation: .returning, limit: 10)
        let end = try self.watch(watch, try launch(.finished, buttons: [], route: "home"))
        #expect(end == 0)
        #expect(watch.arrivedAlone && watch.route == "home")
    }
}
