// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// Launches to look into.
enum TraceSamples {
    /// A diamond with a slow side, a task that is tried twice and one that waits for the network.
    static var diamond: [LaunchTaskSpec] {
        [
            LaunchTaskSpec(id: "config", budget: .milliseconds(150)),
            LaunchTaskSpec(id: "cities", dependencies: ["config"]),
            LaunchTaskSpec(id: "prices", dependencies: ["config"], budget: .milliseconds(100)),
            LaunchTaskSpec(id: "home", dependencies: ["cities", "prices"]),
            LaunchTaskSpec(id: "ads", criticality: .optional),
            LaunchTaskSpec(id: "statistics", criticality: .secondary),
        ]
    }

    static let policy = LaunchPolicy(
        minimumDisplay: .milliseconds(200), completionHold: .milliseconds(50),
        exitDuration: .milliseconds(300))

    /// Notes in milliseconds.
    static func timeline(
        _ notes: [(Int, LaunchTraceEvent.Kind)], specs: [LaunchTaskSpec] = diamond,
        policy: LaunchPolicy = policy
    ) -> LaunchTimeline {
        LaunchTimeline(
            name: "sample", specs: specs, policy: policy,
            events: notes.map { LaunchTraceEvent(time: .milliseconds($0.0), kind: $0.1) })
    }

    static let url = URL(fileURLWithPath: "/link")

    /// A launch with everything that a trace can hold.
    static var full: LaunchTimeline {
        timeline([
            (0, .began(.cold)), (0, .runBegan(1)), (0, .phase(.entering)),
            (0, .taskStarted("config", attempt: 1)), (0, .taskStarted("ads", attempt: 1)),
            (20, .link(url, .held)),
            (100, .taskEnded("config", attempt: 1, .failed(.network, "cut"))),
            (100, .backoff("config", attempt: 2, .milliseconds(50))),
            (150, .taskStarted("config", attempt: 2)),
            (250, .taskEnded("config", attempt: 2, .succeeded)), (250, .taskSettled("config", .output)),
            (250, .taskStarted("cities", attempt: 1)), (250, .taskStarted("prices", attempt: 1)),
            (260, .taskEnded("prices", attempt: 1, .suspended(.networkPermission))),
            (300, .indicatorAppeared),
            (400, .taskEnded("cities", attempt: 1, .succeeded)), (400, .taskSettled("cities", .output)),
            (500, .taskStarted("prices", attempt: 2)),
            (550, .taskEnded("prices", attempt: 2, .succeeded)), (550, .taskSettled("prices", .output)),
            (550, .taskStarted("home", attempt: 1)),
            (600, .taskEnded("ads", attempt: 1, .failed(.other, "none"))),
            (600, .taskSettled("ads", .absent)),
            (700, .taskEnded("home", attempt: 1, .succeeded)), (700, .taskSettled("home", .output)),
            (700, .phase(.completing)), (750, .phase(.exiting)), (750, .navigated(.results)),
            (
                750,
                .routed(
                    LaunchRouteRecord(
                        destination: "home", payload: ["tab": "first"], basis: .results,
                        rules: [.init(name: "signed in", verdict: .decided, reason: "the session is valid")]))
            ),
            (1050, .phase(.finished)), (1050, .taskStarted("statistics", attempt: 1)),
            (1050, .link(url, .delivered)),
        ])
    }

    /// A launch that fails by its time limit and is retried.
    static var retried: LaunchTimeline {
        timeline(
            [
                (0, .runBegan(1)), (0, .phase(.holding)), (0, .taskStarted("config", attempt: 1)),
                (1000, .taskEnded("config", attempt: 1, .cancelled)),
                (1000, .failed(LaunchFailure(kind: .timeout, message: "Not settled in time: config."))),
                (1000, .phase(.failed)), (3000, .runBegan(2)), (3000, .phase(.holding)),
                (3000, .taskStarted("config", attempt: 2)),
                (3040, .taskEnded("config", attempt: 2, .succeeded)), (3040, .taskSettled("config", .output)),
                (3200, .phase(.completing)), (3250, .phase(.exiting)), (3550, .phase(.finished)),
            ], specs: [LaunchTaskSpec(id: "config")])
    }

    /// A real launch on a virtual clock.
    @MainActor
    static func launch(
        _ plan: LaunchPlan, on clock: VirtualClock = VirtualClock(), until end: Duration,
        leadsTo route: String = "home"
    ) async -> LaunchController<String> {
        let launch = LaunchController(
            plan: plan, policy: policy, clock: clock, date: { Date(timeIntervalSinceReferenceDate: 0) },
            route: { _ in route })
        launch.appear()
        await clock.advance(to: end) {
            while clock.sleepers != launch.pendingOperations { await Task.yield() }
        }
        return launch
    }
}
