// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import StageUI

/// Runs a ceremony of a user's account whose first request fails, and goes on as a patient user would.
///
/// The user has to be told something, and to be able to begin again; the second time all is well, and it has to end as without
/// the fault.
@MainActor
struct CeremonyRunner {
    let app: AppDescriptor
    let ceremony: NamedCeremony
    let options: AppOptions
    let text: any TextShaping

    /// The time after which a request is given up (`AuthConfiguration.timeLimit`), and two seconds to repeat one that may be
    /// repeated, or to show it.
    private static let limit = 32.0
    /// The time of the server's answers, in seconds.
    private static let answer = 0.3
    /// The time within which the screen shows the end of what was done, in seconds.
    private static let patience = 10.0
    /// The frames in a second. A user sees a way out as soon as it is there; here it is seen up to a fifth of a second late.
    private static let fps = 5

    /// Runs the ceremony with each fault.
    func run(_ faults: [FaultKind], _ tell: (FaultCell) -> Void) async throws {
        var scenario = ceremony.scenario
        scenario.options.values.merge(options.values) { own, _ in own }
        let begin = scenario.script.map(\.at.seconds).max() ?? 0
        scenario.end = ScenarioTime(seconds: begin + Self.limit + 2 * Self.patience)
        let services = [Scenario.signInService] + (app.accounts?.task.map { [$0] } ?? [])
        let before = try await requests(of: services, in: scenario, until: begin - 0.05)
        for fault in faults { tell(try await run(fault, scenario, begin, before)) }
    }

    /// Runs the ceremony with a fault of the first request after those that were asked before it began.
    private func run(
        _ fault: FaultKind, _ scenario: Scenario, _ begin: Double, _ before: [String: Int]
    ) async throws -> FaultCell {
        var scenario = scenario
        let usual = Scenario.Answer(after: ScenarioTime(seconds: Self.answer), answer: .ok)
        let kind: Scenario.Answer.Kind =
            fault == .hangs ? .never : fault == .malformed ? .malformed : .serverError
        for (service, count) in before {
            scenario.services[service] =
                Array(repeating: usual, count: count)
                + [Scenario.Answer(after: usual.after, answer: kind), usual]
        }
        let run = try Simulation(scenario, of: app, text: text, scale: 1)
        var watch = Watch(ceremony: ceremony, begin: begin, limit: Self.limit, patience: Self.patience)
        try await run.followOnVirtualClock(
            fps: Self.fps, instants: Self.instants(of: scenario), until: scenario.end.seconds
        ) { frame in
            guard let launch = run.launch else { return .goOn }
            return watch.look(at: launch.stage, time: frame.time)
        }
        let route = run.launch?.controller.place
        run.launch?.close()
        return cell(fault, watch, route, Self.limit)
    }

    /// The instants of the steps, and of the frames before, on which they are done as on a device.
    private static func instants(of scenario: Scenario) -> [Double] {
        scenario.script.flatMap { [max($0.at.seconds - 1 / 60, 0), $0.at.seconds] }
    }

    /// Returns how often each service was asked before a time.
    private func requests(
        of services: [String], in scenario: Scenario, until time: Double
    ) async throws -> [String: Int] {
        let run = try Simulation(scenario, of: app, text: text, scale: 1)
        try await run.followOnVirtualClock(
            fps: Self.fps, instants: Self.instants(of: scenario) + [time], until: time
        ) { $0.time >= time - 1e-9 ? .stop : .goOn }
        var found: [String: Int] = [:]
        for service in services { found[service] = await run.asked(service) }
        run.launch?.close()
        return found
    }

    private func cell(_ fault: FaultKind, _ watch: Watch, _ route: String?, _ limit: Double) -> FaultCell {
        var cell = FaultCell(
            task: LaunchTaskID(rawValue: ceremony.name), fault: fault, situation: .returning,
            outcome: watch.presses.isEmpty ? .arrived : .offered, phase: .finished, seconds: watch.foundAt,
            limit: limit)
        (cell.waysOut, cell.presses, cell.route) = (watch.waysOut, watch.presses, route)
        if watch.foundAt == nil {
            cell.problem = "Nothing to press within \(limit) s after '\(ceremony.button)'."
        } else if !watch.isTold {
            cell.problem = "Nobody is told why '\(ceremony.button)' was not done."
        } else if !watch.isDone {
            cell.problem = "'\(ceremony.shows)' was not shown after '\(ceremony.button)' was pressed again."
        } else if route != ceremony.scenario.expect.route {
            cell.problem =
                "It leads to '\(route ?? "nowhere")'; without the fault it is '\(ceremony.scenario.expect.route)'."
        }
        if cell.problem != nil { cell.outcome = .stuck }
        return cell
    }

    /// The course of one run, frame by frame.
    private struct Watch {
        let ceremony: NamedCeremony
        let begin: Double
        let limit: Double
        let patience: Double
        private var before: Set<String> = []
        private var pressedAt: Double?
        /// The buttons of the app's own question, which was on the screen before the work began.
        private var question: [String]?
        /// The time at which it was asked again, until it is answered.
        private var askedAt: Double?
        private var isConfirmed = false
        /// The time of the way out after the work began, in seconds.
        private(set) var foundAt: Double?
        private(set) var waysOut: [String] = []
        private(set) var presses: [String] = []
        private(set) var isTold = false
        private(set) var isDone = false

        init(ceremony: NamedCeremony, begin: Double, limit: Double, patience: Double) {
            (self.ceremony, self.begin) = (ceremony, begin)
            (self.limit, self.patience) = (limit, patience)
        }

        @MainActor
        mutating func look(at stage: Stage, time: Double) -> SimulationStep {
            // What is said before the work begins is what its last frame says.
            guard time > begin - 1e-9 else {
                if ceremony.confirms != nil { question = stage.accessibilityTree().waysOut }
                return .goOn
            }
            let tree = stage.accessibilityTree()
            let words = Set(tree.flattened.flatMap { [$0.label, $0.value, $0.hint] }.compactMap(\.self))
            guard time > begin + 1e-9 else {
                before = words
                return .goOn
            }
            if words.contains(ceremony.shows) {
                if foundAt == nil { (foundAt, isTold) = (time - begin, true) }
                isDone = true
                return .stop
            }
            guard time < begin + limit + patience + (pressedAt == nil ? 0 : patience) else { return .stop }
            // The system's own question, as for a passkey, is answered.
            if tree.waysOut == ["Cancel", "Continue"] {
                if pressedAt != nil { _ = stage.tap(label: "Continue") }
                return .goOn
            }
            // The button has the question's look and words often, and cannot be reached behind it.
            if tree.waysOut == question {
                guard pressedAt != nil, !isConfirmed, let confirms = ceremony.confirms else { return .goOn }
                // It has to come in first, as it does for a user.
                if let askedAt, time > askedAt + 0.5 { isConfirmed = stage.tap(label: confirms) }
                askedAt = askedAt ?? time
                return .goOn
            }
            // The work begins with the step, and its button rests at least as long as the fault takes.
            guard pressedAt == nil, time > begin + 0.5, tree.waysOut.contains(ceremony.button) else {
                return .goOn
            }
            (foundAt, waysOut) = (time - begin, tree.waysOut)
            isTold = !words.subtracting(before).isEmpty
            // A question on its way out still lies over the button.
            guard isTold || time > begin + limit, stage.tap(label: ceremony.button) else { return .goOn }
            presses.append(ceremony.button)
            pressedAt = time
            return .goOn
        }
    }
}
