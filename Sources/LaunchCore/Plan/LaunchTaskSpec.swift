// Licensed under the Apache License, Version 2.0.

/// A task of a plan as plain data: all that the state machine needs to know of it.
public struct LaunchTaskSpec: Hashable, Sendable, Codable {
    /// The name, unique in the plan.
    public let id: LaunchTaskID
    /// The effect of a failure on the launch.
    public let criticality: LaunchCriticality
    /// The message to the user while the task runs.
    public let message: String
    /// The tasks whose outputs it needs.
    public let dependencies: [LaunchTaskID]
    /// The longest time of one try; nil for none.
    public let timeout: Duration?
    /// The number of tries and the waits in between.
    public let retry: LaunchRetry
    /// Indicates whether a fallback value replaces a missing output.
    public let hasFallback: Bool
    /// Indicates whether it runs only once a user can see the app.
    public let needsScene: Bool
    /// Indicates whether its output is a verdict that can stop the launch.
    public let isGate: Bool
    /// The time that it should take; nil without a budget.
    public let budget: Duration?

    /// Creates a description of a task.
    public init(
        id: LaunchTaskID, criticality: LaunchCriticality = .critical, message: String = "",
        dependencies: [LaunchTaskID] = [], timeout: Duration? = nil, retry: LaunchRetry = .none,
        hasFallback: Bool = false, needsScene: Bool = true, isGate: Bool = false, budget: Duration? = nil
    ) {
        self.id = id
        self.criticality = criticality
        self.message = message
        self.dependencies = dependencies
        self.timeout = timeout
        self.retry = retry
        self.hasFallback = hasFallback
        self.needsScene = needsScene
        self.isGate = isGate
        self.budget = budget
    }

    /// Indicates whether the exit waits for it.
    package var isPartOfLaunch: Bool { criticality != .secondary }
}
