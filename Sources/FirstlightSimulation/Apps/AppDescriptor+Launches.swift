// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit

/// The content of an app's embedded file: launches to run, and states to show.
public struct AppLaunches: Sendable {
    /// The scenarios, in the order in which they stand.
    public let scenarios: [Scenario]
    /// The states that can be asked for by name.
    public let states: [NamedState]
    /// The work with the account whose failures the fault matrix tries.
    public let ceremonies: [NamedCeremony]
}

extension AppDescriptor {
    /// The scenarios and states that come with the app.
    ///
    /// - Throws: `SimulationError.badScenario` when the file is damaged.
    public var launches: AppLaunches {
        get throws { try once("launches") { try readLaunches() } }
    }

    private func readLaunches() throws -> AppLaunches {
        let file = try Scenario.decoding(
            Data(scenarios()), as: LaunchFile.self, apps: [self], isOurs: true)
        return AppLaunches(
            scenarios: file.scenarios,
            states: file.states.map {
                NamedState(
                    name: $0.scenario.name, scenario: $0.scenario, instant: $0.at.seconds,
                    start: $0.start?.seconds ?? 0)
            },
            ceremonies: (file.ceremonies ?? []).map {
                NamedCeremony(
                    name: $0.scenario.name, scenario: $0.scenario, button: $0.button, confirms: $0.confirms,
                    shows: $0.shows)
            })
    }

    /// The states that can be asked for by name.
    ///
    /// - Throws: `SimulationError.badScenario` when the file is damaged.
    public var states: [NamedState] { get throws { try launches.states } }
}

/// The file as written: a list of scenarios, one of states, each a scenario and the instant that shows it, and one of ceremonies.
private struct LaunchFile: Decodable {
    struct State: Decodable {
        let at: ScenarioTime
        let start: ScenarioTime?
        let scenario: Scenario
    }

    struct Ceremony: Decodable {
        let button: String
        let confirms: String?
        let shows: String
        let scenario: Scenario
    }

    let scenarios: [Scenario]
    let states: [State]
    let ceremonies: [Ceremony]?
}
