// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import StageCairo
import StageUI
import Testing

@Suite(.fewAtATime) @MainActor
struct SimulationTests {
    private func scenario(_ name: String) throws -> Scenario {
        try #require(Scenario.embedded().first { $0.name == name })
    }

    @Test func instantsBetweenFramesAreShownInOrder() async throws {
        let run = try Simulation(scenario("fresh-install"), text: CairoTextShaper())
        var times: [Double] = []
        var numbers: [Int?] = []
        try await run.runOnVirtualClock(fps: 10, instants: [0.25, 0.05, 0.3], until: 0.4) {
            times.append($0.time)
            numbers.append($0.index)
        }
        #expect(times.map { ($0 * 100).rounded() } == [0, 5, 10, 20, 25, 30, 40])
        #expect(numbers == [0, nil, 1, 2, nil, 3, 4])
    }

    /// A way in which a run comes to its end.
    enum Ending: CaseIterable {
        case byItself, stopped, failed
        struct Failure: Error {}
    }

    /// Work beside a launch, such as telling a silent server of a sign-out, must not outlive it, and nothing that a screen gave
    /// to a model may hold it.
    @Test(arguments: AppCatalogue.firstlight.ids, Ending.allCases)
    func aLaunchIsFreedAfterItsRun(app: String, ending: Ending) async throws {
        var kept: [String] = []
        let scenarios = try Scenario.embedded(app)
        #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.app == app })
        for scenario in scenarios {
            weak var launch: (any AnyLaunch)?
            do {
                let run = try Simulation(scenario, text: CairoTextShaper())
                try await end(run, ending)
                launch = run.launch?.controller
                #expect(launch != nil, "\(scenario.name)")
            }
            // What was cancelled last has its turns.
            for _ in 0..<100_000 where launch != nil { await Task.yield() }
            if launch != nil { kept.append(scenario.name) }
        }
        #expect(kept == [])
    }

    /// Ends a run by itself, or soon after its last step, when the most is under way.
    private func end(_ run: Simulation, _ ending: Ending) async throws {
        let last = max(run.scenario.script.map(\.at.seconds).max() ?? 0, 1) + 0.1
        do {
            try await run.followOnVirtualClock(fps: 20) { frame in
                guard ending != .byItself, frame.time >= last else { return .goOn }
                if ending == .failed { throw Ending.Failure() }
                return .stop
            }
        } catch is Ending.Failure {}
        // One that fails closes itself.
        if ending == .stopped { run.launch?.close() }
    }

    @Test func aWrongRouteIsAComplaint() async throws {
        var wrong = try scenario("fresh-install")
        wrong.expect.route = "home"
        let run = try Simulation(wrong, text: CairoTextShaper())
        #expect(run.complaint == "The launch was never run to its end.")
        try await run.runOnVirtualClock(fps: 5) { _ in }
        #expect(run.complaint == "The route is 'onboarding' instead of 'home'.")
    }

    @Test func aLinkThatDidNotArriveIsAComplaint() async throws {
        var wrong = try scenario("fresh-install")
        wrong.expect.link = URL(string: "urbannest://never")
        let run = try Simulation(wrong, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 5) { _ in }
        #expect(run.complaint == "The link urbannest://never was not delivered.")
    }

    @Test func aLaunchThatDoesNotEndIsAComplaint() async throws {
        var wrong = try scenario("connection-reset")
        wrong.script = []
        wrong.end = ScenarioTime(seconds: 3)
        let run = try Simulation(wrong, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 5) { _ in }
        #expect(run.complaint == "The launch was still in the phase 'failed' after 3.0 s.")
        #expect(run.errorTree.contains { $0.contains("splash screen, error") })
    }

    @Test func touchingWhatIsNotThereStopsTheRunAndNamesWhatIs() async throws {
        var wrong = try scenario("connection-reset")
        let json = Data(#"{"name": "x", "script": [{"at": "1s", "tap": "Try harder"}]}"#.utf8)
        wrong.script = try AppCatalogue.firstlight.scenario(json: json).script
        let run = try Simulation(wrong, text: CairoTextShaper())
        let error = await #expect(throws: SimulationError.self) {
            try await run.runOnVirtualClock(fps: 5) { _ in }
        }
        let text = try #require(error).description
        #expect(text.contains("At 1000ms there is no button 'Try harder'") && text.contains("Retry"))
    }

    @Test func typingWithoutAFieldStopsTheRun() async throws {
        for (json, part) in [
            (#"{"at": "1s", "type": "abc"}"#, "no field has the focus to type 'abc' into"),
            (#"{"at": "1s", "press": "return"}"#, "no field has the focus for 'return'"),
        ] {
            let scenario = try AppCatalogue.firstlight.scenario(
                json: Data(#"{"name": "x", "script": [\#(json)]}"#.utf8))
            let run = try Simulation(scenario, text: CairoTextShaper())
            let error = await #expect(throws: SimulationError.self) {
                try await run.runOnVirtualClock(fps: 5) { _ in }
            }
            #expect(try #require(error).description.contains(part))
        }
    }

    @Test func `The events of a launch that began anew have the times of its frames`() async throws {
        let scenario = try AppCatalogue.firstlight.scenario(
            json: Data(#"{"name": "x", "script": [{"at": "3s", "relaunch": true}]}"#.utf8))
        let run = try Simulation(scenario, text: CairoTextShaper())
        try await run.runOnVirtualClock(fps: 10) { _ in }
        let controller = try #require(run.launch?.controller)
        #expect(controller.trace.first?.time == .zero)
        #expect(run.trace.map(\.time) == controller.trace.map { $0.time + .seconds(3) })
        #expect(run.trace.map(\.kind) == controller.trace.map(\.kind) && run.trace.count > 3)
    }

    @Test func anUnknownBrandIsAnErrorThatListsTheKnownOnes() throws {
        var wrong = try scenario("fresh-install")
        wrong.app = "rural"
        let error = #expect(throws: SimulationError.self) { try Simulation(wrong, text: CairoTextShaper()) }
        let known = AppCatalogue.firstlight.apps.map(\.id)
        #expect(error == .unknownApp("rural", known: known))
        #expect(
            error?.description == "There is no app 'rural'. Use one of: \(known.joined(separator: ", ")).")
    }
}
