// Licensed under the Apache License, Version 2.0.

import LaunchBrands
package import LaunchCore

/// The plan and the policy of a brand's launch as plain data, for proofs that need nothing else of it.
///
/// Each shape mirrors its brand's plan: a task here for every task there, with the same needs, limits, tries
/// and fallbacks.
package struct BrandShape: Sendable {
    /// The brand's name in figures and on the command line.
    package let name: String
    package let tasks: [LaunchTaskSpec]
    package let policy: LaunchPolicy
    package let options: LaunchMachine.Options

    /// All five, in the order of the requirements.
    package static let all = [urbanNest, duggy, shipThatApp, fonsters, laten]

    /// The same launch after starts that failed: only what the first screen cannot do without.
    package var inSafeMode: BrandShape {
        var options = options
        options.isSafeMode = true
        return BrandShape(name: name, tasks: tasks, policy: policy, options: options)
    }

    private static func options(
        offline: Bool = false, expired: Bool = false, links: Bool = false
    ) -> LaunchMachine.Options {
        var options = LaunchMachine.Options()
        options.canAskOffline = offline
        options.hasExpiredRoute = expired
        options.asksAboutLinks = links
        return options
    }

    /// Three critical tasks side by side (UN-142).
    package static let urbanNest = BrandShape(
        name: "urbannest",
        tasks: ["loadCities", "loadConfig", "checkAuth"].map {
            LaunchTaskSpec(id: .init(rawValue: $0), budget: UrbanNest.loadTarget)
        },
        policy: UrbanNest.policy, options: options(offline: true, expired: true))

    /// Six steps in sequence (DG-114) with a probe beside them and a gate between them, and services that
    /// start one after the other when the first screen is up (DG-186 to DG-188).
    package static let duggy = BrandShape(
        name: "duggy",
        tasks: [
            LaunchTaskSpec(
                id: DuggyInitialization.probe, criticality: .optional,
                timeout: DuggyInitialization.probeLimit, hasFallback: true),
            step(.firebase, needs: []), step(.database, needs: ["firebase"]),
            step(.configuration, needs: ["database", DuggyInitialization.probe]),
            LaunchTaskSpec(id: DuggyInitialization.gate, dependencies: ["configuration"], isGate: true),
            step(.authentication, needs: ["database", "configuration", DuggyInitialization.gate]),
            step(.notifications, needs: ["authentication"], hasFallback: true),
            step(.version, needs: ["notifications", "configuration"], isGate: true),
            LaunchTaskSpec(id: "analytics", criticality: .secondary, hasFallback: true),
            LaunchTaskSpec(
                id: "crashlytics", criticality: .secondary, dependencies: ["analytics"], hasFallback: true),
            LaunchTaskSpec(
                id: "featureFlags", criticality: .secondary, dependencies: ["crashlytics"], hasFallback: true),
        ],
        policy: Duggy.policy(), options: options(links: true))

    private static func step(
        _ step: DuggyStep, needs: [LaunchTaskID], hasFallback: Bool = false, isGate: Bool = false
    ) -> LaunchTaskSpec {
        LaunchTaskSpec(
            id: step.id, criticality: step.criticality(isLiteral: false), message: step.message,
            dependencies: needs, timeout: DuggyInitialization.stepLimit, hasFallback: hasFallback,
            isGate: isGate)
    }

    /// What is kept, and two pieces of real work instead of a fixed wait (ST-51).
    package static let shipThatApp = BrandShape(
        name: "shipthatapp",
        tasks: [LaunchTaskSpec(id: "readStanding", criticality: .optional)]
            + ["loadConfig", "checkAuth"].map {
                LaunchTaskSpec(
                    id: .init(rawValue: $0), criticality: .optional,
                    retry: ShipThatAppLaunch.retry)
            },
        policy: ShipThatAppLaunch.policy(ShipThatAppOptions(gate: .work)), options: options(offline: true))

    /// No task at all: the animation is the launch (FO-64).
    package static let fonsters = BrandShape(
        name: "fonsters", tasks: [], policy: Fonsters.policy(.none), options: options(offline: true))

    /// The session beside the shortest display (LA-49 to LA-52), and what its owner is called.
    package static let laten = BrandShape(
        name: "laten",
        tasks: [
            LaunchTaskSpec(id: "session", timeout: .seconds(10), needsScene: false),
            LaunchTaskSpec(id: "profile", criticality: .optional, dependencies: ["session"]),
        ],
        policy: LaunchPolicy(
            entryDuration: .seconds(1), minimumDisplay: .seconds(2), timeout: .seconds(10),
            exitDuration: .milliseconds(400), resume: .ifSessionExpired, linkLifetime: .seconds(600)),
        options: options(expired: true, links: true))
}
