// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import StageUI

/// One launch of a brand on a stage, as a rehearsal sees it.
@MainActor
public struct RehearsedLaunch {
    /// The stage that shows it.
    public let stage: Stage
    /// The present phase.
    public let phase: () -> LaunchPhase
    /// The name of the route that was chosen.
    public let routeName: () -> String?
    /// The link that was handed to the destination.
    public let deliveredLink: () -> URL?
    /// What happened.
    public let trace: () -> [LaunchTraceEvent]
    /// The waits and tasks that have not delivered yet.
    public let pendingOperations: () -> Int
    /// Tells that the app came back to the foreground.
    public let resume: () -> Void
    /// Gives the launch up.
    public let cancel: () -> Void
    /// Counts the launches that do not come to their end; nil where nothing is kept over launches.
    public var keeper: LaunchGuardKeeper?
    /// Tells that the app went to the background.
    public var leave: () -> Void = {}
    /// The tasks and the rules, which a trace does not hold; none when the brand does not tell.
    public var plan = RehearsedPlan(specs: [], policy: LaunchPolicy())

    /// What happened so far, as spans of time.
    public func timeline(name: String) -> LaunchTimeline {
        LaunchTimeline(name: name, specs: plan.specs, policy: plan.policy, events: trace())
    }
}

/// The tasks and the rules of a launch.
public struct RehearsedPlan: Hashable, Sendable {
    /// The tasks.
    public let specs: [LaunchTaskSpec]
    /// The times and rules.
    public let policy: LaunchPolicy
}

extension RehearsedPlan {
    /// Reads the plan of a controller.
    @MainActor
    init<Route>(_ controller: LaunchController<Route>) {
        self.init(specs: controller.specs, policy: controller.policy)
    }
}
