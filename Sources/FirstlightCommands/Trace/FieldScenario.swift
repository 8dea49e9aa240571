// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import StageCairo

/// A launch of a trace as a scenario: its tasks answer as they did there, after the same times, and it leads to the same
/// route.
///
/// A trace does not say what earlier launches had left behind. Each such state is tried here, and the one that leads to the
/// route of the trace is kept.
@MainActor
struct FieldScenario {
    private let timeline: LaunchTimeline
    private let app: AppDescriptor
    private let shaper: CairoTextShaper
    private let route: LaunchRouteRecord

    /// - Throws: A `CommandError` when the launch reached no route, so that no scenario could expect one.
    init(_ timeline: LaunchTimeline, of app: AppDescriptor, shaper: CairoTextShaper) throws(CommandError) {
        (self.timeline, self.app, self.shaper) = (timeline, app, shaper)
        guard let route = timeline.route, app.routes.contains(route.destination) else {
            let end = timeline.route.map { "it led to '\($0.destination)', which \(app.id) does not have" }
            throw CommandError(
                "The launch cannot be replayed: \(end ?? "it reached no route").", code: .badData,
                hint: "Choose a launch that came to its end.")
        }
        self.route = route
    }

    /// Returns the scenario that leads where the launch led.
    ///
    /// - Throws: A `CommandError` when no state of the device does.
    func found() async throws -> Scenario {
        let scenario = try await bare()
        for state in Self.states {
            var scenario = scenario
            scenario.state = state
            if try await leadsThere(scenario) { return scenario }
        }
        throw CommandError(
            "No device leads \(app.id) to '\(route.destination)' with these answers.", code: .badData,
            hint: "The trace may be of other options or of another version of the app.")
    }

    /// The states that a device can be in, the commonest first.
    private static let states: [SavedUserState] = {
        let sessions: [SavedUserState.Session] = [.signedIn, .none, .expired]
        let usual = [false, true].flatMap { isFirst in
            sessions.map { SavedUserState(firstLaunch: isFirst, session: $0) }
        }
        return [SavedUserState()] + usual
            + sessions.map { SavedUserState(firstLaunch: false, session: $0, cached: true) }
    }()

    /// The scenario without the state of its device.
    private func bare() async throws -> Scenario {
        var scenario = Scenario(name: "field", of: app)
        scenario.title = "A launch of \(timeline.name) as a trace has it"
        scenario.expect.route = route.destination
        let end = max(20, timeline.end / .seconds(1) + 5).rounded(.up)
        scenario.end = ScenarioTime(seconds: min(end, 3600))
        for run in timeline.runs {
            for task in run.tasks where app.tasks.contains(task.id.rawValue) {
                scenario.services[task.id.rawValue, default: []] += task.segments.compactMap(Self.answer)
            }
        }
        // Whoever tried again pressed the first button of the screen that said so.
        let tries = zip(timeline.runs, timeline.runs.dropFirst()).filter { $0.0.failure != nil }
        let ways = tries.isEmpty ? [:] : try await app.waysOut(text: shaper)
        for (failed, next) in tries {
            guard let failure = failed.failure,
                let label = ways[.failed(LaunchFailure(kind: failure.kind), canContinueOffline: false)]?.first
            else { continue }
            let step = ["at": "\(Int((next.start / .milliseconds(1)).rounded()))ms", "tap": label]
            scenario.script.append(
                try JSONDecoder().decode(Scenario.Step.self, from: try JSONEncoder().encode(step)))
        }
        return scenario
    }

    private static func answer(_ segment: LaunchTaskRecord.Segment) -> Scenario.Answer? {
        guard case .attempt(_, let outcome) = segment.kind else { return nil }
        let length = (segment.end ?? segment.start) - segment.start
        let after = ScenarioTime(seconds: max(0, (length / .milliseconds(1)).rounded()) / 1000)
        return switch outcome {
        case .succeeded: Scenario.Answer(after: after, answer: .ok)
        case .failed(.network, _): Scenario.Answer(after: after, answer: .reset)
        case .failed(.other, _): Scenario.Answer(after: after, answer: .malformed)
        // The launch itself ended the try.
        case .failed(.timeout, _), .cancelled, nil: Scenario.Answer(after: after, answer: .never)
        case .suspended: nil
        }
    }

    private func leadsThere(_ scenario: Scenario) async throws -> Bool {
        let run = try Simulation(scenario, of: app, text: shaper, scale: 1)
        var last: LaunchTimeline?
        try await run.runOnVirtualClock(fps: 10) { _ in last = run.launch?.timeline(name: app.id) }
        guard run.complaint == nil, let last else { return false }
        return last.runs.count == timeline.runs.count && last.route?.basis == route.basis
    }
}
