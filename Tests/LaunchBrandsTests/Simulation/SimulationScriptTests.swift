// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import StageCairo
import Testing

@testable import FirstlightSimulation

/// A script on a busy machine: what a step acts on comes later than the script thought.
@Suite(.fewAtATime) @MainActor
struct SimulationScriptTests {
    /// The launch whose connection is cut once, with this script.
    private func run(_ script: String, patience: Double) throws -> Simulation {
        var scenario = try #require(Scenario.embedded().first { $0.name == "connection-reset" })
        scenario.script = try AppCatalogue.firstlight.scenario(
            json: Data(#"{"name": "x", "script": [\#(script)]}"#.utf8)
        ).script
        let run = try Simulation(scenario, text: CairoTextShaper())
        run.patience = patience
        return run
    }

    @Test func aTouchWaitsForItsButton() async throws {
        let run = try run(#"{"at": "0s", "tap": "Retry"}"#, patience: 5)
        try await run.runOnVirtualClock(fps: 20) { _ in }
        #expect(run.complaint == nil && run.scriptDelay > 0.2)
    }

    @Test func theStepsAfterOneThatWaitedKeepTheirDistance() async throws {
        let run = try run(
            #"{"at": "0s", "tap": "Retry"}, {"at": "2s", "open": "urbannest://later"}"#, patience: 5)
        var opened: Double?
        try await run.runOnVirtualClock(fps: 20) { frame in
            if opened == nil, run.steps.isEmpty { opened = frame.time - run.scriptDelay }
        }
        #expect(abs(try #require(opened) - 2) < 0.06)
    }

    @Test func aStepThatWaitedLongEnoughEndsTheRun() async throws {
        let run = try run(#"{"at": "0s", "tap": "Try harder"}"#, patience: 2)
        var last = 0.0
        await #expect(throws: SimulationError.self) {
            try await run.runOnVirtualClock(fps: 20) { last = $0.time }
        }
        #expect(last > 1.9 && last < 2.1)
    }

    @Test func aStepKeepsItsDistanceFromTheFrameInWhichTheOneBeforeBeginsToMove() async throws {
        let run = try run(#"{"at": "0s", "background": true}, {"at": "1s", "resume": true}"#, patience: 5)
        try await run.performSteps(through: 0.02)
        for time in [0.03, 1.4, 1.5] {
            // Before the third frame nothing is done, however late it is.
            try await run.performSteps(through: 1.3)
            #expect(run.performed.count == 1)
            run.sawFrame(at: time)
        }
        try await run.performSteps(through: 2.4)
        #expect(run.performed.count == 1)
        try await run.performSteps(through: 2.6)
        #expect(run.performed.count == 2)
    }

    @Test func framesAsLateAsTheyAlwaysAreMoveNothing() async throws {
        let run = try run(#"{"at": "0s", "background": true}, {"at": "1s", "resume": true}"#, patience: 5)
        try await run.performSteps(through: 0.02)
        for time in [0.03, 0.05, 0.07] { run.sawFrame(at: time) }
        #expect(run.scriptDelay == 0)
        try await run.performSteps(through: 1.01)
        #expect(run.performed.count == 2)
    }
}
