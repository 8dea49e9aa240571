// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchCore
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation

/// Every value of every option of every app, judged by the seam and the audit; what breaks one is said where it is chosen.
@MainActor
@Suite struct OptionMatrixTests {
    struct Choice: CustomTestStringConvertible {
        let app, option, value: String
        var options: AppOptions { AppOptions([option: value]) }
        var testDescription: String { "\(app) \(option)=\(value)" }
    }

    nonisolated static let choices: [Choice] = AppCatalogue.firstlight.apps.flatMap { app in
        app.options.flatMap { option in
            option.values.dropFirst().map { Choice(app: app.id, option: option.name, value: $0) }
        }
    }

    @Test func eachAppHasItsChoices() {
        #expect(Set(Self.choices.map(\.app)) == ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"])
        #expect(Self.choices.count >= 25)
    }

    // Colours and pictures are the same on every screen: a telephone stands for all.
    @Test(arguments: choices)
    func noChoiceBreaksTheSeam(choice: Choice) async throws {
        let app = try AppCatalogue.firstlight.named(choice.app)
        let subject = try #require(SeamSubject(app, choice.options))
        let check = SeamCheck(
            app, options: choice.options, screen: try subject.screen(), shaper: try CairoTextShaper(of: app))
        let places = try check.places()
        let device = try #require(places.first?.device)
        let upright = places.filter { $0.device == device && $0.orientation == .portrait }
        #expect(!upright.isEmpty)
        for place in upright {
            let result = try await check.compare(place)
            // Duggy without its hand-over layer jumps on purpose, and is warned of (C-DG-23).
            let jumps = choice.app == "duggy" && choice.option == "handoff"
            #expect((result.comparison.differingPixels > 0) == jumps, "\(place)")
            let said = Set(app.lints(choice.options)).subtracting(app.lints(AppOptions()))
            #expect(!jumps || said.map(\.id) == ["C-DG-23"])
        }
    }

    // What looks as usual is judged already.
    @Test(arguments: AppCatalogue.firstlight.ids)
    func whatAChoiceMakesHardToUseIsSaid(id: String) async throws {
        let app = try AppCatalogue.firstlight.named(id)
        let shaper = try CairoTextShaper(of: app)
        let usual = try await lists(try app.states, of: app, shaper)
        #expect(try usual.count == app.states.count)
        for choice in Self.choices where choice.app == id {
            let audit = try Audit(app, options: choice.options, shaper: shaper)
            var failures: Set<String> = []
            let states = try app.states.map(audit.chosen)
            let shown = try await lists(states, of: app, shaper)
            // A choice may lead elsewhere than to the steps of a state: nobody sees that state with it.
            for state in states where shown[state.name] != nil && shown[state.name] != usual[state.name] {
                let found = try await audit.restingFindings(in: state)
                for finding in Audit.told(found, audit.waivers) where finding.verdict == .fail {
                    failures.insert("\(state.name): \(finding)")
                }
            }
            #expect(!shown.isEmpty, "\(choice)")
            let said = Set(app.lints(choice.options)).subtracting(app.lints(AppOptions()))
            #expect(failures.isEmpty || said.contains { $0.severity == .error }, "\(choice): \(failures)")
        }
    }

    /// What is drawn in each state that is reached, by its name; states that one launch goes through share it.
    private func lists(
        _ states: [NamedState], of app: AppDescriptor, _ shaper: CairoTextShaper
    ) async throws -> [String: DisplayList] {
        var found: [String: DisplayList] = [:]
        for way in Self.ways(through: states) {
            let instants = way.states.map(\.instant)
            let run = try Simulation(way.scenario, of: app, text: shaper, scale: 1)
            do {
                try await run.followOnVirtualClock(
                    fps: 5, instants: instants, until: instants.max() ?? 0
                ) { frame in
                    for state in way.states where abs(frame.time - state.instant) < 1e-9 {
                        found[state.name] = frame.list
                    }
                    return .goOn
                }
            } catch is SimulationError where !way.scenario.script.isEmpty {
                // The states before the step that failed are there, also those that have no step.
                for state in way.states where state.scenario.script.isEmpty {
                    #expect(found[state.name] != nil, "\(state.name)")
                }
            }
            run.launch?.close()
        }
        return found
    }

    /// The launches that go through states: one shows those whose steps it takes, too, and which it can be seen in before
    /// it takes another.
    private static func ways(
        through states: [NamedState]
    ) -> [(scenario: Scenario, states: [NamedState])] {
        func isAlike(_ one: Scenario, _ other: Scenario) -> Bool {
            var one = one
            (one.name, one.title, one.script) = (other.name, other.title, other.script)
            (one.expect, one.end) = (other.expect, other.end)
            return one == other
        }
        var ways: [(scenario: Scenario, states: [NamedState])] = []
        let longestFirst = states.sorted { $0.scenario.script.count > $1.scenario.script.count }
        for state in longestFirst {
            let steps = state.scenario.script
            let way = ways.firstIndex { way in
                guard way.scenario.script.starts(with: steps), isAlike(way.scenario, state.scenario) else {
                    return false
                }
                let next = way.scenario.script.dropFirst(steps.count).first
                return next.map { state.instant < $0.at.seconds } ?? true
            }
            if let way { ways[way].states.append(state) } else { ways.append((state.scenario, [state])) }
        }
        return ways
    }

    @Test func whoChoosesWhatBreaksAJudgementIsTold() async {
        let ran = await CommandRun(["seam", "urbannest", "--option", "strictColors=true"])
        #expect(ran.notes.contains("urbannest with strictColors=true: The error title"))
        #expect(ran.notes.contains("has a contrast of 1.58:1; 4.5:1 is needed."))
    }
}
