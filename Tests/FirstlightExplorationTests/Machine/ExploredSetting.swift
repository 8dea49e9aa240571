// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

extension LaunchPolicy {
    /// All waits, and a question about the session on a return.
    static let explored = LaunchPolicy(
        entryDuration: .seconds(1), minimumDisplay: .seconds(1), indicatorDelay: .seconds(1),
        slowAfter: .seconds(5), timeout: .seconds(10), exitDuration: .milliseconds(300),
        resume: .ifSessionExpired)
}

/// Launches that together show each rule of the exploration.
enum ExploredSetting: String, CaseIterable, Sendable {
    /// No task at all: the end comes soon.
    case bare
    /// A task of every kind, all waits, links that end, cached data, outputs that a retry keeps.
    case full
    /// A hold, a route for the expired session, a task that needs an optional one, and no timeout.
    case other
    /// The full one after launches that failed.
    case safe

    var tasks: [LaunchTaskSpec] {
        switch self {
        case .bare: []
        case .full, .safe:
            [
                LaunchTaskSpec(id: "gate", timeout: .seconds(1), isGate: true),
                LaunchTaskSpec(
                    id: "work", dependencies: ["gate"], retry: .backoff(attempts: 2, initial: .zero)),
                LaunchTaskSpec(id: "cache", criticality: .optional, needsScene: false),
                LaunchTaskSpec(id: "later", criticality: .secondary),
            ]
        case .other:
            [
                LaunchTaskSpec(id: "extra", criticality: .optional),
                LaunchTaskSpec(id: "banner", criticality: .optional, hasFallback: true),
                LaunchTaskSpec(id: "list", criticality: .required, dependencies: ["extra"]),
            ]
        }
    }

    var policy: LaunchPolicy {
        guard self != .other else {
            return LaunchPolicy(
                slowAfter: .seconds(5), timeout: nil, completionHold: .milliseconds(500),
                exitDuration: .seconds(1),
                reducedMotionExitDuration: .milliseconds(100))
        }
        var policy = LaunchPolicy.explored
        policy.linkLifetime = .seconds(60)
        policy.reusesResults = true
        return policy
    }

    var options: LaunchMachine.Options {
        var options = LaunchMachine.Options()
        options.canAskOffline = self != .other
        options.asksAboutLinks = self != .other
        options.hasExpiredRoute = self == .other
        options.isSafeMode = self == .safe
        return options
    }

    var model: LaunchModel { LaunchModel(name: rawValue, tasks: tasks, policy: policy, options: options) }

    /// An exploration of the launch, as it is or with a machine that is wrong in one way.
    func explorer(
        _ mutation: Mutation? = nil, shows: @escaping @Sendable (LaunchStop) -> Bool = { _ in true }
    ) -> LaunchExplorer {
        LaunchExplorer(model, mutation: mutation, shows: shows)
    }
}
