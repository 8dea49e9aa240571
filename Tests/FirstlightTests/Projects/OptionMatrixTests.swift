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
        var usual: [String: DisplayList] = [:]
        for state in try app.states { usual[state.name] = try await list(state, of: app, shaper) }
        for choice in Self.choices where choice.app == id {
            let audit = try Audit(app, options: choice.options, shaper: shaper)
            var failures: Set<String> = []
            var reached = 0
            for state in try app.states.map(audit.chosen) {
                let shown: DisplayList?
                do {
                    shown = try await list(state, of: app, shaper)
                } catch is SimulationError where !state.scenario.script.isEmpty {
                    // The choice leads elsewhere than to the steps of this state: nobody sees it with that.
                    continue
                }
                reached += 1
                guard shown != usual[state.name] else { continue }
                let found = try await audit.restingFindings(in: state)
                for finding in Audit.told(found, audit.waivers) where finding.verdict == .fail {
                    failures.insert("\(state.name): \(finding)")
                }
            }
            #expect(reached > 0, "\(choice)")
            let said = Set(app.lints(choice.options)).subtracting(app.lints(AppOptions()))
            #expect(failures.isEmpty || said.contains { $0.severity == .error }, "\(choice): \(failures)")
        }
    }

    private func list(
        _ state: NamedState, of app: AppDescriptor, _ shaper: CairoTextShaper
    ) async throws -> DisplayList? {
        let run = try Simulation(state.scenario, of: app, text: shaper, scale: 1)
        var list: DisplayList?
        try await run.followOnVirtualClock(fps: 5, instants: [state.instant], until: state.instant) { frame in
            list = frame.list
            return .goOn
        }
        run.launch?.close()
        return list
    }

    @Test func whoChoosesWhatBreaksAJudgementIsTold() async {
        let recorder = ConsoleRecorder()
        _ = await DrawingCommands.run(
            ["seam", "urbannest", "--option", "strictColors=true"], apps: .firstlight,
            console: recorder.console())
        #expect(recorder.diagnostics.contains("urbannest with strictColors=true: The error title"))
        #expect(recorder.diagnostics.contains("has a contrast of 1.58:1; 4.5:1 is needed."))
    }
}
