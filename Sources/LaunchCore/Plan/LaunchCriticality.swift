// Licensed under the Apache License, Version 2.0.

/// The effect of a task's failure on the launch, and when the task runs.
///
/// A task with a fallback value never fails: the fallback takes the place of its output.
public enum LaunchCriticality: String, Hashable, Sendable, Codable, CaseIterable {
    /// The first screen is impossible without it: its failure ends the launch at once.
    case critical
    /// The first screen waits for it: its failure ends the launch at once, too.
    case required
    /// The first screen waits for it, but appears without its output when it fails.
    case optional
    /// It starts after the launch finished, and its failure changes nothing.
    case secondary

    @inlinable package var endsLaunchOnFailure: Bool { self == .critical || self == .required }
}
