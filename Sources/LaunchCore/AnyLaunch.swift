// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// A launch whose routes are of any type, for code that watches launches of several apps.
@MainActor
public protocol AnyLaunch: AnyObject {
    /// The present phase of the launch.
    var phase: LaunchPhase { get }
    /// The user's place, in a word: the destination or the closed gate; nil before there is any.
    var place: String? { get }
    /// The link that was delivered last.
    var deliveredLink: URL? { get }
    /// The events so far, each with the time since the controller was made.
    var trace: [LaunchTraceEvent] { get }
    /// The number of waits and tasks that were started and have not delivered yet.
    var pendingOperations: Int { get }
    /// Counts launches that do not finish; nil without a crash guard.
    var crashMonitor: CrashLoopMonitor? { get }
    /// The tasks and the rules as plain data.
    var model: LaunchModel { get }
    /// Reports whether data that the system protects while the device is locked can be read.
    func markProtectedData(isAvailable: Bool)
    /// Cancels the launch: nothing continues to run, and nothing changes any more.
    func cancel()
}

extension LaunchController: AnyLaunch {
    /// The user's place, in a word: the destination, or `maintenance` or `update` at a closed gate.
    public var place: String? {
        switch closedGate {
        case .updateRequired: "update"
        case .maintenance: "maintenance"
        default: route.map { ($0 as? any LaunchRouteDescribing)?.name ?? String(describing: $0) }
        }
    }

    /// The tasks and the rules as plain data.
    public var model: LaunchModel {
        LaunchModel(
            name: String(describing: Route.self), tasks: plan.specs, policy: machine.policy,
            options: machine.blueprint.options)
    }
}

extension AnyLaunch {
    /// The events so far as spans of time.
    ///
    /// - Parameter name: The name of the launched app, for people to read.
    public func timeline(name: String) -> LaunchTimeline {
        LaunchTimeline(name: name, specs: model.tasks, policy: model.policy, events: trace)
    }
}
