// Licensed under the Apache License, Version 2.0.

import LaunchCore

// The tasks and the policy of each of the five launches, as far as the engine sees them.
enum BrandLike: String, CaseIterable, Sendable {
    case urbanNest, duggy, shipThatApp, fonsters, laten

    var policy: LaunchPolicy {
        switch self {
        case .urbanNest: .urbanNest
        case .duggy:
            LaunchPolicy(
                entryDuration: .milliseconds(2100), indicatorDelay: .seconds(2), timeout: .seconds(60),
                completionHold: .milliseconds(500), exitDuration: .milliseconds(500), reusesResults: true)
        case .shipThatApp:
            LaunchPolicy(
                entryDuration: .milliseconds(900), minimumDisplay: .seconds(1), exitDuration: .seconds(1))
        case .fonsters: LaunchPolicy(entryDuration: .seconds(1), minimumDisplay: .seconds(1), timeout: nil)
        case .laten:
            LaunchPolicy(
                entryDuration: .seconds(1), minimumDisplay: .seconds(2), timeout: .seconds(10),
                exitDuration: .milliseconds(400), resume: .ifSessionExpired, linkLifetime: .seconds(600))
        }
    }

    var tasks: [LaunchTaskSpec] {
        switch self {
        case .urbanNest:
            ["checkAuth", "loadCities", "loadConfig"].map { LaunchTaskSpec(id: .init(rawValue: $0)) }
        case .duggy:
            [
                LaunchTaskSpec(id: "firebase", message: "Initializing Firebase...", timeout: .seconds(10)),
                LaunchTaskSpec(
                    id: "config", dependencies: ["firebase"], timeout: .seconds(10),
                    retry: .backoff(attempts: 2, initial: .seconds(1)), hasFallback: true),
                LaunchTaskSpec(id: "database", dependencies: ["config"]),
                LaunchTaskSpec(id: "auth", dependencies: ["database"]),
                LaunchTaskSpec(id: "push", criticality: .optional, dependencies: ["auth"]),
                LaunchTaskSpec(id: "version", dependencies: ["push"], isGate: true),
                LaunchTaskSpec(id: "analytics", criticality: .secondary),
            ]
        case .shipThatApp: [LaunchTaskSpec(id: "gate", needsScene: false)]
        case .fonsters: []
        case .laten:
            [
                LaunchTaskSpec(id: "session", timeout: .seconds(10), needsScene: false),
                LaunchTaskSpec(id: "profile", criticality: .optional, dependencies: ["session"]),
            ]
        }
    }

    var options: LaunchMachine.Options {
        var options = LaunchMachine.Options()
        options.canAskOffline = self == .urbanNest || self == .duggy
        options.hasExpiredRoute = self == .urbanNest || self == .laten
        options.asksAboutLinks = self == .laten || self == .duggy
        return options
    }
}
