// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore
import LaunchKit
import StageUI

/// `firstlight explain`: why a launch led where it did.
enum ExplainCommand {
    private static let at = Option<[RouteFact]>.list(
        "at", ValueParser<RouteFact>.oneOf(metavar: "STATE"),
        help: "The state that the launch finds, instead of a scenario.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "explain",
            abstract: "Explains why a launch led where it did: each route rule, gate and link.",
            discussion: """
                The launch runs on a virtual clock, and its own record is printed: what each route rule decided and \
                why, in the order of the rules; the destination, what it was given and how it is shown; each gate that \
                was closed, why, since when and when it is asked again; what tasks waited for; and what happened to \
                each link. For a launch that chose no route, its phase and what the user can do are \
                printed, and the exit code is 1.
                """,
            options: [at, choice.scenarioOption, ScenarioChoice.option, StandardOptions.json],
            arguments: [choice.app],
            examples: [
                "explain \(choice.sample(app: "urbannest")) --at returning,signed-in",
                "explain --scenario \(choice.sample(scenario: "urbannest/deep-link"))",
                "explain --at returning,offline,cached --json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        var scenario = try scenario(arguments, choice)
        try choice.choose(arguments, in: &scenario.options, of: scenario.app)
        let run = try ScenarioChoice.known {
            try Simulation(
                scenario, of: ScenarioChoice.launching(choice.catalogue.named(scenario.app)),
                text: choice.shaper(of: scenario))
        }
        var timeline: LaunchTimeline?
        var (ways, gates): ([String], [GateExplanation]) = ([], [])
        let progress = ProgressLine(console: arguments.console)
        try await run.runOnVirtualClock(fps: 20) { frame in
            progress.going(on: "running, at \(PlainNumber.fixed(frame.time, places: 1)) s")
            guard let launch = run.launch else { return }
            timeline = launch.timeline(name: TracedLaunch.name(scenario))
            ways = launch.stage.accessibilityTree().waysOut
            gates = GateExplanation.all(in: launch.controller.trace, policy: launch.controller.model.policy)
        }
        progress.clear()
        guard let timeline else { throw CommandError("The launch showed no frame.", code: .software) }
        let explanation = RouteExplanation(
            timeline, of: scenario, gates: gates, waysOut: timeline.route == nil ? ways : [])
        try arguments.show(explanation, as: .explanation) { explanation.print(to: arguments.console) }
        return timeline.route == nil ? 1 : 0
    }

    private static func scenario(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) throws -> Scenario {
        let app = arguments[choice.app]
        guard let name = arguments[ScenarioChoice.scenario] else {
            return try scenario(arguments[at], of: try choice.launched(arguments))
        }
        guard !arguments.isGiven(at) else {
            throw CommandError.usage("--scenario and --at exclude each other; give one of them.")
        }
        return try choice.load(name, app: app, arguments.console)
    }

    /// Returns a scenario in which the launch finds the given conditions.
    private static func scenario(_ facts: [RouteFact], of app: AppDescriptor) throws -> Scenario {
        for pair in RouteFact.contradictions where facts.contains(pair.0) && facts.contains(pair.1) {
            throw CommandError.usage(
                "--at was given '\(pair.0.rawValue)' and '\(pair.1.rawValue)', which exclude each other.")
        }
        var made = Scenario(
            name: facts.isEmpty ? "first-launch" : facts.map(\.rawValue).joined(separator: " "), of: app)
        for fact in facts { fact.apply(to: &made) }
        return made
    }
}

/// A condition that a launch finds, as the command line names it.
enum RouteFact: String, CaseIterable {
    case firstLaunch = "first-launch"
    case returning
    case signedIn = "signed-in"
    case signedOut = "signed-out"
    case expired
    case cached
    case offline

    static let contradictions: [(RouteFact, RouteFact)] = [
        (.firstLaunch, .returning), (.signedIn, .signedOut), (.signedIn, .expired), (.signedOut, .expired),
    ]

    func apply(to scenario: inout Scenario) {
        switch self {
        case .firstLaunch: scenario.state.firstLaunch = true
        case .returning: scenario.state.firstLaunch = false
        case .signedIn: scenario.state.session = .signedIn
        case .signedOut: scenario.state.session = .none
        case .expired: scenario.state.session = .expired
        case .cached: scenario.state.cached = true
        case .offline: scenario.backend = .down
        }
    }
}
