// Licensed under the Apache License, Version 2.0.

/// The plan and the policy of a launch as plain data, for proofs and traces that need nothing else of it.
public struct LaunchModel: Sendable {
    /// The name in figures and on the command line.
    public var name: String
    /// The tasks, in the order in which they were added.
    public var tasks: [LaunchTaskSpec]
    /// The times and rules.
    public var policy: LaunchPolicy
    /// The questions that the owner answers, and whether optional tasks are left out.
    public var options: LaunchMachine.Options

    /// Describes a launch.
    public init(
        name: String, tasks: [LaunchTaskSpec], policy: LaunchPolicy,
        options: LaunchMachine.Options = LaunchMachine.Options()
    ) {
        (self.name, self.tasks, self.policy, self.options) = (name, tasks, policy, options)
    }

    /// The same launch after starts that failed: only what the first screen cannot do without.
    public var inSafeMode: LaunchModel {
        var copy = self
        copy.options.isSafeMode = true
        return copy
    }
}
